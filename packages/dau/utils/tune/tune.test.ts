import {coverOfGuide} from './cover';
import {BAND, drawTune, LARGE_COVER, SMALL_COVER, WIDTH} from './drawing';
import {hasTones, notesOf} from './notes';

/** The tones of a title. A dash is a word without a tone. */
const tones = (title: string) =>
  notesOf(title)
    .map(({tone = '-'}) => tone)
    .join(' ');

test.each([
  ['ma mà má mả mã mạ', 'ngang huyen sac hoi nga nang'],
  ['MA MÀ MÁ MẢ MÃ MẠ', 'ngang huyen sac hoi nga nang'],
  ['Chữ Việt, ươm đường ẵm ngỡ', 'nga nang ngang huyen nga nga'],
  // Both ways to place the mark
  ['hoà hòa thuỷ thủy Thuý Thúy', 'huyen huyen hoi hoi sac sac'],
  ['gì gìn giữ giếng giêng già ghì', 'huyen huyen nga sac ngang huyen huyen'],
  ['quà quốc quý quyển quắt cũng', 'huyen sac sac hoi sac nga'],
  ['nghiêng khuỷu nguệch ngoằn khoắng xoong rượu yến', 'ngang hoi nang huyen sac ngang nang sac'],
  ['Học Git với Next.js và AI năm 2026', 'nang - sac - huyen - ngang -'],
  // The mark of another language, a syllable that no Vietnamese word has, a stop without a tone
  ['Bếp và café, señor, cèn, đat', 'sac huyen - - - -'],
])('%s: each word has the tone of its mark, or none if it is not Vietnamese', (title, expected) => {
  expect(tones(title)).toBe(expected);
  expect(tones(title.normalize('NFD'))).toBe(expected);
});

test('words that could be Vietnamese or English have a tone only in a title with a marked syllable', () => {
  expect(tones('An hour to go on')).toBe('- - - - -');
  expect(tones('Bình an, to go on')).toBe('huyen ngang ngang ngang ngang');
  expect([hasTones('The café'), hasTones('Cà phê'), hasTones('🚀 2026')]).toEqual([
    false,
    true,
    false,
  ]);
});

const titles = [
  'Phở',
  'Phố',
  'Học Git',
  'Đọc Go',
  'An hour',
  'No hour',
  'Mùa hè ở quê',
  'Nhà bè ở quê',
  'chữ '.repeat(9),
  'chữ '.repeat(10),
  'một hai ba bốn: '.repeat(15),
  '2026',
  '🚀',
];

test('each title has its own drawing, inside its height, and of two or three rows if it is long', () => {
  const drawings = titles.map((title) => drawTune(title, 1000));
  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBe(titles.length);
  for (const {lines, strokes, dots} of drawings) {
    expect(`${strokes}${dots}`).not.toMatch(/NaN|Infinity|\./);
    const tops = [...lines.matchAll(/M-1600 (-?\d+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...tops)).toBeGreaterThan(0);
    expect(Math.max(...tops)).toBeLessThan(1000);
  }
  const rows = (title: string) => drawTune(title, 1000).lines.split('M').slice(1).length / 5;
  expect(['Phở', 'chữ '.repeat(9), 'chữ '.repeat(10), 'chữ '.repeat(60)].map(rows)).toEqual([
    1, 1, 2, 3,
  ]);
});

test('a title has its own band and its own small cover, even if it begins like another', () => {
  const similar = ['Hoàn tác trong Git: chuyện đã xảy ra', 'MDX: bài viết tương tác được'];
  const start = 'Chữ Việt trong máy tính, bài viết thứ';
  const series = [`${start} nhất: gõ chữ`, `${start} hai: tìm kiếm`];
  const different = titles.filter((title) => !/^(chữ ){9}/.test(title));
  const all = [...different, ...similar, ...series];
  for (const kind of [BAND, SMALL_COVER]) {
    const tunes = all.map((title) => drawTune(title, 1000, kind));
    expect(new Set(tunes.map(({strokes, dots}) => strokes + dots)).size).toBe(all.length);
  }
});

test('a band has two rows if a title is long, begins at the left, and its lines are as wide as the drawing', () => {
  const bandOf = (title: string) => drawTune(title, 200, BAND);
  const rowsIn = (title: string) => bandOf(title).lines.split('M').slice(1).length / 5;
  expect(['Phở', 'chữ '.repeat(12), 'chữ '.repeat(13), 'chữ '.repeat(60)].map(rowsIn)).toEqual([
    1, 1, 2, 2,
  ]);
  expect([bandOf('Phở').height, bandOf('chữ '.repeat(13)).height]).toEqual([200, 320]);
  const first = (title: string) => bandOf(title).words[0]?.x;
  expect([first('chữ'), first('chữ chữ')]).toEqual([first('chữ '.repeat(7)), first('chữ')]);
  for (const title of ['chữ chữ', 'chữ '.repeat(12), 'chữ '.repeat(60), 'on and on '.repeat(9)]) {
    const {words, lines} = bandOf(title);
    expect(new Set(lines.match(/h\d+/g))).toEqual(new Set([`h${WIDTH}`]));
    expect(Math.max(...words.map(({x}) => x))).toBeLessThan(WIDTH);
  }
});

test('a title without Vietnamese has a level stroke for each word, and ends in a dot', () => {
  const {strokes, dots} = drawTune('Container queries finally replaced my breakpoints', 1000);
  expect([strokes, dots].map((path) => path.match(/M/g)?.length)).toEqual([6, 1]);
});

test('each word is below its stroke, inside the drawing, and no two words overlap', () => {
  const long = 'Những breakpoints mình ước có ai đó nói cho mình trước khi nhận trực hệ thống';
  for (const title of [...titles.slice(0, 8), long]) {
    const {words, wordSize, lines} = drawTune(title, 1000, LARGE_COVER);
    expect(words.map(({word}) => word).join(' ')).toBe(title.replace(/[:,]/g, '').trim());
    const bottoms = [...lines.matchAll(/M-1600 (-?\d+)/g)].map(([, y]) => Number(y));
    words.forEach(({word, x, y}, index) => {
      expect(bottoms.some((bottom) => bottom < y && y < bottom + 3 * wordSize)).toBe(true);
      const half = 0.28 * wordSize * word.length;
      expect(x - half).toBeGreaterThan(0);
      expect(x + half).toBeLessThan(WIDTH);
      const next = words[index + 1];
      if (next?.y === y)
        expect(next.x - 0.28 * wordSize * next.word.length).toBeGreaterThan(x + half);
    });
  }
  // Words that would be too small to read are left out
  expect(drawTune('chữ '.repeat(60), 1000, LARGE_COVER).words).toEqual([]);
});

test('a cropped drawing has the first and the last four words, in two rows', () => {
  const title = 'Một hai ba bốn năm sáu bảy tám chín mười';
  const [whole, cropped] = [drawTune(title, 1000), drawTune(title, 1000, SMALL_COVER)];
  expect(whole.words).toHaveLength(10);
  expect(cropped.words.map(({word}) => word).join(' ')).toBe('Một hai ba bốn bảy tám chín mười');
  expect(cropped.lines.split('M')).toHaveLength(11);
  expect(drawTune('Một hai ba bốn', 1000, SMALL_COVER).lines.split('M')).toHaveLength(6);
});

test('a drawing is small, and the same in both Unicode forms', () => {
  const long = 'Chữ Việt trong máy tính: từ dấu thanh đến đường dẫn, và những lỗi hay gặp nhất';
  const drawing = drawTune(long, 1000);
  expect(JSON.stringify(drawing).length).toBeLessThan(3000);
  expect(drawTune(long.normalize('NFD'), 1000)).toEqual(drawing);
});

test('guides next to each other have different colors, and a translation has the tune of its original', () => {
  const guides = ['b', 'a', 'c', 'd'].map((id) => ({id, title: id, frontMatter: {}}));
  expect(guides.map((guide) => coverOfGuide(guide, guides).plate)).toEqual([1, 0, 2, 0]);
  const frontMatter = {tune: 'Nhánh'};
  expect(coverOfGuide({id: 'e', title: 'Branch', frontMatter}, guides).tune).toBe('Nhánh');
});
