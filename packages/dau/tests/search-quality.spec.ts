import path from 'node:path';

import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {createEngine} from 'docusaurus-search-folded/engine';

import {siteQueries} from './support/search-queries';
import {rootSite} from './support/sites';

const searchIn = async (baseURL: string | undefined, query: string, language = '') => {
  const engine = createEngine(`${baseURL}${language}search-index/`);
  return (await engine.search(query, 10)).pages.map(({url}) => url);
};

test('for at least 38 of 40 queries, half of them without diacritics, the right page is first', async ({
  baseURL,
}) => {
  const missed: string[] = [];
  for (const [path, queries] of Object.entries(siteQueries)) {
    for (const query of queries) {
      const urls = await searchIn(baseURL, query);
      if (urls[0] !== path) missed.push(`${query}: ${urls[0]} instead of ${path}`);
    }
  }
  expect(Object.values(siteQueries).flat()).toHaveLength(40);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
});

test('a language’s index has only pages in that language, and no tag, list or search pages', async ({
  request,
}) => {
  for (const root of ['/', '/en/']) {
    const chunks = globSync('search-index/*/c*.json', {cwd: path.join(rootSite.dir, root)});
    const urls = await Promise.all(
      chunks.map(
        async (file) => ((await (await request.get(root + file)).json()) as {url: string}).url,
      ),
    );
    expect(urls.length).toBeGreaterThan(8);
    const lists = /\/(tags|category|search|page)(\/|$)|\/(blog|archive|series|authors)$/;
    const isStrange = (url: string) =>
      url.startsWith('/en') !== (root === '/en/') || lists.test(url);
    expect(urls.filter(isStrange)).toEqual([]);
  }
});
