import {codePointName, inspectText} from './inspectText';

describe('inspectText', () => {
  test('counts a text in both forms', () => {
    expect(inspectText('Tiếng Việt'.normalize('NFC')).lengths).toEqual({
      typed: 10,
      nfc: 10,
      nfd: 14,
    });
    expect(inspectText('Tiếng Việt'.normalize('NFD')).lengths).toEqual({
      typed: 14,
      nfc: 10,
      nfd: 14,
    });
  });

  test('decomposes a letter into its base letter and marks', () => {
    expect(inspectText('ế').letters).toEqual([
      {letter: '\u1ebf', nfc: ['\u1ebf'], nfd: ['e', '\u0302', '\u0301']},
    ]);
  });

  test('đ does not decompose', () => {
    expect(inspectText('đ').letters).toEqual([{letter: 'đ', nfc: ['\u0111'], nfd: ['\u0111']}]);
  });

  test('does not split characters outside the basic multilingual plane', () => {
    expect(inspectText('👍').letters.map(({letter}) => letter)).toEqual(['👍']);
  });

  test('returns the text without marks, and the slug', () => {
    const {plain, slug} = inspectText('Đường về nhà');
    expect(plain).toBe('Duong ve nha');
    expect(slug).toBe('duong-ve-nha');
  });

  test('an empty text has no letters', () => {
    expect(inspectText('').letters).toEqual([]);
  });
});

test.each([
  ['A', 'U+0041'],
  ['ế', 'U+1EBF'],
  ['👍', 'U+1F44D'],
])('the code point of %s is %s', (character, name) => {
  expect(codePointName(character)).toBe(name);
});
