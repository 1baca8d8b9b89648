import {drawTune, LARGE_COVER, SMALL_COVER, WIDTH} from './drawing';
import {hasTones, notesOf} from './notes';

/** The tones of a title. A dash is a word without a tone. */
const tones = (title: string) =>
  notesOf(title)
    .map(({tone = '-'}) => tone)
    .join(' ');

test.each([
  ['ma mà má mả mã mạ', 'ngang huyền sắc hỏi ngã nặng'],
  ['MA MÀ MÁ MẢ MÃ MẠ', 'ngang huyền sắc hỏi ngã nặng'],
  ['Chữ Việt, ươm đường ẵm ngỡ', 'ngã nặng ngang huyền ngã ngã'],
  // Both ways to place the mark
  ['hoà hòa thuỷ thủy Thuý Thúy', 'huyền huyền hỏi hỏi sắc sắc'],
  ['gì gìn giữ giếng giêng già ghì', 'huyền huyền ngã sắc ngang huyền huyền'],
  ['quà quốc quý quyển quắt cũng', 'huyền sắc sắc hỏi sắc ngã'],
  ['nghiêng khuỷu nguệch ngoằn khoắng xoong rượu yến', 'ngang hỏi nặng huyền sắc ngang nặng sắc'],
  ['Học Git với Next.js và AI năm 2026', 'nặng - sắc - huyền - ngang -'],
  // The mark of another language, a syllable that no Vietnamese word has, a stop without a tone
  ['Bếp và café, señor, cèn, đat', 'sắc huyền - - - -'],
])('%s: each word has the tone of its mark, or none if it is not Vietnamese', (title, expected) => {
  expect(tones(title)).toBe(expected);
  expect(tones(title.normalize('NFD'))).toBe(expected);
});

test('words that could be Vietnamese or English have a tone only in a title with a marked syllable', () => {
  expect(tones('An hour to go on')).toBe('- - - - -');
  expect(tones('Bình an, to go on')).toBe('huyền ngang ngang ngang ngang');
  expect([hasTones('The café'), hasTones('Cà phê'), hasTones('🚀 2026')]).toEqual([
    false,
    true,
    false,
  ]);
});

/** Titles that are short, have no Vietnamese, or have no words. */
const titles = [
  'Phở',
  'Học Git',
  'An hour',
  '2026',
  '🚀',
  'Chữ Việt trong máy, bài thứ nhất: gõ chữ',
];
const long = ['chữ '.repeat(11), 'chữ '.repeat(12), 'một hai ba bốn: '.repeat(15)];

test('a long title has up to three rows, inside the height of its drawing', () => {
  const rows = [...titles, ...long].map((title) => {
    const {lines, strokes, dots} = drawTune(title, 1000);
    expect(`${strokes}${dots}`).not.toMatch(/NaN|Infinity|\./);
    const tops = [...lines.matchAll(/M-1600 (-?\d+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...tops)).toBeGreaterThan(0);
    expect(Math.max(...tops)).toBeLessThan(1000);
    return tops.length / 5;
  });
  expect(rows.slice(-3)).toEqual([1, 2, 3]);
});

test('words are inside the drawing and do not overlap; words that would be too small are left out', () => {
  const title = 'Những breakpoints mình ước có ai đó nói cho mình trước khi nhận trực hệ thống';
  const {words, wordSize} = drawTune(title, 1000, LARGE_COVER);
  expect(words.map(({word}) => word).join(' ')).toBe(title);
  const halfOf = ({word}: {word: string}) => 0.28 * wordSize * word.length;
  words.forEach((word, index) => {
    expect(word.x - halfOf(word)).toBeGreaterThan(0);
    expect(word.x + halfOf(word)).toBeLessThan(WIDTH);
    const next = words[index + 1];
    if (next?.y === word.y) expect(next.x - halfOf(next)).toBeGreaterThan(word.x + halfOf(word));
  });
  expect(drawTune('chữ '.repeat(60), 1000, LARGE_COVER).words).toEqual([]);
});

test('a cropped drawing has the first and the last two Vietnamese words', () => {
  const cropped = drawTune('Git: một hai ba bốn năm sáu bảy tám chín mười', 1000, SMALL_COVER);
  expect(cropped.words.map(({word}) => word).join(' ')).toBe('một hai chín mười');
});
