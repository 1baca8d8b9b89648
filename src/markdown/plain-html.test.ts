/** @jest-environment node */
import {plainHtml} from './plain-html';

// React stops the page at such a handler: minified error 231
test('event handlers in the HTML of plain Markdown are removed; other attributes stay', () => {
  const element = {
    type: 'element',
    tagName: 'b',
    properties: {onClick: 'a()', onclick: 'a()', title: 'c'},
  };
  plainHtml()({type: 'root', children: [element]});
  expect(element.properties).toEqual({title: 'c'});
});
