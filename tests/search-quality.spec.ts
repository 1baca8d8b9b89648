import {expect, test} from '@playwright/test';

import {createEngine} from '../src/plugins/search/client/engine';

import {siteQueries} from './support/search-queries';
import {guides, posts} from './support/test-site';

/** Searches the published index without a browser. */
const searchIn = async (baseURL: string | undefined, query: string, language = '') => {
  const engine = createEngine(`${baseURL}${language}search-index/`);
  return (await engine.search(query, 10)).pages.map(({url}) => url);
};

test('for at least 38 of 40 queries, half of them without diacritics, the right page is first', async ({
  baseURL,
}) => {
  const missed: string[] = [];
  for (const {query, path} of siteQueries) {
    const urls = await searchIn(baseURL, query);
    if (urls[0] !== path) missed.push(`${query}: ${urls[0]} instead of ${path}`);
  }
  expect(siteQueries).toHaveLength(40);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});

test('the right page is first before the last word is complete', async ({baseURL}) => {
  for (const [query, language, path] of [
    ['tách nhá', '', guides.main],
    ['múi gi', '', posts.long],
    ['nhan m', '', '/contact'],
    ['create a bra', 'en/', `/en${guides.main}`],
    ['put equal on', 'en/', `/en${posts.live}`],
  ] as const) {
    expect((await searchIn(baseURL, query, language))[0], query).toBe(path);
  }
});

test('queries with typos, identifiers and other spellings find the page', async ({baseURL}) => {
  const queries = {
    javasrcipt: posts.live,
    comit: guides.main,
    bisectt: guides.wide,
    'performance.now': posts.long,
    'git merge --abort': guides.main,
    'Intl.DateTimeFormat': posts.long,
    'MÚI   GIỜ': posts.long,
    '"múi giờ"': posts.long,
    ['múi giờ'.normalize('NFD')]: posts.long,
  };
  for (const [query, path] of Object.entries(queries)) {
    expect(await searchIn(baseURL, query), query).toContain(path);
  }
});

test('the index of a language has only pages in that language, and no tag, list or search pages', async ({
  request,
}) => {
  for (const root of ['/', '/en/']) {
    const files = (await (await request.get(`${root}search-index/files.json`)).json()) as string[];
    const chunks = files.filter((file) => /\/c\d+\.json$/.test(file));
    const urls = await Promise.all(
      chunks.map(async (file) => ((await (await request.get(file)).json()) as {url: string}).url),
    );
    expect(urls.length).toBeGreaterThan(8);
    const lists = /\/(tags|category|search|page)(\/|$)|\/(blog|archive|authors)$/;
    const isStrange = (url: string) =>
      url.startsWith('/en') !== (root === '/en/') || lists.test(url);
    expect(urls.filter(isStrange)).toEqual([]);
  }
});
