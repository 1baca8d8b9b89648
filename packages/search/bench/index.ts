/** `npm run bench`: compares the search with others. See README.md in this folder. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium, type Browser} from '@playwright/test';

import {LANGUAGES, readCorpus, type Language} from './corpus';
import {findHits, firstResult, serve, type Query, type Result} from './measure';
import {printTables} from './report';
import {build, buildFolder, ENGINES, install, writeSite, type Engine} from './site';

const {values: options} = parseArgs({
  options: {
    corpus: {type: 'string', default: 'corpus'},
    folder: {type: 'string', default: '.cache/bench'},
    languages: {type: 'string', default: Object.keys(LANGUAGES).join(',')},
    pages: {type: 'string', default: '50,500'},
    rounds: {type: 'string', default: '1'},
  },
});

/** How often to open a page and search, to measure the time. */
const SEARCHES = 3;

const withoutAccents = (text: string) =>
  text.replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** Returns the queries of a language. Phrases and pairs of words are also returned without accents. */
function readQueries(language: Language): Query[] {
  const file = path.join(__dirname, 'queries', `${language}.json`);
  const groups = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return Object.entries(groups).flatMap(([group, queries]) =>
    Object.entries(queries).flatMap(([page, query]): Query[] => {
      const asked = {group, query, right: `/docs/${page}`};
      const plain = withoutAccents(query);
      if (language === 'ja' || query === plain || !/phrase|two words/.test(group)) return [asked];
      return [
        {...asked, spelling: 'with accents'},
        {...asked, spelling: 'without accents', query: plain},
      ];
    }),
  );
}

/** What to search for on a site. */
type Search = {
  /** The query that measures bytes and time. It is the title of a page, so that every engine finds it. */
  title: string;
  queries: Query[];
};

async function measure(
  browser: Browser,
  folder: string,
  engine: Engine | undefined,
  search: Search,
) {
  const server = await serve(folder);
  const first = (isSlow: boolean) =>
    firstResult(browser, server, engine ?? {}, search.title, isSlow);
  const {bytes, requests} = await first(false);
  const times: (number | null)[] = [];
  for (let at = 0; engine && at < SEARCHES; at++) times.push((await first(true)).milliseconds);
  const hits = engine && (await findHits(browser, server.url, engine, search.queries));
  server.close();
  const index = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => engine?.index.test(file))
    .map((file) => fs.statSync(path.join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  return {bytes, requests, ...(hits && {times, hits, index})};
}

/** Writes the site, and returns what to search for on it. */
function prepare(site: string, language: Language, count: number): Search {
  const queries = readQueries(language);
  const right = queries.map((query) => query.right.replace('/docs/', ''));
  const pages = readCorpus(options.corpus, language, right, count);
  writeSite(site, language, pages);
  return {title: pages[0]?.title ?? '', queries};
}

async function compare(browser: Browser, root: string) {
  fs.mkdirSync(root, {recursive: true});
  const file = path.join(root, 'results.json');
  const results = (
    fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
  ) as Result[];
  const versions = install(root);
  const sites = options.pages
    .split(',')
    .flatMap((count) =>
      options.languages
        .split(',')
        .map((language) => [Number(count), language as Language] as const),
    );
  for (const [count, language] of sites) {
    const site = path.join(root, `${language}-${count}`);
    const search = prepare(site, language, count);
    for (let round = 0; round < Number(options.rounds); round++) {
      for (const name of ['none', ...Object.keys(ENGINES)]) {
        const known = results.find(
          (result) =>
            result.language === language && result.pages === count && result.engine === name,
        );
        const result: Result = known ?? {language, pages: count, engine: name, build: []};
        if (result.build.length > round) continue;
        if (!known) results.push(result);
        const cost = build(site, name);
        console.log(`${count} pages, ${language}, ${name}: ${cost}`);
        result.build.push(cost);
        if (typeof cost === 'number' && result.bytes === undefined)
          Object.assign(
            result,
            await measure(browser, buildFolder(site, name), ENGINES[name], search),
          );
        fs.writeFileSync(file, JSON.stringify(results));
      }
    }
  }
  printTables(results, versions);
}

async function main() {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
  await compare(browser, path.resolve(options.folder));
  await browser.close();
}

void main();
