import {Parser} from 'htmlparser2';

import type {Node} from '../markdown-tree';

/**
 * Adds the elements in the HTML of plain Markdown to its tree, as children of the type `htmlElement`
 * with a name and attributes. So one check reads them and the elements of MDX.
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
        // Old HTML has element names in capitals; component names also have lower-case letters
        const name = /[a-z]/.test(written) ? written : written.toLowerCase();
        elements.push({type: 'htmlElement', name, attributes, position: {...position, start}});
      },
    },
    {lowerCaseTags: false},
  );
  parser.end(value);
  return Object.assign(node, {children: elements});
}
