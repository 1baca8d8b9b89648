import {plainHtml} from './plain-html';

// If an event handler is a string, React throws error 231 and shows no page
test('event handlers in plain Markdown are removed, and other attributes are not', () => {
  const element = {
    type: 'element',
    tagName: 'b',
    properties: {onClick: 'a()', onclick: 'a()', title: 'c'},
  };
  plainHtml()({type: 'root', children: [element]});
  expect(element.properties).toEqual({title: 'c'});
});
