import {DomUtils, parseDocument} from 'htmlparser2';

import type {Node} from './markdown-tree';

/**
 * Adds an `htmlElement` node for each HTML element in plain Markdown, so that checks can treat it like
 * an MDX element.
 */
export function addHtmlElements(node: Node): Node {
  node.children?.forEach(addHtmlElements);
  const {type, value = '', position} = node;
  if (type !== 'html' || !position) return node;
  const html = parseDocument(value, {lowerCaseTags: false, withStartIndices: true});
  const children = DomUtils.getElementsByTagName('*', html).map((element): Node => {
    const before = value.slice(0, element.startIndex ?? 0).split('\n').length - 1;
    return {
      type: 'htmlElement',
      // An all-caps name is an HTML element, because component names contain lowercase letters
      name: /[a-z]/.test(element.name) ? element.name : element.name.toLowerCase(),
      attributes: element.attributes.map((each) => ({...each, type: 'htmlAttribute'})),
      position: {...position, start: {...position.start, line: position.start.line + before}},
    };
  });
  return Object.assign(node, {children});
}
