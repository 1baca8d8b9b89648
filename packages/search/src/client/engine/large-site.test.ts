import {buildIndex} from '../../server/build-index';
import {createEngine} from './index';

// Only sites of about a thousand pages have so many shards that they become larger
jest.mock('../../shared/tuning', () => {
  const tuning = jest.requireActual<{SIZES: object}>('../../shared/tuning');
  return {...tuning, SIZES: {...tuning.SIZES, shards: 20}};
});

const letters = 'bcdghklmnprstvx';
const nameOf = (i: number) =>
  [...i.toString(15).padStart(3, '0')].map((digit) => `${letters[parseInt(digit, 15)]}u`).join('');
const names = Array.from({length: 400}, (_, i) => nameOf(i * 7));
const pages = names.map((name) => ({
  url: `/${name}`,
  title: name,
  place: '',
  sections: ['', 'Cài đặt', 'Gỡ bỏ'].map((heading, i) => ({
    heading,
    anchor: heading && `s${i}`,
    text: `Lệnh ${name}${i} chạy trong thư mục ${name}.`,
    code: '',
  })),
}));
let files = buildIndex(pages);
globalThis.fetch = jest.fn((url: string) =>
  Promise.resolve(new Response(files.get(url.replace('/index/', '')))),
) as unknown as typeof fetch;
const engine = createEngine('/index/');
const first = async (query: string) => (await engine.search(query, 5)).pages[0];

test('on a site with many pages, each word finds its page and its section', async () => {
  expect([...files.keys()].filter((name) => /\/s\d+\.txt$/.test(name)).length).toBeLessThan(25);
  for (const name of names.filter((_, i) => i % 20 === 0)) {
    expect(await first(name)).toMatchObject({url: `/${name}`});
    expect(await first(`${name}2`)).toMatchObject({url: `/${name}`, hits: [{anchor: 's2'}]});
  }
  // Also with a typo at the beginning or end
  const name = names[210] ?? '';
  expect(await first(`z${name.slice(1)}`)).toMatchObject({url: `/${name}`});
  expect(await first(`${name.slice(0, -1)}z`)).toMatchObject({url: `/${name}`});
});

test('no file grows with the number of pages', () => {
  expect(Math.max(...[...files.values()].map((text) => text.length))).toBeLessThan(7_000);
});

/** A page of one section. */
const shortPage = (url: string, title: string, text: string) => ({
  ...{url, title, place: ''},
  sections: [{heading: '', anchor: '', text, code: ''}],
});

test('a page whose common words are too many to list is still the best one', async () => {
  const other = shortPage('/other', 'Khác', 'Gọn nhẹ mạnh bảo.');
  const common = names.map((name) => shortPage(`/${name}`, name, 'Gọn nhẹ mạnh hơn.'));
  const best = shortPage('/best', 'Tin cậy', 'Bảo mật, bảo vệ, bảo đảm. Gọn nhẹ mạnh.');
  const rest = names.map((name) => shortPage(`/rest/${name}`, name, 'Một trang khác.'));
  files = buildIndex([other, ...common, best, ...rest]);
  const {pages: found} = await createEngine('/index/').search('bảo mạnh nhẹ gọn', 5);
  expect(found.slice(0, 2).map(({url}) => url)).toEqual(['/best', '/other']);
});

test('the beginning of a word finds words that come after many pairs of a shorter word', async () => {
  // Each page is there three times, because the index contains no pairs of rare words
  const lens = shortPage('/lens', 'Lenses', 'Một trang khác.');
  files = buildIndex([...pages, ...pages, ...pages, lens]);
  const {pages: found} = await createEngine('/index/').search('len', 5);
  expect(found[0]?.url).toBe('/lens');
});
