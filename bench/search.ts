import fs from 'node:fs';

import type {Browser} from '@playwright/test';

import {createEngine} from '../src/plugins/search/client/engine';

type Query = {query: string; path: string};
type Pagefind = {search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>};

/**
 * Counts the queries that return the right page first (hit@1), with this engine and, if
 * `npx pagefind --site` has written an index into the site, with Pagefind.
 *
 * @param url of a built site at the root of a host
 * @param file a JSON list of queries, each with the path of the right page
 */
export async function compareSearch(browser: Browser, url: string, file: string) {
  const queries = JSON.parse(fs.readFileSync(file, 'utf8')) as Query[];
  const page = await browser.newPage({bypassCSP: true});
  await page.goto(url);
  const engine = createEngine(`${url}search-index/`);
  const ours = async (query: string) => (await engine.search(query, 1)).pages[0]?.url;
  const pagefind = (query: string) =>
    page.evaluate(async (words) => {
      const script = '/pagefind/pagefind.js';
      const {results} = await ((await import(script)) as Pagefind).search(words);
      return (await results[0]?.data())?.url.replace(/(\/index)?\.html$/, '');
    }, query);
  const hasPagefind = (await fetch(`${url}pagefind/pagefind.js`)).ok;
  for (const [name, search] of Object.entries({ours, ...(hasPagefind && {pagefind})})) {
    let hits = 0;
    for (const {query, path} of queries) if ((await search(query)) === path) hits += 1;
    console.log(`${name}: the right page is first for ${hits} of ${queries.length} queries`);
  }
}
