/**
 * Measures how the cost of the site grows with the number of posts. Builds the site
 * with 10, 200 and 1,000 posts in both languages, in a temporary folder, and compares
 * it in one table with a stock Docusaurus site that has the same posts.
 *
 *     npm run bench -- [--posts 10,200,1000] [--no-stock] [--no-lighthouse] [--keep]
 *
 * 1,000 posts take many minutes. Use the options to run only a part.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium, type Browser} from '@playwright/test';

import {SiteCopy} from '../lib/site-copy';
import {chromiumArgs, ensureChromium} from '../lib/chromium';
import {TransferMeter, type TransferSizes} from '../lib/transfer-sizes';
import {neutralEnvironment} from '../lib/site-environment';
import {startStaticServer} from '../lib/static-server';
import {fail, step} from '../lib/terminal';
import {TEST_AUTHOR} from '../lib/test-site';
import {measureBuild, type BuildFigures} from './build';
import {measureLighthouse, type LighthouseFigures} from './lighthouse';
import {generatePosts} from '../lib/generated-posts';
import {stockSite} from './stock';

type PageFigures = {
  readonly before: TransferSizes;
  readonly afterJs: number;
  readonly lighthouse?: LighthouseFigures | undefined;
};
type Figures = {
  readonly name: string;
  readonly cold: BuildFigures;
  readonly warm: BuildFigures;
  readonly pages: Readonly<Record<string, PageFigures>>;
};

/** Column widths of the table in characters: for the name of a site, and for the title of a row. */
const COLUMN = 20;
const TITLES = 32;

const EN_BLOG = 'i18n/en/docusaurus-plugin-content-blog';

const EN_DOCS = 'i18n/en/docusaurus-plugin-content-docs/current';
const GUIDE = '---\ntitle: Guide\ndescription: The guide that the bench weighs.\n---\n\nText.\n';

/**
 * A site with only generated posts and one guide, so that results do not depend on written content.
 */
function generatedSite(): SiteCopy {
  const site = new SiteCopy(TEST_AUTHOR);
  for (const folder of ['blog', EN_BLOG, 'docs', EN_DOCS]) site.clear(folder);
  site.write('docs/guide.mdx', GUIDE);
  site.write(`${EN_DOCS}/guide.mdx`, GUIDE);
  return site;
}

function writePosts(site: SiteCopy, count: number) {
  for (const {slug, vi, en} of generatePosts(count)) {
    site.write(`blog/${slug}/index.mdx`, vi);
    site.write(`${EN_BLOG}/${slug}/index.mdx`, en);
  }
}

/** Measures the transfer size of a first visit, and the size of the JavaScript after hydration. */
async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const page = await browser.newPage();
  try {
    const meter = new TransferMeter(page);
    await page.goto(url, {waitUntil: 'networkidle'});
    const before = await meter.read();
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    return {before, afterJs: (await meter.read()).js};
  } finally {
    await page.close();
  }
}

async function measure(
  name: string,
  site: SiteCopy,
  paths: Readonly<Record<string, string>>,
  browser: Browser,
  lighthouse?: (url: string) => Promise<LighthouseFigures>,
): Promise<Figures> {
  step(`${name}: building both languages without a cache`);
  const cold = await measureBuild(site, neutralEnvironment());
  step(`${name}: building again after an edit of one text`);
  site.append('blog/note-1/index.mdx', '\n\nMột dòng nữa.\n');
  const warm = await measureBuild(site, neutralEnvironment());
  step(`${name}: measuring pages`);
  const server = await startStaticServer({dir: path.join(site.dir, 'build'), port: 0});
  try {
    const pages: Record<string, PageFigures> = {};
    for (const [page, address] of Object.entries(paths)) {
      const url = `${server.url}${address}`;
      pages[page] = {...(await measurePage(browser, url)), lighthouse: await lighthouse?.(url)};
    }
    return {name, cold, warm, pages};
  } finally {
    await server.close();
  }
}

function print(all: readonly Figures[]) {
  const pages = [...new Set(all.flatMap((figures) => Object.keys(figures.pages)))];
  const sum = (sizes: TransferSizes) => Object.values(sizes).reduce((a, b) => a + b, 0);
  const rows: readonly (readonly [string, (figures: Figures) => number | undefined])[] = [
    ['build, cold (s)', ({cold}) => cold.seconds],
    ['  of processors (s)', ({cold}) => cold.processorSeconds],
    ['  memory (GB)', ({cold}) => cold.gigabytes],
    ['  output (MB)', ({cold}) => cold.outputMegabytes],
    ['build, one text edited (s)', ({warm}) => warm.seconds],
    ['  of processors (s)', ({warm}) => warm.processorSeconds],
    ...pages.flatMap(
      (page) =>
        [
          [`${page}: first visit (kB)`, ({pages: of}) => of[page] && sum(of[page].before)],
          ['  HTML (kB)', ({pages: of}) => of[page]?.before.html],
          ['  JavaScript, it runs (kB)', ({pages: of}) => of[page]?.afterJs],
          ['  Lighthouse, of 100', ({pages: of}) => of[page]?.lighthouse?.performance],
          ['  largest paint (ms)', ({pages: of}) => of[page]?.lighthouse?.largestPaintMs],
          ['  blocking time (ms)', ({pages: of}) => of[page]?.lighthouse?.blockingMs],
        ] as const satisfies readonly (readonly [string, (f: Figures) => number | undefined])[],
    ),
  ];
  console.log(`\n${' '.repeat(TITLES)}${all.map(({name}) => name.padStart(COLUMN)).join('')}`);
  for (const [title, value] of rows) {
    console.log(
      title.padEnd(TITLES) +
        all.map((figures) => (value(figures)?.toFixed(1) ?? '').padStart(COLUMN)).join(''),
    );
  }
}

async function main() {
  const {values} = parseArgs({
    options: {
      posts: {type: 'string', default: '10,200,1000'},
      'no-stock': {type: 'boolean', default: false},
      'no-lighthouse': {type: 'boolean', default: false},
      keep: {type: 'boolean', default: false},
    },
  });
  const counts = values.posts.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
    fail('--posts must be whole numbers from 1, separated by commas.');
  }
  const executablePath = await ensureChromium();
  const lighthouse = values['no-lighthouse']
    ? undefined
    : (url: string) => measureLighthouse(url, executablePath);
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArgs(),
  });
  const all: Figures[] = [];
  try {
    for (const count of counts) {
      for (const isStock of values['no-stock'] ? [false] : [false, true]) {
        const site = isStock ? stockSite() : generatedSite();
        try {
          writePosts(site, count);
          const middle = `blog/note-${Math.ceil(count / 2)}`;
          const paths = {
            home: '',
            'post list': 'blog',
            post: middle,
            guide: isStock ? 'docs/intro' : 'docs/guide',
          };
          const name = `${count} posts${isStock ? ', stock' : ''}`;
          all.push(await measure(name, site, paths, browser, lighthouse));
        } finally {
          if (values.keep) console.log(`The site is in ${site.dir}`);
          else site.delete();
        }
      }
    }
  } finally {
    await browser.close();
    // Print the results so far even if a later build failed
    if (all.length > 0) print(all);
  }
}

main().catch((error: unknown) => {
  fail(error instanceof Error ? error.message : String(error));
});
