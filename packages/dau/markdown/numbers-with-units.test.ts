import {numbersWithUnits} from './numbers-with-units';

test('a number is in one line with its unit, except in code', () => {
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
