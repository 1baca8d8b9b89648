/**
 * Takes the screenshots for the READMEs in both languages, from the site in `build`.
 *
 *     npm run build && npm run pictures
 */
import fs from 'node:fs';
import path from 'node:path';

import {chromium, type Browser, type Page} from '@playwright/test';
import sharp from 'sharp';

import {chromiumArgs, ensureChromium} from './lib/chromium';
import {currentBaseUrl} from './lib/site-environment';
import {startStaticServer} from './lib/static-server';
import {fail, step} from './lib/terminal';

const FOLDER = '.github/pictures';
/** Readers with slow connections read a README, too. */
const MAX_BYTES = 100 * 1024;

const languages = [
  {name: 'vi', prefix: '', query: 'khong dau'},
  {name: 'en', prefix: 'en/', query: 'badge'},
] as const;
type Language = (typeof languages)[number];

type Picture = {
  readonly name: string;
  readonly path: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** Actions before the screenshot. */
  readonly act?: (page: Page, language: Language) => Promise<void>;
};

async function search(page: Page, {query}: Language) {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
  await page.locator('.DocSearch-Hit').nth(3).waitFor();
}

/** Returns the first URL in a file of the build that matches, relative to the base URL. */
function firstAddress(file: string, form: RegExp): string {
  const list = fs.readFileSync(path.join('build', file), 'utf8');
  const [, address] = form.exec(list) ?? fail(`"${file}" has no page like ${String(form)}.`);
  return address ?? '';
}

const desktop = {width: 1200, height: 750} as const;

const pictures = (): readonly Picture[] => [
  {name: 'home', path: '', theme: 'light', ...desktop},
  {
    name: 'post',
    // The newest: the sitemap has the posts in the order of their addresses
    path: firstAddress('blog/feed.json', /"url": "[^"]*\/(blog\/[^/"]+)"/),
    theme: 'light',
    ...desktop,
  },
  {name: 'search', path: 'blog', theme: 'light', ...desktop, act: search},
  {
    name: 'dark',
    path: firstAddress('sitemap.xml', /<loc>[^<]*\/(docs\/(?!category\/)[^<]+)<\/loc>/),
    theme: 'dark',
    ...desktop,
  },
  {name: 'phone', path: '', theme: 'light', width: 390, height: 750},
];

async function take(browser: Browser, siteUrl: string, picture: Picture, language: Language) {
  const page = await browser.newPage({
    viewport: {width: picture.width, height: picture.height},
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const address = new URL(`${language.prefix}${picture.path}`, siteUrl);
  address.searchParams.set('docusaurus-theme', picture.theme);
  await page.goto(address.href);
  // Scripts can wait for a first input
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await picture.act?.(page, language);
  await page.waitForLoadState('networkidle');
  const file = path.join(FOLDER, `${picture.name}.${language.name}.webp`);
  // Do not turn off animations: the reading progress line would then be at its end
  const {size} = await sharp(await page.screenshot())
    .webp({quality: 74, effort: 6})
    .toFile(file);
  await page.close();
  if (size > MAX_BYTES) fail(`"${file}" has ${size} bytes; it should have at most ${MAX_BYTES}.`);
  console.log(`${file}  ${Math.round(size / 1024)} kB`);
}

async function main() {
  if (!fs.existsSync('build/index.html')) {
    fail('There is no built site in "build". Build it first: npm run build');
  }
  fs.mkdirSync(FOLDER, {recursive: true});
  const server = await startStaticServer({dir: 'build', baseUrl: currentBaseUrl(), port: 0});
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs(),
  });
  step('Taking the pictures of the site');
  try {
    for (const language of languages) {
      for (const picture of pictures()) await take(browser, server.url, picture, language);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

void main();
