import {Parser} from 'htmlparser2';

import type {Node} from '../markdown-tree';

/**
 * Adds an `htmlElement` node for each HTML element in plain Markdown, so that checks can treat it like
 * an MDX element.
 */
export function addHtmlElements(node: Node): Node {
  node.children?.forEach(addHtmlElements);
  const {type, value = '', position} = node;
  if (type !== 'html' || !position) return node;
  const elements: Node[] = [];
  const parser = new Parser(
    {
      onopentag(written, found) {
        const before = value.slice(0, parser.startIndex).split('\n').length - 1;
        const start = {...position.start, line: position.start.line + before};
        const attributes = Object.entries(found).map(([key, text]) => ({
          type: 'htmlAttribute',
          name: key,
          value: text,
        }));
        // An all-caps name is an HTML element, because component names contain lowercase letters
        const name = /[a-z]/.test(written) ? written : written.toLowerCase();
        elements.push({type: 'htmlElement', name, attributes, position: {...position, start}});
      },
    },
    {lowerCaseTags: false},
  );
  parser.end(value);
  return Object.assign(node, {children: elements});
}
