import {nextIndex} from '.';

jest.mock('@theme/NavbarItem', () => ({__esModule: true, default: () => null}));

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, null],
])('S10 %s from item %i of 3 moves to %s', (key, from, to) => {
  expect(nextIndex(key, from, 3)).toBe(to);
});
