/**
 * `npm run bench:search`: compares our search engine with MiniSearch (folded) and
 * Pagefind on generated Vietnamese corpora. Prints quality and cost in one table.
 *
 *     npm run bench:search                         150 and 1400 pages
 *     npm run bench:search -- --pages 150
 *     npm run bench:search -- --tune --pages 150   our engine alone, for tuning
 *
 * Tuning and measuring use different seeds, so that the engine is not tuned to the
 * measured queries. Corpora and indexes are cached in `.cache/bench-search`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium, type Browser} from '@playwright/test';

import {buildIndex} from '../../src/plugins/search/build-index';
import {writeIndex} from '../../src/plugins/search/emit';
import {extractPage} from '../../src/plugins/search/extract';
import type {PageRecord} from '../../src/plugins/search/types';
import {chromiumArgs, findChromium} from '../lib/chromium';
import {startStaticServer} from '../lib/static-server';

import {bundle} from './bundle';
import {generateCorpus, toHtml, type CorpusPage} from './corpus';
import {measureBytes, measureQuality, type Quality} from './measure';
import {makeQueries, type BenchQuery} from './queries';
import {buildMiniSearch, buildPagefind} from './other-engines';
import {tune} from './tune';

const CACHE = '.cache/bench-search';
const ENGINES = ['ours', 'minisearch', 'pagefind'] as const;
type Engine = (typeof ENGINES)[number];

const {values} = parseArgs({
  options: {
    pages: {type: 'string', default: '150,1400'},
    port: {type: 'string', default: '4119'},
    tune: {type: 'boolean', default: false},
  },
});

const page = '<!doctype html><meta charset="utf-8"><script type="module" src="main.js"></script>';

/** Builds the index of one engine. Returns the build time in milliseconds. */
async function build(engine: Engine, pages: readonly CorpusPage[], out: string): Promise<number> {
  const index = path.join(out, 'index');
  await fs.mkdir(out, {recursive: true});
  await fs.writeFile(path.join(out, 'index.html'), page);
  await bundle(`./scripts/bench-search/browser/${engine}.ts`, out);
  const built = pages.map((each) => ({url: each.url, html: toHtml(each)}));
  const started = performance.now();
  const records = () =>
    built
      .map(({url, html}) => extractPage(html, url, '|'))
      .filter((record): record is PageRecord => record !== undefined);
  if (engine === 'ours') await writeIndex(index, buildIndex(records()));
  else if (engine === 'minisearch') await buildMiniSearch(records(), index);
  else await buildPagefind(built, index);
  return performance.now() - started;
}

type Row = {
  engine: Engine;
  build: number;
  bytes: {first: number; firstMost: number; typed: number};
  marked: Quality;
  unmarked: Quality;
};

async function bench(
  browser: Browser,
  pages: readonly CorpusPage[],
  queries: readonly BenchQuery[],
): Promise<Row[]> {
  const folder = path.join(CACHE, String(pages.length));
  await fs.rm(folder, {recursive: true, force: true});
  const rows: Row[] = [];
  const samples = queries.filter(({unmarked}) => unmarked.length >= 20).slice(0, 7);
  for (const engine of ENGINES) {
    const took = await build(engine, pages, path.join(folder, engine));
    const server = await startStaticServer({dir: folder, port: Number(values.port)});
    const url = `${server.url}${engine}/`;
    try {
      rows.push({
        engine,
        build: took,
        bytes: await measureBytes(
          browser,
          url,
          samples.map(({unmarked}) => unmarked),
        ),
        marked: await measureQuality(browser, url, queries, 'marked'),
        unmarked: await measureQuality(browser, url, queries, 'unmarked'),
      });
    } finally {
      await server.close();
    }
  }
  return rows;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function print(count: number, rows: readonly Row[]): void {
  const columns = ['pages', 'engine', 'build s', 'first kB', 'most kB', 'typing kB'];
  const quality = ['hit@1', 'hit@3', 'MRR', 'ms', 'ms p95', 'again'];
  const header = [...columns, ...quality.map((q) => `${q} +`), ...quality.map((q) => `${q} −`)];
  const lines = rows.map(({engine, build: took, bytes, marked, unmarked}) => [
    String(count),
    engine,
    (took / 1000).toFixed(1),
    kilobytes(bytes.first),
    kilobytes(bytes.firstMost),
    kilobytes(bytes.typed),
    ...[marked, unmarked].flatMap(({hit1, hit3, mrr, median, p95, again}) => [
      hit1.toFixed(3),
      hit3.toFixed(3),
      mrr.toFixed(3),
      median.toFixed(1),
      p95.toFixed(1),
      again.toFixed(1),
    ]),
  ]);
  const widths = header.map((name, i) =>
    Math.max(name.length, ...lines.map((line) => (line[i] ?? '').length)),
  );
  const row = (cells: readonly string[]) =>
    cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ');
  console.log([row(header), ...lines.map(row)].join('\n'));
}

async function main() {
  const counts = values.pages.split(',').map(Number);
  if (values.tune) {
    for (const count of counts) await tune(count);
    return;
  }
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  try {
    console.log(
      '+ queries with marks, − without; bytes compressed; ms in the browser, with what is fetched, and asked again',
    );
    for (const count of counts) {
      const pages = generateCorpus(`measuring ${count}`, count);
      const queries = makeQueries(pages, `asking ${count}`, {phrases: 200, scattered: 100});
      print(count, await bench(browser, pages, queries));
    }
  } finally {
    await browser.close();
  }
}

void main();
