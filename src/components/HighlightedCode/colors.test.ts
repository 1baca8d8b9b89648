import {classOf, pieces} from './colors';

const token = (types: string, content: string) => ({types: types.split(' '), content});

test('a piece has one colour, whatever its kinds, and letters of their own besides', () => {
  expect(classOf(['method', 'function', 'property-access'])).toBe('token function');
  expect(classOf(['punctuation', 'attr-value'])).toBe('token punctuation');
  expect(classOf(['bold', 'content'])).toBe('token bold');
  expect(classOf(['title', 'important', 'bold'])).toBe('token function bold');
});

test('what has no colour has no class', () => {
  expect(classOf(['plain'])).toBeUndefined();
  expect(classOf(['method', 'property-access'])).toBeUndefined();
});

test('neighbours that look alike are one piece, with the space between them', () => {
  expect(
    pieces([
      token('plain', '  '),
      token('keyword', 'return'),
      token('plain', ' '),
      token('plain', 'a'),
      token('punctuation', ')'),
      token('plain', '\n'),
      token('punctuation', '}'),
      token('plain', ''),
    ]),
  ).toEqual([
    {className: undefined, text: '  '},
    {className: 'token keyword', text: 'return '},
    {className: undefined, text: 'a'},
    {className: 'token punctuation', text: ')\n}'},
  ]);
});

test('no letter is lost, and none is moved', () => {
  const tokens = [
    token('plain', '\n\t'),
    token('string', 'ấ'),
    token('plain', ' '),
    token('comment', '// ộ'),
    token('plain', '  \n'),
  ];
  expect(
    pieces(tokens)
      .map(({text}) => text)
      .join(''),
  ).toBe('\n\tấ // ộ  \n');
});

test('no code has no pieces', () => {
  expect(pieces([token('plain', '')])).toEqual([]);
});
