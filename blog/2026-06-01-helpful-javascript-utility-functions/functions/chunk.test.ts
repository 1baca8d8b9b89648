import {chunk} from './chunk';

describe('chunk', () => {
  test('cuts a list; the rest comes last', () => {
    expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });

  test('a size larger than the list gives one piece', () => {
    expect(chunk(['a', 'b'], 10)).toEqual([['a', 'b']]);
  });

  test('an empty list gives no pieces', () => {
    expect(chunk([], 3)).toEqual([]);
  });

  test('leaves the original list alone', () => {
    const items = [1, 2, 3];
    chunk(items, 1);
    expect(items).toEqual([1, 2, 3]);
  });

  test.each([0, -1, 1.5, Number.NaN])('rejects the size %p', (size) => {
    expect(() => chunk([1], size)).toThrow(RangeError);
  });
});
