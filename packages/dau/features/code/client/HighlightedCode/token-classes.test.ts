import {classOf} from './token-classes';

test.each([
  ['method function property-access', 'token function'],
  ['punctuation attr-value', 'token punctuation'],
  ['title important bold', 'token function bold'],
  ['bold content', 'token bold'],
  ['plain', 'token'],
])('a token has at most one color and may be bold: %s', (types, className) => {
  expect(classOf(types.split(' '))).toBe(className);
});
