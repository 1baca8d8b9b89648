import fc from 'fast-check';

import {buildIndex} from '../../server/build-index';
import {wordsOf} from '../../shared/words';
import {createEngine} from './index';

function engineOver(all: Parameters<typeof buildIndex>[0]) {
  const files = buildIndex(all);
  globalThis.fetch = jest.fn((url: string) => {
    const text = files.get(url.replace('/index/', ''));
    return Promise.resolve(new Response(text ?? '', {status: text === undefined ? 404 : 200}));
  }) as unknown as typeof fetch;
  return createEngine('/index/');
}

/** @param sections the text of each section, after its heading and a colon if it has a heading */
const page = (url: string, title: string, ...sections: string[]) => ({
  url,
  title,
  place: '',
  sections: sections.map((section, i) => {
    const [, heading = '', text = ''] = /^(?:(.+): )?(.*)$/.exec(section) ?? [];
    return {heading, anchor: i === 0 ? '' : `s${i}`, text, code: ''};
  }),
});

const pages = [
  page('/loi', 'Không tìm thấy trang', 'Trang bạn tìm không có ở đây.', 'Vì sao: Đường dẫn đã cũ.'),
  page('/ban', 'Cái bàn', 'Một cái bàn bằng gỗ.', 'Chân bàn: Bàn có bốn chân.'),
  page('/ban-be', 'Bạn bè', 'Bạn bè cùng học lập trình.', 'Tìm bạn: Bạn ở khắp nơi.'),
  page('/net', 'Ngôn ngữ', 'So sánh C#, C++ và .NET với JavaScript.', 'useState: Giữ trạng thái.'),
  page('/git', 'Sổ tay Git', 'Lệnh git rebase xếp lại commit.', 'Hoàn tác: Dùng git reset.'),
  page(
    '/languages',
    'Ngoại ngữ',
    '今日は図書館で日本語を勉強します。 我们配置数据库连接。 ฉันไปห้องสมุดทุกวัน',
  ),
  page(
    '/other',
    '数',
    '据庫 Ðuôi ɖèn. Node.js, UTF-8, Material3BottomAppBarOptions, XMLHttpRequest',
  ),
];
const engine = engineOver(pages);
const urls = async (query: string) => (await engine.search(query, 10)).pages.map(({url}) => url);

test('words are folded in both Unicode forms, C#, C++ and .NET are words, and hòa equals hoà', () => {
  const foldedWords = (text: string) => wordsOf(text).map(({folded}) => folded);
  expect(foldedWords('ĐƯỜNG dẫn Ỹ'.normalize('NFD'))).toEqual(['duong', 'dan', 'y']);
  const names = foldedWords('C#, C++ và .NET; example.net');
  expect(names).toEqual(['c#', 'c++', 'va', '.net', 'example', 'net']);
  const [first, second] = wordsOf('hòa hoà');
  expect(first?.exact).toBe(second?.exact);
});

test('a query without diacritics finds words with diacritics, and the exact spelling ranks first', async () => {
  expect((await urls('khong tim thay'))[0]).toBe('/loi');
  expect((await urls('duong dan'))[0]).toBe('/loi');
  expect((await urls('bàn'))[0]).toBe('/ban');
  expect((await urls('bạn'))[0]).toBe('/ban-be');
  expect(await urls('ban')).toEqual(expect.arrayContaining(['/ban', '/ban-be']));
});

test("a query's words are marked; longer words are marked if a section has no exact match", async () => {
  const marked = async (query: string) => {
    const {pages: found} = await engine.search(query, 10);
    const [hit] = found.find(({url}) => url === '/ban')?.hits ?? [];
    return hit?.snippet.filter(({isMarked}) => isMarked).map(({text}) => text);
  };
  expect(await marked('ban')).toEqual(['bàn']);
  expect(await marked('ba')).toEqual(['bàn bằng']);
});

test.each([
  ['C#', '/net'],
  ['usestate', '/net'],
  ['javascri', '/net'],
  ['javasrcipt', '/net'],
  ['図書館', '/languages'],
  ['数据库', '/languages'],
  ['ห้องสมุด', '/languages'],
  ['nodejs utf8', '/other'],
  ['bottomappbar', '/other'],
  ['httprequest', '/other'],
  ['đuôi đèn', '/other'],
  ['Mate\u00adrial3\u200b\u200d', '/other'],
])(
  'identifiers, word beginnings, typos and words in scripts without spaces are found: %s',
  async (query, url) => {
    expect((await urls(query))[0]).toBe(url);
  },
);

/** The text of two pages in a language, and queries whose first result must be the first page. */
const LANGUAGES = `
Vietnamese | Trang không tìm thấy. | Cái bàn tím. | khong tim thay | không tìm thấy | Khong
Czech | Příliš žluťoučký kůň pěl. | Vlk a zajíc. | prilis zlutoucky kun | kůň | kun
Polish | Zażółć gęślą jaźń, żółw w Łodzi. | Mały kot. | zazolc gesla jazn | lodzi
French | L’œuvre d’un élève français. | Un œuf. | oeuvre | eleve francais | élève
Portuguese | A configuração não é difícil. | A ação. | configuracao | nao e dificil
Spanish | El año del pingüino español. | El ano. | pinguino espanol | año
Turkish | Isparta ve İstanbul ışığı. | Ankara gölü. | isigi | ISPARTA | ışığı
German | Die Größe der Straße in Köln. | Der Gruß. | grosse | groesse | strasse | koeln | Größe
Danish | Rødgrød på Ærø. | En båd. | rodgrod | roedgroed | aero
Icelandic | Þór og Ðalur í Reykjavík. | Maður. | thor | dalur | reykjavik
Romanian | Știință și țară. | O casă. | stiinta si tara | țară
Russian | Ещё один зелёный ёжик. | Старый ель. | еще | зеленый ежик | ёжик
Greek | Η αναζήτηση λέξεων, ο Οδυσσέας. | Το σπίτι. | αναζητηση λεξεων | οδυσσεας | ΟΔΥΣΣΕΑΣ
Arabic | كِتَابُ اللُّغَةِ العَرَبِيَّةِ | قلم جديد | كتاب اللغة | العربية
Hebrew | שָׁלוֹם עוֹלָם | ספר חדש | שלום | שלום עולם
Japanese | 検索の設定を変更します。 | データベースを接続します。 | 検索 | 設定を変更
Chinese | 全文搜索支持中文分词。 | 数据库连接失败。 | 搜索 | 中文分词
Korean | 검색 설정을 변경합니다. | 데이터베이스 연결. | 검색 | 설정
Thai | การค้นหาภาษาไทย | ห้องสมุดใหม่ | ค้นหา | ภาษาไทย
Hindi | हिन्दी में खोज करें। | नया पुस्तकालय। | खोज | हिन्दी
`;
const languages = LANGUAGES.trim().split('\n');
test.each(languages.map((line) => line.split(' | ')))(
  'words are found without accents in %s',
  async (_language, right = '', other = '', ...queries) => {
    const {search} = engineOver([page('/other', 'B', other), page('/right', 'A', right)]);
    const first = queries.map(async (query) => (await search(query, 10)).pages[0]?.url);
    expect(await Promise.all(first)).toEqual(queries.map(() => '/right'));
  },
);

test.each([
  ['Spanish', 'año', 'ano'],
  ['German', 'schön', 'schon'],
  ['Turkish', 'ısı', 'isi'],
  ['Russian', 'всё', 'все'],
  ['Polish', 'łaska', 'laska'],
  ['French', 'pêche', 'péché'],
  ['Vietnamese without diacritics', 'go', 'gõ'],
  ['Japanese', 'ガラス', 'カラス'],
])('the reader’s own spelling ranks first in %s', async (_language, own, similar) => {
  const {search} = engineOver([page('/similar', 'A', similar, similar), page('/own', 'B', own)]);
  expect((await search(own, 10)).pages[0]?.url).toBe('/own');
});

test('no query throws', async () => {
  expect(await urls('   ')).toEqual([]);
  expect(await urls('zzxqwv')).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.string({unit: 'grapheme', maxLength: 60}), async (query) => {
      const {pages: found, total} = await engine.search(query, 3);
      return found.length <= total;
    }),
    {numRuns: 50},
  );
});

test('a query fails if the index cannot be read, and the next query tries again', async () => {
  const fresh = engineOver(pages);
  const read = globalThis.fetch;
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  await expect(fresh.search('git', 1)).rejects.toThrow('offline');
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('<!doctype html>')));
  await expect(fresh.search('git', 1)).rejects.toThrow('Cannot read');
  globalThis.fetch = read;
  await expect(fresh.search('git', 1)).resolves.toHaveProperty('total', 1);
});
