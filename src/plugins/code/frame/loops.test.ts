import {createLoopCheck, guardLoops} from './loops';

const guarded = (code: string) => guardLoops(code, 'ok');

test.each([
  ['while (a) b()', 'while (ok(),a) b()'],
  ['do b(); while (a)', 'do b(); while (ok(),a)'],
  ['for (;;) {}', 'for (;ok();) {}'],
  [
    'for (let i = [1, 2].at(0); i < (n); i++) {}',
    'for (let i = [1, 2].at(0);ok(), i < (n); i++) {}',
  ],
  ['while (a) { for (;;) {} }', 'while (ok(),a) { for (;ok();) {} }'],
])('%s calls the check before its condition', (code, expected) => {
  expect(guarded(code)).toBe(expected);
});

test.each([
  'for (const a of b) {}',
  'for (const a in b) { c(); }',
  'obj.while(a)',
  'const text = "while (a)" + `while (a) ${b} for (;;)`; // while (a)',
  '<label for="a">while (a) for (;;)</label>',
  'while (a',
])('no loop that needs a check: %s', (code) => {
  expect(guarded(code)).toBe(code);
});

test('TypeScript and JSX around a loop stay as they are', () => {
  expect(guarded('(function A(): number { while (a as any) {} return <p>{f<T>(1)}</p>; }\n)')).toBe(
    '(function A(): number { while (ok(),a as any) {} return <p>{f<T>(1)}</p>; }\n)',
  );
});

describe('the check', () => {
  let now = 0;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('ends a loop after two seconds without a turn for the browser', () => {
    const onLate = jest.fn();
    const check = createLoopCheck(onLate);
    expect(check()).toBe(true);
    now += 1_900;
    expect(check()).toBe(true);
    now += 200;
    expect(check).toThrow(RangeError);
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  test('lets a loop run on that gives the browser turns', () => {
    const check = createLoopCheck(() => undefined);
    for (let second = 0; second < 10; second += 1) {
      expect(check()).toBe(true);
      now += 1_000;
      jest.runAllTimers();
    }
  });
});
