import {visit} from 'unist-util-visit';

type Element = {tagName: string; properties: Record<string, unknown>};

/**
 * A rehype step for plain Markdown, whose pages go through a parser of HTML. It brings back what that
 * parser changes: the element of a title with markup in it, and the mark of live code. It leaves out
 * handlers such as `onclick="…"`: React stops the whole page at one, and the policy blocks them.
 */
export const plainHtml = () => (tree: object) => {
  visit(tree as never, 'element', (node: Element) => {
    if (node.tagName === 'mdxadmonitiontitle') node.tagName = 'mdxAdmonitionTitle';
    if (node.properties.live === '') node.properties.live = true;
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(
        ([name, value]) => typeof value !== 'string' || !/^on/i.test(name),
      ),
    );
  });
};
