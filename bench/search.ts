import fs from 'node:fs';

import {chromium} from '@playwright/test';

import {ensureChromium} from '../scripts/lib/chromium';
import {startStaticServer} from '../scripts/lib/static-server';
import {chromiumArgs} from '../src/lib/chromium';
import {createEngine} from '../src/plugins/search/client/engine';

type Query = {query: string; path: string};
type Pagefind = {search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>};

/**
 * Counts the queries whose first result is the right page (hit@1). Also measures Pagefind if `npx
 * pagefind --site` has written an index into the site.
 *
 * @param dir a built site
 * @param file a JSON list of queries, each with the path of the right page
 */
export async function compareSearch(dir: string, file: string) {
  const queries = JSON.parse(fs.readFileSync(file, 'utf8')) as Query[];
  const {url, close} = await startStaticServer({dir});
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({executablePath, args: chromiumArgs()});
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
  await browser.close();
  await close();
}
