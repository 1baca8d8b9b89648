import {gom} from './gom';

test('puts equal neighbors together', () => {
  expect(gom(['a', 'a', 'b'])).toEqual([['a', 'a'], ['b']]);
});

test('keeps equal ones apart where another stands between them', () => {
  expect(gom([1, 2, 1])).toEqual([[1], [2], [1]]);
});
