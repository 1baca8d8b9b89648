/**
 * `npm run bench`: what the site costs, beside a stock Docusaurus site with the same posts, in one run:
 * cold and warm builds, bytes of a page, and the first tap on a cold page of a slow phone.
 *
 *     npm run bench -- [--posts 5,200,1000]
 *
 * 1,000 posts in two languages take some minutes a build. The machine should do nothing else.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {ensureChromium} from '../scripts/lib/chromium';
import {chromiumArgs} from '../src/lib/chromium';
import {startStaticServer} from '../scripts/lib/static-server';
import {readOptions, runScript} from '../scripts/lib/terminal';
import {firstTaps, pageBytes} from './page';
import {makeSite} from './sites';

const {posts} = readOptions(
  {posts: {type: 'string', default: '5,200,1000'}},
  'Usage: npm run bench -- [--posts 5,200,1000]',
);

/** Builds a site in all its languages and returns the seconds that it took. */
function build(dir: string): number {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${dir} does not build:\n${(stdout + stderr).slice(-3000)}`);
  return (performance.now() - started) / 1000;
}

/** Builds a site twice: without a cache, and after an edit of one post. In seconds. */
function buildTwice(dir: string) {
  for (const cache of ['.docusaurus', 'build', 'node_modules/.cache', '.cache']) {
    fs.rmSync(path.join(dir, cache), {recursive: true, force: true});
  }
  const cold = build(dir);
  fs.appendFileSync(path.join(dir, 'blog/note-1.md'), '\nMột dòng nữa.\n');
  return {'build, cold (s)': cold, 'build, one edit (s)': build(dir)};
}

/** Measures one site. Returns figures by their titles. */
async function measure(name: 'ours' | 'stock', count: number) {
  const dir = makeSite(name, count);
  const figures: Record<string, number> = buildTwice(dir);
  const server = await startStaticServer({dir: path.join(dir, 'build')});
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({executablePath, args: chromiumArgs()});
  try {
    for (const page of ['', 'blog', 'blog/note-2']) {
      for (const [title, value] of Object.entries(await pageBytes(browser, server.url + page))) {
        figures[`/${page}: ${title}`] = value;
      }
    }
    return {...figures, ...(await firstTaps(browser, `${server.url}blog/note-2`))};
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main() {
  for (const count of posts.split(',').map(Number)) {
    const ours: Record<string, number> = await measure('ours', count);
    const stock: Record<string, number> = await measure('stock', count);
    console.log(`\n${count} posts, two languages`);
    console.table(
      Object.fromEntries(
        Object.entries(ours).map(([title, value]) => [
          title,
          {ours: value.toFixed(1), stock: stock[title]?.toFixed(1)},
        ]),
      ),
    );
  }
}

runScript(main);
