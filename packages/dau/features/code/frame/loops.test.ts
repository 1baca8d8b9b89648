import {guardLoops} from './loops';

test.each([
  ['do b(); while (a)', 'do b(); while (ok(),a)'],
  [
    'for (let i = [1, 2].at(0); i < (n); i++) {}',
    'for (let i = [1, 2].at(0);ok(), i < (n); i++) {}',
  ],
  ['while (a) { for (;;) {} }', 'while (ok(),a) { for (;ok();) {} }'],
  [
    '(function A(): number { while (a as any) {} return <p>{f<T>(1)}</p>; }\n)',
    '(function A(): number { while (ok(),a as any) {} return <p>{f<T>(1)}</p>; }\n)',
  ],
])('a loop calls the check before its condition: %s', (code, expected) => {
  expect(guardLoops(code, 'ok')).toBe(expected);
});

test.each([
  'for (const a of b) {}',
  'obj.while(a)',
  'const text = "while (a)" + `while (a) ${b} for (;;)`; // while (a)',
  '<label for="a">while (a) for (;;)</label>',
  'while (a',
])('other code, and code with a syntax error, does not change: %s', (code) => {
  expect(guardLoops(code, 'ok')).toBe(code);
});
