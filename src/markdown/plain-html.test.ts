/** @jest-environment node */
import {plainHtml} from './plain-html';

// With such a handler, React shows no page (minified error 231)
test('event handlers in plain Markdown are removed, and other attributes are not', () => {
  const element = {
    type: 'element',
    tagName: 'b',
    properties: {onClick: 'a()', onclick: 'a()', title: 'c'},
  };
  plainHtml()({type: 'root', children: [element]});
  expect(element.properties).toEqual({title: 'c'});
});
