import {classOf, pieces} from './colors';
import {tokenize} from './grammar';

// The test only needs the languages that the library includes
jest.mock('@theme/prism-include-languages', () => () => undefined);

const token = (types: string, content: string) => ({types: types.split(' '), content});

test('a piece with several kinds has one colour, and may be bold or italic too', () => {
  expect(classOf(['method', 'function', 'property-access'])).toBe('token function');
  expect(classOf(['punctuation', 'attr-value'])).toBe('token punctuation');
  expect(classOf(['bold', 'content'])).toBe('token bold');
  expect(classOf(['title', 'important', 'bold'])).toBe('token function bold');
});

test('a piece without a colour has no class', () => {
  expect(classOf(['plain'])).toBeUndefined();
  expect(classOf(['method', 'property-access'])).toBeUndefined();
});

test('adjacent pieces with the same look become one, including the space between them', () => {
  expect(
    pieces([
      [
        token('plain', '  '),
        token('keyword', 'return'),
        token('plain', ' a'),
        token('punctuation', ')'),
      ],
      [token('punctuation', '}'), token('plain', '')],
    ]),
  ).toEqual([
    {className: undefined, text: '  '},
    {className: 'token keyword', text: 'return'},
    {className: undefined, text: ' a'},
    {className: 'token punctuation', text: ')\n}'},
  ]);
});

test.each([
  ['js', "const a = 'ấ'; // ộ\n\n\n\tif (a) {\n  b(`x\n\n${a}`);\n}"],
  ['md', '# Dấu\n\n**đậm** và *nghiêng*\n'],
  ['no-such-language', 'một\n\nhai'],
  ['js', ''],
])('%s: no letter and no line is lost, added or moved', (language, code) => {
  const all = pieces(tokenize(code, language));
  expect(all.map(({text}) => text).join('')).toBe(code);
});
