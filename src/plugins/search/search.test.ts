/** @jest-environment node */
import fc from 'fast-check';

import {buildIndex} from './build-index';
import {createEngine, type Engine} from './client/engine';
import {toResponse} from './client/hits';
import {distance} from '../../lib/edit-distance';
import {extractPage} from './extract';
import {fold, tokenize} from './fold';
import {packPosting, unpackPosting} from './format';
import type {IndexFiles, PageRecord} from './types';

function engineOver(files: IndexFiles): Engine {
  globalThis.fetch = jest.fn((url: string) => {
    const text = files.get(url.replace('/index/', ''));
    return Promise.resolve(new Response(text ?? '', {status: text === undefined ? 404 : 200}));
  }) as unknown as typeof fetch;
  return createEngine('/index/');
}

function page(
  url: string,
  title: string,
  ...sections: [heading: string, text: string][]
): PageRecord {
  return {
    url,
    title,
    tag: 'default',
    sections: sections.map(([heading, text], i) => ({
      heading,
      anchor: i === 0 ? '' : `s${i}`,
      level: i === 0 ? 1 : 2,
      text,
      code: '',
    })),
  };
}

const pages = [
  page(
    '/loi',
    'Không tìm thấy trang',
    ['', 'Trang bạn tìm không có ở đây.'],
    ['Vì sao', 'Đường dẫn đã cũ.'],
  ),
  page('/ban', 'Cái bàn', ['', 'Một cái bàn gỗ để làm việc.'], ['Chân bàn', 'Bàn có bốn chân.']),
  page('/ban-be', 'Bạn bè', ['', 'Bạn bè cùng học lập trình.'], ['Tìm bạn', 'Bạn ở khắp nơi.']),
  page(
    '/net',
    'Ngôn ngữ',
    ['', 'So sánh C#, C++ và .NET với JavaScript.'],
    ['useState', 'Hàm useState giữ trạng thái.'],
  ),
  page(
    '/git',
    'Sổ tay Git',
    ['', 'Lệnh git rebase xếp lại commit.'],
    ['Hoàn tác', 'Dùng git reset.'],
    ['Nhánh', 'Lệnh git branch.'],
    ['Gộp', 'Lệnh git merge.'],
  ),
  page('/evil', '<img src=x onerror=alert(1)>', ['', 'Chữ <script>alert(1)</script> nguy hiểm.']),
];
const engine = engineOver(buildIndex(pages));
const urls = async (query: string) =>
  (await engine.search(query, {from: 0, size: 10})).pages.map(({url}) => url);

describe('Q06 folding', () => {
  it.each([
    ['Đường dẫn', 'duong dan'],
    ['KHÔNG TÌM THẤY', 'khong tim thay'],
    ['kỹ thuật', 'ky thuat'],
    ['Nguyễn Văn Ỹ', 'nguyen van y'],
  ])('%s is %s, in NFC and in NFD', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(text.normalize('NFD'))).toBe(folded);
  });

  it('keeps C#, C++ and .NET whole, and cuts addresses at their dots', () => {
    expect(tokenize('C#, C++ và .NET; example.net').map(({folded}) => folded)).toEqual([
      'c#',
      'c++',
      'va',
      '.net',
      'example',
      'net',
    ]);
  });

  it('takes both places of a tone mark as one spelling', () => {
    const [first, second] = tokenize('hòa hoà');
    expect(first?.exact).toBe(second?.exact);
  });

  it('is the same once as twice, for any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => fold(fold(text)) === fold(text)),
    );
  });
});

describe('Q06 the engine', () => {
  it('finds without marks what is written with them', async () => {
    expect((await urls('khong tim thay'))[0]).toBe('/loi');
    expect((await urls('duong dan'))[0]).toBe('/loi');
  });

  it('puts the exact spelling first', async () => {
    expect((await urls('bàn'))[0]).toBe('/ban');
    expect((await urls('bạn'))[0]).toBe('/ban-be');
    expect(await urls('ban')).toEqual(expect.arrayContaining(['/ban', '/ban-be']));
  });

  it('leads to the heading', async () => {
    const {pages: found} = await engine.search('chân bàn', {from: 0, size: 1});
    expect(found[0]?.hits[0]?.url).toBe('/ban#s1');
  });

  it.each([
    ['C#', '/net'],
    ['.NET', '/net'],
    ['usestate', '/net'],
    ['use state', '/net'],
    ['git rebase', '/git'],
  ])('finds %s', async (query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it.each([
    ['javascrpt', '/net'],
    ['javasrcipt', '/net'],
    ['commmit', '/git'],
    ['rebsae', '/git'],
  ])('forgives %s', async (query, url) => {
    expect((await urls(query))[0]).toBe(url);
  });

  it('shows at most three sections of a page, and the page once', async () => {
    const {pages: found, total} = await engine.search('git', {from: 0, size: 10});
    expect(found.filter(({url}) => url === '/git')).toHaveLength(1);
    expect(found[0]?.hits.length).toBeLessThanOrEqual(3);
    expect(total).toBe(found.length);
  });

  it('answers as the word grows', async () => {
    for (const query of ['ja', 'java', 'javascri']) expect(await urls(query)).toContain('/net');
  });

  it('finds nothing for nothing, and suggests something for the unknown', async () => {
    expect(await urls('   ')).toEqual([]);
    expect(await urls('zzxqwv')).toEqual([]);
    expect((await engine.suggest('zzxqwv')).length).toBeGreaterThan(0);
  });

  it('takes any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({unit: 'grapheme', maxLength: 60}), async (query) => {
        const {pages: found, total} = await engine.search(query, {from: 0, size: 3});
        return found.length <= total;
      }),
      {numRuns: 50},
    );
    await expect(urls('từ '.repeat(4_000))).resolves.toBeDefined();
  });

  it('says so when the index cannot be read, and recovers', async () => {
    const fresh = engineOver(buildIndex(pages));
    const read = globalThis.fetch;
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
    await expect(fresh.search('git', {from: 0, size: 1})).rejects.toThrow('Cannot read');
    globalThis.fetch = read;
    await expect(fresh.search('git', {from: 0, size: 1})).resolves.toHaveProperty('total', 1);
    engineOver(buildIndex(pages));
  });

  it('builds the same files from the same pages', () => {
    expect([...buildIndex(pages)]).toEqual([...buildIndex(pages)]);
  });

  it('has no pages to find in an empty site', async () => {
    const empty = engineOver(buildIndex([]));
    await expect(empty.search('git', {from: 0, size: 1})).resolves.toHaveProperty('total', 0);
    engineOver(buildIndex(pages));
  });
});

describe('Q01 what the modal gets', () => {
  it('is escaped, titles and texts alike', async () => {
    const result = await engine.search('nguy hiểm', {from: 0, size: 1});
    const [hit] = toResponse(result, 'test').hits;
    expect(JSON.stringify(hit)).not.toMatch(/<(?!\/?mark>)/);
    expect(hit?.hierarchy.lvl0).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(hit?._snippetResult.content.value).toContain('<mark>nguy hiểm</mark>');
  });

  it('keeps pages of one title apart, and survives titles that are numbers or names of every object', () => {
    const titles = ['404', 'constructor', '__proto__', 'Same', 'Same'];
    const result = {
      query: '',
      total: 5,
      pages: titles.map((title, i) => ({
        url: `/${i}`,
        title,
        hits: [{url: `/${i}`, anchor: '', heading: [{text: title, marked: false}], snippet: []}],
      })),
    };
    const groups: Record<string, number> = {};
    for (const {hierarchy} of toResponse(result, 'test').hits) groups[hierarchy.lvl0] = 1;
    expect(Object.keys(groups).map((key) => key.replace(/\u2060/g, ''))).toEqual(titles);
  });
});

describe('the format', () => {
  it('reads what it wrote', () => {
    const entry = fc.tuple(fc.nat(100_000), fc.integer({min: 1, max: 26}));
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, {selector: ([id]) => id}),
        fc.uniqueArray(fc.nat(9_999)),
        (sections, more) => {
          const posting = {
            exact: 'đường dẫn',
            frequency: sections.length + 3,
            sections,
            morePages: more,
          };
          const read = unpackPosting(packPosting(posting));
          expect(new Map(read.sections)).toEqual(new Map(sections));
          expect(new Set(read.morePages)).toEqual(new Set(more));
          expect(read.frequency).toBe(posting.frequency);
        },
      ),
    );
  });
});

describe('typos', () => {
  it.each([
    ['github', 'gihtub', 1],
    ['github', 'githb', 1],
    ['github', 'git', 2],
    ['github', 'github', 0],
  ])('%s and %s are %i apart', (a, b, far) => {
    expect(distance(a, b, 1)).toBe(far);
  });
});

describe('Q07 extraction', () => {
  const html = `<!doctype html><html><head><title>Bài viết | Dấu</title>
    <meta name="docusaurus_tag" content="docs-default-current"></head><body>
    <nav>Điều hướng</nav><main><article><header><h1>Bài viết</h1></header>
    <div class="markdown"><p>Mở đầu với <code>git</code>.</p><button>Chép</button>
    <h2 id="mot">Một<a class="hash-link" href="#mot">​</a></h2><p>Đoạn một.</p>
    <pre><code>npm start</code></pre><p data-search-ignore>Bỏ qua</p>
    <h3>Không id</h3><p>Đoạn hai</p></div></article></main></body></html>`;

  it('keeps what a reader reads, cut at the headings', () => {
    expect(extractPage(html, '/bai', '|')).toEqual({
      url: '/bai',
      title: 'Bài viết',
      tag: 'docs-default-current',
      sections: [
        {heading: '', anchor: '', level: 1, text: 'Mở đầu với git.', code: ''},
        {
          heading: 'Một\u200b'.replace('\u200b', ''),
          anchor: 'mot',
          level: 2,
          text: 'Đoạn một. Không id Đoạn hai',
          code: 'npm start',
        },
      ],
    });
  });
});
