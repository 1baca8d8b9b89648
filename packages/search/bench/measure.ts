/** Measures an engine in a browser, as its readers use it: types queries, and reads the shown results. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

import type {Browser, Page} from '@playwright/test';

import type {Language} from './corpus';
import type {Engine} from './site';

/**
 * Chromium's "Slow 4G". Chromium's own throttling does not slow down web workers, in which some engines
 * load their index.
 */
const LATENCY_MS = 562.5;
const BYTES_PER_MS = 180;

/** The types of the files that GitHub Pages compresses. */
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

type Traffic = {bytes: number; requests: number};

/** Serves a build as GitHub Pages does, counts what it sends, and can be as slow as slow 4G. */
export async function serve(folder: string) {
  const sent: Traffic = {bytes: 0, requests: 0};
  const bodies = new Map<string, Buffer>();
  const state = {isSlow: false};
  /** The time at which the simulated connection has sent all earlier responses. */
  let free = 0;

  function bodyOf(file: string): Buffer {
    const known = bodies.get(file);
    if (known) return known;
    const content = fs.readFileSync(file);
    const body = path.extname(file) in TYPES ? gzipSync(content) : content;
    bodies.set(file, body);
    return body;
  }

  async function answer(url: string, response: http.ServerResponse) {
    const wanted = path.join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const files = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')];
    const file = files.find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
    const body = file ? bodyOf(file) : Buffer.from('Not found');
    const type = TYPES[path.extname(file ?? '')];
    sent.bytes += body.length;
    sent.requests += 1;
    if (state.isSlow) {
      await delay(LATENCY_MS);
      free = Math.max(free, Date.now()) + body.length / BYTES_PER_MS;
      await delay(free - Date.now());
    }
    const headers = type ? {'Content-Type': type, 'Content-Encoding': 'gzip'} : {};
    response.writeHead(file ? 200 : 404, {'Cache-Control': 'max-age=600', ...(file && headers)});
    response.end(body);
  }

  const server = http.createServer(
    (request, response) => void answer(request.url ?? '/', response),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    state,
    close: () => server.close().closeAllConnections(),
  };
}

/** A query, with the path of the page that answers it. */
export type Query = {
  group: string;
  query: string;
  right: string;
  /** Only for queries that are asked in both spellings. */
  spelling?: 'with accents' | 'without accents';
};
/** The paths of the pages that were found, best first. */
export type Hit = Query & {pages: string[]};

const TABS = 8;
const PATIENCE_MS = {first: 60_000, other: 3_000, quiet: 400};

/** Returns a page's path. A section that is a page of its own counts as the page that it is from. */
const pathOf = (href: string, base: string) =>
  decodeURI(new URL(href, base).pathname).replace(/(-section-\d+)?((\/index)?\.html$|\/)?$/, '');

async function open(page: Page, url: string, {button, field}: Pick<Engine, 'button' | 'field'>) {
  await page.goto(url, {waitUntil: 'networkidle'});
  if (button) await page.locator(button).first().click();
  await page.locator(field).first().focus();
}

type Wait = {selector: string; patience: number; quiet: number; before: string[]};

/**
 * Waits until there are other results than before and they no longer change, or until the time is
 * up. Returns their links.
 */
const settled = (page: Page, wait: Wait) =>
  page.evaluate(
    ({selector, patience, quiet, before}) =>
      new Promise<string[]>((resolve) => {
        const start = performance.now();
        let last = '';
        let since = start;
        const look = () => {
          const links = [...document.querySelectorAll(selector)]
            .filter((link) => link.checkVisibility())
            .map((link) => link.getAttribute('href') ?? '');
          const now = performance.now();
          if (links.join(' ') !== last) since = now;
          last = links.join(' ');
          const isNew = links.length > 0 && last !== before.join(' ');
          if (now >= (isNew ? since + quiet : start + patience)) resolve(links);
          else requestAnimationFrame(look);
        };
        look();
      }),
    wait,
  );

/** Asks all queries, and returns the pages that each finds, best first. */
export async function findHits(browser: Browser, url: string, engine: Engine, queries: Query[]) {
  const {page: start = engine.page ?? '/', ...list} = engine.list ?? engine;
  const wait = {selector: list.result, quiet: PATIENCE_MS.quiet};
  const hits: Hit[] = [];
  const rest = [...queries];
  const work = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await open(page, url + start, engine.list ? list : engine);
    const field = page.locator(list.field).first();
    // Search once first, because the engine may load its index at the first search
    await field.fill('LibreOffice');
    let links = await settled(page, {...wait, patience: PATIENCE_MS.first, before: []});
    for (let query = rest.pop(); query; query = rest.pop()) {
      await field.fill(query.query);
      links = await settled(page, {...wait, patience: PATIENCE_MS.other, before: links});
      hits.push({...query, pages: [...new Set(links.map((link) => pathOf(link, url)))]});
    }
    await context.close();
  };
  await Promise.all(Array.from({length: TABS}, work));
  return hits;
}

export type Cost = Traffic & {milliseconds: number | null};

/**
 * Opens a page, searches, and returns what was sent up to the first result, and the time from opening the
 * search to the first result. Without an engine, returns what the page itself costs.
 */
export async function firstResult(
  browser: Browser,
  {url, sent, state}: Awaited<ReturnType<typeof serve>>,
  {page: start = '/', button, field, result}: Partial<Engine>,
  query: string,
  isSlow: boolean,
): Promise<Cost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  Object.assign(sent, {bytes: 0, requests: 0});
  state.isSlow = isSlow;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: isSlow ? 4 : 1});
  page.setDefaultTimeout(PATIENCE_MS.first);
  await page.goto(url + start, {waitUntil: 'networkidle'});
  const before = Date.now();
  if (button) await page.locator(button).first().click();
  let hasResult = true;
  if (field && result) {
    await page.locator(field).first().fill(query);
    const wait = {selector: result, patience: PATIENCE_MS.first, quiet: 0, before: []};
    hasResult = (await settled(page, wait)).length > 0;
  }
  const milliseconds = hasResult ? Date.now() - before : null;
  const cost = {...sent, milliseconds};
  state.isSlow = false;
  await context.close();
  return cost;
}

/** What was measured on one site with one engine, or with none. */
export type Result = {
  language: Language;
  pages: number;
  engine: string;
  /** The CPU seconds of each build. A string says why there is no build. */
  build: (number | string)[];
  /** What was sent up to the first result, including the page. */
  bytes?: number;
  requests?: number;
  /** The milliseconds from opening the search to the first result. `null` if there was no result. */
  times?: (number | null)[];
  /** The size of the index, not compressed. */
  index?: number;
  hits?: Hit[];
};
