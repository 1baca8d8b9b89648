import {visit} from 'unist-util-visit';

type Element = {tagName: string; properties: Record<string, unknown>};

/**
 * A rehype step for plain Markdown. It restores the element of an admonition's title and the `live`
 * attribute of code, which the HTML parser changes. It also removes event handlers such as
 * `onclick="…"`, because the content security policy blocks them, and React crashes on them.
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
