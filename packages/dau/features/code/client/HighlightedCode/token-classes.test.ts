import {classOf, pieces} from './token-classes';
import {tokenize} from './grammar';

// The library's bundled languages are enough for this test
jest.mock('@theme/prism-include-languages', () => () => undefined);

test.each([
  ['method function property-access', 'token function'],
  ['punctuation attr-value', 'token punctuation'],
  ['title important bold', 'token function bold'],
  ['bold content', 'token bold'],
  ['plain', undefined],
])('a token has at most one color and may be bold: %s', (types, className) => {
  expect(classOf(types.split(' '))).toBe(className);
});

test.each([
  ['js', "const a = 'ấ'; // ộ\n\n\n\tif (a) {\n  b(`x\n\n${a}`);\n}"],
  ['no-such-language', 'một\n\nhai'],
  ['js', ''],
])('highlighting does not change the code: %s', (language, code) => {
  const all = pieces(tokenize(code, language));
  expect(all.map(({text}) => text).join('')).toBe(code);
});
