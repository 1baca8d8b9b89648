import {deepEqual} from './deepEqual';

describe('deepEqual', () => {
  test.each([
    ['nested data', {a: [1, {b: 'ế'}]}, {a: [1, {b: 'ế'}]}],
    ['a different order of keys', {a: 1, b: 2}, {b: 2, a: 1}],
    ['dates', new Date('2026-06-01'), new Date('2026-06-01')],
    ['NaN', Number.NaN, Number.NaN],
    ['objects without a prototype', Object.create(null), Object.create(null)],
  ])('equal: %s', (_name, a, b) => {
    expect(deepEqual(a, b)).toBe(true);
  });

  test.each([
    ['a deep difference', {a: [1, {b: 'ế'}]}, {a: [1, {b: 'e'}]}],
    ['one more key', {a: 1}, {a: 1, b: undefined}],
    ['a different key with the same value', {a: undefined}, {b: undefined}],
    ['an array and an object', [], {}],
    ['null and an object', null, {}],
    ['a number and a string', 1, '1'],
    ['different dates', new Date('2026-06-01'), new Date('2026-06-02')],
    ['two sets, which it does not look into', new Set([1]), new Set([1])],
  ])('not equal: %s', (_name, a, b) => {
    expect(deepEqual(a, b)).toBe(false);
  });
});
