import {visit} from 'unist-util-visit';

type Element = {tagName: string; properties: Record<string, unknown>};

/**
 * A rehype step for plain Markdown, which an HTML parser reads. It restores what that parser
 * changes: the element of an admonition's title, and the `live` attribute of code. It removes handlers
 * such as `onclick="…"`: the policy blocks them, and React crashes on them.
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
