/** `npm run bench`: compares the search with Pagefind. See README.md in this folder. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {chromium, type Page} from '@playwright/test';
import {load} from 'cheerio';

import {createEngine} from '../src/client/engine';
import {buildIndex} from '../src/server/build-index';
import {extractPage} from '../src/server/extract';
import {fold} from '../src/shared/fold';

/** The languages, with the names of their folders in the corpus. */
const LANGUAGES = {vi: 'vi', en: 'en-US', cs: 'cs', pt: 'pt-BR', ja: 'ja'};
type Language = keyof typeof LANGUAGES;

/** The folder with the unpacked help of LibreOffice. */
const CORPUS = 'corpus/usr/share/libreoffice/help';
/** How many pages to index. */
const PAGES = Number(process.argv[2] ?? 500);

/** The folder of the site that Pagefind indexes. */
const SITE = path.resolve('.cache/bench');

/** The minimum length of a page's text. Shorter pages, such as lists of links, say too little. */
const LEAST_TEXT = 150;

/** How many results count. */
const SHOWN = 3;

/** A query, with the path of the page that answers it. */
type Query = {kind: string; query: string; right: string};

/** Returns the queries of a language. Phrases and pairs of words are also returned without accents. */
function readQueries(language: Language): Query[] {
  const file = path.join(__dirname, 'queries', `${language}.json`);
  const groups = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return Object.entries(groups).flatMap(([group, queries]) =>
    Object.entries(queries).flatMap(([right, query]): Query[] => {
      if (!/phrase|two words/.test(group)) return [{kind: group, query, right}];
      const plain = fold(query);
      if (language === 'ja' || query.toLowerCase() === plain)
        return [{kind: 'no accents', query, right}];
      return [
        {kind: 'with accents', query, right},
        {kind: 'without accents', query: plain, right},
      ];
    }),
  );
}

/** The HTML of each page, by path. */
type Pages = ReadonlyMap<string, string>;

/** Returns a page with only its title and content, or `undefined` if it has too little text. */
function pageIn(html: string, language: Language): string | undefined {
  const $ = load(html);
  const content = $('#DisplayArea');
  const title = content.find('h1').first().text().trim();
  if (!title || content.text().replace(/\s+/g, ' ').length < LEAST_TEXT) return undefined;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${content.html()}</main></body></html>`;
}

/**
 * Returns pages of a language: the queries' expected pages first, then other how-tos, the reference of
 * Basic, and everything else.
 */
function readPages(language: Language, right: readonly string[]): Pages {
  const root = path.join(CORPUS, LANGUAGES[language], 'text');
  const rankOf = (file: string) =>
    right.includes(file) ? 0 : file.includes('/guide/') ? 1 : file.startsWith('sbasic/') ? 2 : 3;
  const files = fs
    .readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/').replace('.html', ''))
    .sort()
    .sort((a, b) => rankOf(a) - rankOf(b));
  const pages = new Map<string, string>();
  for (const file of files) {
    const html = pageIn(fs.readFileSync(path.join(root, `${file}.html`), 'utf8'), language);
    if (html) pages.set(file, html);
    if (pages.size === PAGES) break;
  }
  return pages;
}

/** Pagefind's interface in the browser. */
declare const pagefind: {
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
};

/** Returns the paths of the first results. */
type Search = (query: string) => Promise<string[]>;

function openOurs(pages: Pages): Search {
  const files = buildIndex([...pages].flatMap(([url, html]) => extractPage(html, url, '') ?? []));
  globalThis.fetch = async (file) => new Response(files.get(String(file)));
  const {search} = createEngine('');
  return async (query) => (await search(query, SHOWN)).pages.map(({url}) => url);
}

async function openPagefind(pages: Pages, browser: Page): Promise<Search> {
  fs.rmSync(SITE, {recursive: true, force: true});
  for (const [name, html] of pages) {
    const file = path.join(SITE, `${name}.html`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, html);
  }
  execFileSync('npx', ['--yes', 'pagefind@1', '--site', SITE], {stdio: 'inherit'});
  await browser.route('**', (route) =>
    route.fulfill({path: path.join(SITE, new URL(route.request().url()).pathname)}),
  );
  await browser.goto(`http://localhost/${[...pages.keys()][0]}.html`);
  // jiti would replace `import` in `evaluate`
  await browser.addScriptTag({
    type: 'module',
    content: "import * as pagefind from '/pagefind/pagefind.js'; Object.assign(window, {pagefind})",
  });
  await browser.waitForFunction(() => 'pagefind' in window);
  return async (query) => {
    const urls = await browser.evaluate(
      async ([text, count]) => {
        const {results} = await pagefind.search(text);
        const shown = await Promise.all(results.slice(0, count).map((result) => result.data()));
        return shown.map(({url}) => url);
      },
      [query, SHOWN] as const,
    );
    return urls.map((url) => url.slice(1).replace('.html', ''));
  };
}

type Hit = Query & {engine: string; language: string; place: number};

/** Prints for how many queries the expected page is the first result, and among the first three. */
function printScores(hits: readonly Hit[], column: 'language' | 'kind'): void {
  const table: Record<string, Record<string, string>> = {};
  for (const {engine, [column]: name} of hits) {
    const of = hits.filter((hit) => hit.engine === engine && hit[column] === name);
    const within = (count: number) => of.filter(({place}) => place >= 0 && place < count).length;
    (table[engine] ??= {})[name] = `${within(1)} · ${within(SHOWN)} of ${of.length}`;
  }
  console.table(table);
}

async function main() {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
  const hits: Hit[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const queries = readQueries(language);
    const right = queries.map((query) => query.right);
    const pages = readPages(language, right);
    const page = await browser.newPage();
    const engines = {ours: openOurs(pages), pagefind: await openPagefind(pages, page)};
    for (const [engine, search] of Object.entries(engines))
      for (const query of queries) {
        const place = (await search(query.query)).indexOf(query.right);
        hits.push({...query, engine, language, place});
      }
    await page.close();
  }
  console.log(`\n${PAGES} pages: queries whose right page is first · among the first three`);
  printScores(hits, 'language');
  printScores(hits, 'kind');
  await browser.close();
}

void main();
