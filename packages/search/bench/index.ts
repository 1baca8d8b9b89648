/** `npm run bench`: compares the search with others. See README.md in this folder. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';

import {chromium, type Browser, type Page} from '@playwright/test';

import {fold} from '../src/shared/fold';
import {LANGUAGES, readCorpus, type Language} from './corpus';
import {build, ENGINES, install, writePages, type Engine} from './engines';

const {values: options} = parseArgs({
  options: {
    corpus: {type: 'string', default: 'corpus'},
    languages: {type: 'string', default: Object.keys(LANGUAGES).join(',')},
    pages: {type: 'string', default: '50,500'},
  },
});

/** The folder of the sites. */
const FOLDER = path.resolve('.cache/bench');

/** A query, with the path of the page that answers it. */
type Query = {language: Language; kind: string; query: string; right: string};

/** Returns the queries of a language. Phrases and pairs of words are also returned without accents. */
function readQueries(language: Language): Query[] {
  const file = path.join(__dirname, 'queries', `${language}.json`);
  const groups = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return Object.entries(groups).flatMap(([group, queries]) =>
    Object.entries(queries).flatMap(([page, query]): Query[] => {
      const asked = {language, query, right: `/docs/${page}`};
      if (!/phrase|two words/.test(group)) return [{...asked, kind: group}];
      const plain = fold(query);
      if (language === 'ja' || query.toLowerCase() === plain)
        return [{...asked, kind: 'no accents'}];
      return [
        {...asked, kind: 'with accents'},
        {...asked, kind: 'without accents', query: plain},
      ];
    }),
  );
}

/** The types of the files that GitHub Pages compresses. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves a build as GitHub Pages does, and counts what it sends. */
async function serve(folder: string) {
  const sent = {bytes: 0, requests: 0};
  const server = http.createServer(({url = '/'}, response) => {
    const wanted = path.join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const files = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')];
    const file = files.find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
    const type = TYPES[path.extname(file ?? '')];
    const content = file ? fs.readFileSync(file) : Buffer.from('Not found');
    const body = type ? gzipSync(content) : content;
    sent.bytes += body.length;
    sent.requests += 1;
    const headers = type ? {'Content-Type': type, 'Content-Encoding': 'gzip'} : {};
    response.writeHead(file ? 200 : 404, {'Cache-Control': 'max-age=600', ...headers}).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {url, sent, close: () => server.close().closeAllConnections()};
}

const TABS = 8;
const FIRST_MS = 60_000;
const PATIENCE_MS = 3_000;
const QUIET_MS = 400;

/** Opens the search in a browser without a cache. */
async function openSearch(browser: Browser, url: string, {page: start, button}: Partial<Engine>) {
  const page = await browser.newPage();
  page.setDefaultTimeout(FIRST_MS);
  await page.goto(url + (start ?? '/'), {waitUntil: 'networkidle'});
  if (button) await page.locator(button).first().click();
  return page;
}

/** Searches, and waits for the first result. */
async function search(page: Page, {field, result}: Engine, query: string): Promise<void> {
  await page.locator(field).first().fill(query);
  await page.locator(result).first().waitFor();
}

/** Waits until there are other results than before, and they stay the same. Returns their paths. */
async function newResults(page: Page, {result}: Engine, before: readonly string[]) {
  const end = Date.now() + PATIENCE_MS;
  let last: string[] = [];
  for (;;) {
    const paths = await page
      .locator(result)
      .filter({visible: true})
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const isStable = paths.length > 0 && paths.join() === last.join();
    if ((isStable && paths.join() !== before.join()) || Date.now() > end) return paths;
    last = paths;
    await delay(QUIET_MS);
  }
}

const withoutEnding = (pathname: string) =>
  decodeURI(pathname).replace(/((\/index)?\.html|\/)$/, '');

/** The place of the expected page among the found pages. It is 0 for the first, and -1 if it is missing. */
type Hit = Query & {engine: string; place: number};

/** Asks all queries. The engine may load its index at the first search, so searches `title` once before. */
async function findHits(browser: Browser, url: string, name: string, title: string, all: Query[]) {
  const engine = ENGINES[name] as Engine;
  const rest = [...all];
  const hits: Hit[] = [];
  const work = async () => {
    const page = await openSearch(browser, url, engine);
    await search(page, engine, title);
    let paths: string[] = [];
    for (let query = rest.pop(); query; query = rest.pop()) {
      await page.locator(engine.field).first().fill(query.query);
      paths = await newResults(page, engine, paths);
      const pages = [...new Set(paths.map(withoutEnding))];
      hits.push({...query, engine: name, place: pages.indexOf(query.right)});
    }
    await page.close();
  };
  await Promise.all(Array.from({length: TABS}, work));
  return hits;
}

/** Prints for how many queries the expected page is the first result, and among the first three. */
function printScores(hits: readonly Hit[], column: 'language' | 'kind'): void {
  const table: Record<string, Record<string, string>> = {};
  for (const {engine, [column]: name} of hits) {
    const of = hits.filter((hit) => hit.engine === engine && hit[column] === name);
    const within = (count: number) => of.filter(({place}) => place >= 0 && place < count).length;
    (table[engine] ??= {})[name] = `${within(1)} · ${within(3)} of ${of.length}`;
  }
  console.table(table);
}

/** Measures all engines on one site. Prints what a search costs, and returns what the engines find. */
async function compare(browser: Browser, language: Language, count: number): Promise<Hit[]> {
  const site = path.join(FOLDER, `${language}-${count}`);
  const queries = readQueries(language);
  const right = queries.map((query) => query.right.replace('/docs/', ''));
  const pages = readCorpus(options.corpus, language, right, count);
  writePages(site, pages);
  // Each engine finds the title of a page
  const [{title} = {title: ''}] = pages;

  const without = await serve(build(site, language));
  await (await openSearch(browser, without.url, {})).close();
  without.close();

  const hits: Hit[] = [];
  const costs: Record<string, typeof without.sent> = {};
  for (const [name, engine] of Object.entries(ENGINES)) {
    const {url, sent, close} = await serve(build(site, language, name));
    const page = await openSearch(browser, url, engine);
    await search(page, engine, title);
    // Pagefind's page contains only the search, so there is nothing to subtract
    const own = name === 'pagefind' ? {bytes: 0, requests: 0} : without.sent;
    costs[name] = {bytes: sent.bytes - own.bytes, requests: sent.requests - own.requests};
    await page.close();
    hits.push(...(await findHits(browser, url, name, title, queries)));
    close();
  }
  console.log(`\n${count} pages, ${language}: bytes and requests up to the first result`);
  console.table(costs);
  return hits;
}

async function main() {
  install(FOLDER);
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
  for (const count of options.pages.split(',')) {
    const hits: Hit[] = [];
    for (const language of options.languages.split(','))
      hits.push(...(await compare(browser, language as Language, Number(count))));
    console.log(`\n${count} pages: queries whose right page is first · among the first three`);
    printScores(hits, 'language');
    printScores(hits, 'kind');
  }
  await browser.close();
}

void main();
