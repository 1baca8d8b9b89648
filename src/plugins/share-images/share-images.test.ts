/** @jest-environment node */
import {shareImagePath} from './image-path';
import {setTitle} from './card';
import {breakLines, cutLine, missingIn} from './typesetting';

test('the picture lies at the path of its page, whatever the base URL', () => {
  expect(shareImagePath('/blog/a', '/')).toBe('share/blog/a.png');
  expect(shareImagePath('/my-site/en/docs/git/b', '/my-site/en/')).toBe('share/docs/git/b.png');
});

describe('a title is set', () => {
  // Every letter as wide as half the size
  const font = {
    ascender: 1000,
    descender: -265,
    unitsPerEm: 1000,
    charToGlyphIndex: (character: string) => (character > 'ỹ' ? 0 : 1),
    getAdvanceWidth: (text: string, size: number) => (text.length * size) / 2,
  };

  test('in lines between words, and within one that is wider than a line', () => {
    expect(breakLines(font, 'một  hai ba', 2, 7)).toEqual(['một hai', 'ba']);
    expect(breakLines(font, 'a siêudàilắm b', 2, 5)).toEqual(['a', 'siêud', 'àilắm', 'b']);
    expect(breakLines(font, '', 2, 5)).toEqual([]);
  });

  test('without the characters that the font lacks', () => {
    expect(missingIn(font, 'Học 🚀 日本')).toEqual(['🚀', '日', '本']);
  });

  test('cut with an ellipsis if it is wider than its line', () => {
    expect(cutLine(font, 'một hai ba', 2, 7)).toBe('một ha…');
    expect(cutLine(font, 'một hai', 2, 4)).toBe('một…');
    expect(cutLine(font, 'một hai', 2, 7)).toBe('một hai');
  });

  test('at the largest size at which all of it fits', () => {
    expect(setTitle(font, 'Dấu')).toEqual({lines: ['Dấu'], size: 84});
    expect(setTitle(font, 'năm chữ '.repeat(8)).size).toBe(68);
    const {lines, size} = setTitle(font, 'dài '.repeat(200));
    expect([lines.length, size, lines[4]?.at(-1)]).toEqual([5, 42, '…']);
  });
});
