/** `npm run bench`: compares the search with others. See README.md in this folder. */
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {parseArgs} from 'node:util';

import {chromium, type Page} from '@playwright/test';
import sirv from 'sirv';

import {fold} from '../src/shared/fold';
import {LANGUAGES, readCorpus, type Language} from './corpus';
import {build, ENGINES, install, writePages, type Engine} from './engines';

const {values: options} = parseArgs({
  options: {
    corpus: {type: 'string', default: 'corpus'},
    languages: {type: 'string', default: Object.keys(LANGUAGES).join(',')},
    pages: {type: 'string', default: '500'},
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

const FIRST_MS = 60_000;
const PATIENCE_MS = 3_000;
const QUIET_MS = 400;

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

/**
 * Opens an engine's interface, and asks all queries. The engine may load its index at the first search,
 * so searches `title` before.
 */
async function findHits(page: Page, url: string, name: string, title: string, all: Query[]) {
  const engine = ENGINES[name] as Engine;
  await page.goto(url + (engine.page ?? '/'), {waitUntil: 'networkidle'});
  if (engine.button) await page.locator(engine.button).first().click();
  const field = page.locator(engine.field).first();
  await field.fill(title);
  await page.locator(engine.result).first().waitFor();
  let paths: string[] = [];
  const hits: Hit[] = [];
  for (const query of all) {
    await field.fill(query.query);
    paths = await newResults(page, engine, paths);
    const pages = [...new Set(paths.map(withoutEnding))];
    hits.push({...query, engine: name, place: pages.indexOf(query.right)});
  }
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

/** Returns what all engines find on one site. */
async function compare(page: Page, language: Language, count: number): Promise<Hit[]> {
  const site = path.join(FOLDER, `${language}-${count}`);
  const queries = readQueries(language);
  const right = queries.map((query) => query.right.replace('/docs/', ''));
  const pages = readCorpus(options.corpus, language, right, count);
  writePages(site, pages);
  // Each engine finds the title of a page
  const [{title} = {title: ''}] = pages;
  const hits: Hit[] = [];
  for (const name of Object.keys(ENGINES)) {
    const server = http.createServer(sirv(build(site, language, name))).listen(0, 'localhost');
    await once(server, 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    hits.push(...(await findHits(page, url, name, title, queries)));
    server.close().closeAllConnections();
  }
  return hits;
}

async function main() {
  install(FOLDER);
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
  const page = await browser.newPage();
  page.setDefaultTimeout(FIRST_MS);
  for (const count of options.pages.split(',')) {
    const hits: Hit[] = [];
    for (const language of options.languages.split(','))
      hits.push(...(await compare(page, language as Language, Number(count))));
    console.log(`\n${count} pages: queries whose right page is first · among the first three`);
    printScores(hits, 'language');
    printScores(hits, 'kind');
  }
  await browser.close();
}

void main();
