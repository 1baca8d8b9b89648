import {hasMarks, toWords} from './letters';

test('a word without its marks has the same letters, horns and bars, but no dot on an i with a mark above', () => {
  const bare = (text: string) =>
    toWords(text).map((word) => (typeof word === 'string' ? word : word.bare));
  expect(bare('“Không đường”, đấy!').join('')).toBe('“Khong đương”, đay!');
  expect(bare('Thị Lí ĩ Ị Ì'.normalize('NFD')).join('')).toBe('Thi Lı ı I I');
  expect(bare('Git'.repeat(4) + 'ế').join('')).toBe('GitGitGitGitế');
  expect(hasMarks('Đơn')).toBe(false);
  // A number is on the same line as the word after it
  expect(toWords('từ 9 giây')[1]).toBe(' 9\u00a0');
});

test('the marks of a letter are above it, below it, or both', () => {
  expect(toWords('ậ Việt tạo')).toEqual([
    {bare: 'a', parts: [{text: 'ậ', position: 'both'}]},
    ' ',
    {bare: 'Viet', parts: [{text: 'Vi'}, {text: 'ệ', position: 'both'}, {text: 't'}]},
    ' ',
    {bare: 'tao', parts: [{text: 't'}, {text: 'ạ', position: 'below'}, {text: 'o'}]},
  ]);
});
