/**
 * `npm run bench`: compares this engine with a stock Docusaurus site with the same posts: build time,
 * and a reader's first action on a slow phone. Run nothing else meanwhile.
 *
 *     npm run bench -- [--posts 5,200,1000]
 *     npm run bench -- --queries queries.json [--site build]    quality of the search
 *
 * The sites stay in `.cache/bench`. `npm run preview -- --dir <site>/build` serves one, and
 * `npx lighthouse <URL>` measures a page.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {chromium, type Browser} from '@playwright/test';

import {ensureChromium} from '../scripts/lib/chromium';
import {startStaticServer} from '../scripts/lib/static-server';
import {readOptions, runScript} from '../scripts/lib/terminal';
import {chromiumArgs} from '../src/lib/chromium';
import {firstActions} from './page';
import {compareSearch} from './search';
import {makeSite} from './sites';

const {posts, queries, site} = readOptions(
  {
    posts: {type: 'string', default: '5,200,1000'},
    queries: {type: 'string'},
    site: {type: 'string', default: 'build'},
  },
  'Usage: npm run bench -- [--posts 5,200,1000] [--queries queries.json [--site build]]',
);

/** Builds all languages of a site and returns the seconds. */
function build(dir: string): number {
  const started = performance.now();
  execFileSync('npx', ['docusaurus', 'build'], {cwd: dir, stdio: 'pipe', maxBuffer: 2 ** 28});
  return (performance.now() - started) / 1000;
}

/** Serves a built site and opens a browser for `use`. */
async function withBrowser<T>(dir: string, use: (browser: Browser, url: string) => Promise<T>) {
  const server = await startStaticServer({dir});
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({executablePath, args: chromiumArgs()});
  const result = await use(browser, server.url).finally(() => browser.close());
  await server.close();
  return result;
}

async function measure(name: 'ours' | 'stock', count: number): Promise<Record<string, number>> {
  const dir = makeSite(name, count);
  const cold = build(dir);
  fs.appendFileSync(path.join(dir, 'blog/note-1.md'), '\nMột dòng nữa.\n');
  const edited = build(dir);
  const actions = await withBrowser(path.join(dir, 'build'), (browser, url) =>
    firstActions(browser, `${url}blog/note-2`),
  );
  return {'build (s)': cold, 'build after an edit (s)': edited, ...actions};
}

runScript(async () => {
  if (queries) {
    await withBrowser(site, (browser, url) => compareSearch(browser, url, queries));
    return;
  }
  for (const count of posts.split(',').map(Number)) {
    console.log(`${count} posts, two languages`);
    console.table({ours: await measure('ours', count), stock: await measure('stock', count)});
  }
});
