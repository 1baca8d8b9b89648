/**
 * `npm run bench`: what the site costs, beside a stock Docusaurus site with the same posts, in one run:
 * cold and warm builds, bytes of a page, and the first tap on a cold page of a slow phone.
 *
 *     npm run bench -- [--posts 5,200,1000] [--against ../another-checkout]
 *
 * 1,000 posts in two languages take some minutes a build. The machine should do nothing else.
 */
import path from 'node:path';

import {chromium} from '@playwright/test';

import {chromiumArgs, ensureChromium} from '../scripts/lib/chromium';
import {startStaticServer} from '../scripts/lib/static-server';
import {readOptions} from '../scripts/lib/terminal';
import {buildTwice} from './build';
import {firstTaps, pageBytes} from './page';
import {makeSite} from './sites';

const {posts, against} = readOptions(
  {posts: {type: 'string', default: '5,200,1000'}, against: {type: 'string'}},
  'Usage: npm run bench -- [--posts 5,200,1000] [--against ../another-checkout]',
);
const counts = posts.split(',').map(Number);
if (!counts.every((count) => Number.isInteger(count) && count > 1)) {
  throw new Error(`--posts has "${posts}"; it takes whole numbers from 2 on, like 5,200`);
}
const checkouts = {here: '.', ...(against && {against}), stock: undefined};

/** Measures one site. Returns its rows: titles and figures. */
async function measure(
  name: string,
  checkout: string | undefined,
  count: number,
): Promise<Record<string, number>> {
  const dir = makeSite(checkout, count, name);
  const rows: Record<string, number> = buildTwice(dir);
  const server = await startStaticServer({dir: path.join(dir, 'build')});
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({executablePath, args: chromiumArgs()});
  try {
    for (const [page, address] of Object.entries({home: '', list: 'blog', post: 'blog/note-2'})) {
      for (const [title, value] of Object.entries(await pageBytes(browser, server.url + address))) {
        rows[`${page}: ${title}`] = value;
      }
    }
    return {...rows, ...(await firstTaps(browser, `${server.url}blog/note-2`))};
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main() {
  for (const count of counts) {
    const columns: Record<string, number>[] = [];
    for (const [name, checkout] of Object.entries(checkouts)) {
      columns.push(await measure(name, checkout, count));
    }
    const row = (title: string, cells: string[]) =>
      console.log(title.padEnd(40) + cells.map((cell) => cell.padStart(12)).join(''));
    row(`\n${count} posts, two languages`, Object.keys(checkouts));
    for (const title of Object.keys(columns[0] ?? {})) {
      row(
        title,
        columns.map(({[title]: value = NaN}) => (Number.isNaN(value) ? '–' : value.toFixed(1))),
      );
    }
  }
}

void main();
