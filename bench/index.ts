/**
 * `npm run bench`: what the site costs, beside a stock Docusaurus site with the same posts, in one run:
 * cold and warm builds, bytes of a page, and the first tap on a cold page of a slow phone.
 *
 *     npm run bench -- [--posts 5,200,1000] [--against ../another-checkout]
 *
 * 1,000 posts in two languages take some minutes a build. The machine should do nothing else.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium} from '@playwright/test';

import {chromiumArgs, ensureChromium} from '../scripts/lib/chromium';
import {startStaticServer} from '../scripts/lib/static-server';
import {buildTwice} from './build';
import {bytes, firstTap, taps} from './page';
import {makeSite} from './sites';

const {values} = parseArgs({
  options: {posts: {type: 'string', default: '5,200,1000'}, against: {type: 'string'}},
});
const counts = values.posts.split(',').map(Number);
if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
  throw new Error(`--posts has "${values.posts}"; it takes whole numbers, like 5,200`);
}
const checkouts: Record<string, string | undefined> = {
  here: '.',
  ...(values.against !== undefined && {against: values.against}),
  stock: undefined,
};

/** Measures one site. Returns its rows: titles and figures. */
async function measure(name: string, posts: number): Promise<Record<string, number>> {
  const dir = makeSite(checkouts[name], posts, name);
  const {cold, warm} = buildTwice(dir);
  const rows: Record<string, number> = {'build, cold (s)': cold, 'build, one edit (s)': warm};
  const server = await startStaticServer({dir: path.join(dir, 'build')});
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs(),
  });
  try {
    for (const [page, address] of Object.entries({home: '', list: 'blog', post: 'blog/note-2'})) {
      const {before, after} = await bytes(browser, server.url + address);
      rows[`${page}: first visit (kB)`] = before.all;
      rows[`${page}: JavaScript before an action (kB)`] = before.js;
      rows[`${page}: JavaScript after it (kB)`] = after.js;
    }
    for (const [title, tap] of Object.entries(taps)) {
      rows[`tap on ${title} (ms)`] = await firstTap(browser, `${server.url}blog/note-2`, tap);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return rows;
}

async function main() {
  for (const posts of counts) {
    const columns: Record<string, Record<string, number>> = {};
    for (const name of Object.keys(checkouts)) columns[name] = await measure(name, posts);
    console.log(
      `\n${`${posts} posts, two languages`.padEnd(40)}${Object.keys(columns)
        .map((name) => name.padStart(12))
        .join('')}`,
    );
    for (const title of Object.keys(columns.here ?? {})) {
      const figures = Object.values(columns).map((rows) => {
        const value = rows[title] ?? NaN;
        return (Number.isNaN(value) ? '–' : value.toFixed(1)).padStart(12);
      });
      console.log(title.padEnd(40) + figures.join(''));
    }
  }
}

void main();
