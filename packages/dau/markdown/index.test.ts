import {plainHtml, numbersWithUnits} from '.';

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

test('a number is on the same line as its unit, except in code', () => {
  const [text, code] = ['từ 9 giây, 98 %, 5 ₫, 1 2 – 3', 'sleep 9 s'].map((value) => ({
    type: 'text',
    value,
  }));
  const elements = [
    {type: 'element', tagName: 'p', children: [text]},
    {type: 'mdxJsxTextElement', name: 'code', children: [code]},
  ];
  numbersWithUnits()({type: 'root', children: elements} as never);
  expect([text, code].map((node) => node?.value)).toEqual([
    'từ 9\u00a0giây, 98\u00a0%, 5\u00a0₫, 1 2 – 3',
    'sleep 9 s',
  ]);
});
