/**
 * `npm run bench`: counts the queries whose first result is the right page (hit@1) in the last build. If
 * `npx pagefind --site build` has added its index to the build, measures Pagefind too.
 */
import fs from 'node:fs';

import {createEngine} from 'docusaurus-search-folded/engine';

import {launchChromium} from '../cli/lib/chromium';
import {startStaticServer} from '../cli/lib/server';
import {readOptions, runScript} from '../cli/lib/terminal';

type Query = {query: string; path: string};
type Pagefind = {search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>};

const {site: dir, queries: file = 'queries.json'} = readOptions(
  {queries: {type: 'string'}, site: {type: 'string', default: 'build'}},
  'Usage: npm run bench -- --queries queries.json [--site build]\n\nThe file lists queries, each with the path of the right page: [{"query": "…", "path": "/…"}]',
);

runScript(async () => {
  const queries = JSON.parse(fs.readFileSync(file, 'utf8')) as Query[];
  const {url, close} = await startStaticServer({dir});
  const browser = await launchChromium();
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
});
