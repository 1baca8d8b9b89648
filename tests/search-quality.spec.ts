import {expect, test} from '@playwright/test';

import {createEngine} from '../src/plugins/search/client/engine';

import {siteQueries} from './support/search-queries';
import {guides, posts, words} from './support/test-site';

/** A search engine that reads the published index without a browser. */
const engine = (baseURL: string | undefined, language = '') =>
  createEngine(`${baseURL}${language}search-index/`);

test('Q06 of 40 queries on this site, half of them without diacritics, at least 38 find the right page first', async ({
  baseURL,
}) => {
  const missed: string[] = [];
  for (const {query, path} of siteQueries) {
    const {pages} = await engine(baseURL).search(query, {from: 0, size: 3});
    if (pages[0]?.url !== path) missed.push(`${query}: ${pages[0]?.url} instead of ${path}`);
  }
  expect(siteQueries).toHaveLength(40);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});

test('Q06 results appear while the reader types: the right page is first before the word is complete', async ({
  baseURL,
}) => {
  for (const [query, language, path] of [
    ['tách nhá', '', guides.main],
    ['múi gi', '', posts.long],
    ['nhan m', '', '/contact'],
    ['create a bra', 'en/', `/en${guides.main}`],
    ['put equal on', 'en/', `/en${posts.live}`],
  ] as const) {
    const {pages} = await engine(baseURL, language).search(query, {from: 0, size: 3});
    expect(pages[0]?.url, query).toBe(path);
  }
});

test('Q06 one typo in a word of at least five letters is accepted', async ({baseURL}) => {
  const typos = {
    javasrcipt: posts.live,
    javascrpt: posts.table,
    comit: guides.main,
    bisectt: guides.wide,
  };
  for (const [query, path] of Object.entries(typos)) {
    const {pages} = await engine(baseURL).search(query, {from: 0, size: 10});
    expect(
      pages.map(({url}) => url),
      query,
    ).toContain(path);
  }
});

test('Q07 each language has only its own pages, without tag, list and search pages', async ({
  baseURL,
}) => {
  for (const [language, isOwn] of [
    ['', (url: string) => !url.startsWith('/en')],
    ['en/', (url: string) => url.startsWith('/en')],
  ] as const) {
    const found = new Set<string>();
    for (const query of [...Object.values(words), 'git', 'mdx', 'a', 'playwright']) {
      const {pages, total} = await engine(baseURL, language).search(query, {from: 0, size: 100});
      expect(pages.length, query).toBe(total);
      for (const {url} of pages) found.add(url);
    }
    expect(found.size).toBeGreaterThan(8);
    expect([...found].filter((url) => !isOwn(url))).toEqual([]);
    expect(
      [...found].filter((url) =>
        /\/(tags|archive|authors|category|search|page)(\/|$)|\/blog$/.test(url),
      ),
    ).toEqual([]);
  }
});

test('Q06 code is found: identifiers, file names, commands', async ({baseURL}) => {
  for (const query of [
    'performance.now',
    'setMonth',
    'Intl.DateTimeFormat',
    'gom.tests',
    'git merge --abort',
    'sua-loi-lich',
  ]) {
    const {total} = await engine(baseURL).search(query, {from: 0, size: 1});
    expect(total, query).toBeGreaterThan(0);
  }
});

test('Q06 any text is a safe query', async ({baseURL}) => {
  const queries = [
    'múi giờ'.normalize('NFD'),
    'MÚI   GIỜ',
    '"múi giờ"',
    '🎉 git 🎉',
    'a'.repeat(10_000),
    'từ '.repeat(4_000),
    '<script>',
    '%E0%A4%A',
    '\\',
    '***',
    '\u0000',
  ];
  for (const query of queries) {
    await expect(engine(baseURL).search(query, {from: 0, size: 3})).resolves.toHaveProperty(
      'total',
    );
  }
});
