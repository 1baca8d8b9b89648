import fs from 'node:fs';

import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {createEngine} from 'docusaurus-search-folded/engine';

import {rootSite} from './support/sites';
import {guides, notation, posts} from './support/test-site';

/** Typical queries, half of them without diacritics, each with the page that must be first. */
const queries = {
  'sổ tay học javascript': posts.table,
  've lai bang ma': posts.usual,
  'mã chạy ngay trong bài': posts.live,
  'gom những thứ giống nhau': posts.live,
  'thoi gian trong may tinh': posts.long,
  'cuoc hen trong tuong lai': posts.long,
  'hang va bieu thuc': posts.inspector,
  'buoi thuc hanh tren mang': '/community',
  'chứng chỉ': '/cv',
  'xoa nhanh': guides.main,
  'đọc lịch sử': guides.wide,
  'tim commit lam hong': guides.wide,
  'phím tắt': guides.withoutCategoryPage,
  'chu thich cuoi trang': notation,
  'nhan minh': '/contact',
};

test('the page that a query names is first, with and without diacritics', async ({baseURL}) => {
  const engine = createEngine(`${baseURL}search-index/`);
  for (const [query, path] of Object.entries(queries)) {
    const [first] = (await engine.search(query, 10)).pages;
    expect([query, first?.url]).toEqual([query, path]);
  }
});

test('a language’s index has only pages in that language, and no tag, list or search pages', () => {
  for (const root of ['/', '/en/']) {
    const chunks = globSync('search-index/*/c*.json', {cwd: rootSite.dir + root, absolute: true});
    const urls = chunks.map(
      (file) => (JSON.parse(fs.readFileSync(file, 'utf8')) as {url: string}).url,
    );
    expect(urls.length).toBeGreaterThan(8);
    const lists = /\/(tags|category|search|page)(\/|$)|\/(blog|archive|series|authors)$/;
    for (const url of urls) {
      expect(url).not.toMatch(lists);
      expect(url.startsWith('/en')).toBe(root === '/en/');
    }
  }
});
