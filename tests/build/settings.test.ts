import fs from 'node:fs';
import path from 'node:path';

import {chromium, type Browser, type Page} from '@playwright/test';
import {load} from 'cheerio';

import {startApplication} from '../../scripts/lib/browser/start';
import {chromiumArgs, ensureChromium} from '../../scripts/lib/chromium';
import {generatePosts} from '../../scripts/lib/generated-posts';
import {SiteCopy} from '../../scripts/lib/site-copy';
import {startStaticServer, type StaticServer} from '../../scripts/lib/static-server';
import {languages, texts} from '../support/shell';
import {guides, siteUrl} from '../support/test-site';

/** One build with all settings that differ from those of the test site, and a larger blog. */
const site = SiteCopy.withCaches();
const SECONDS = 1000;
jest.setTimeout(300 * SECONDS);

const OTHER_URL = 'https://other.example';
const COLORS = {backgroundColor: '#102030', textColor: '#f0e0d0'} as const;
const SIDEBAR_POSTS = 20;

let server: StaticServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  site.edit('src/config/navigation.ts', 'hideOnScroll: false', 'hideOnScroll: true');
  site.edit('src/docusaurus/theme-config.ts', 'disableSwitch: false', 'disableSwitch: true');
  site.edit('src/config/blog.ts', 'sidebarPosts: 6', `sidebarPosts: ${SIDEBAR_POSTS}`);
  site.edit(
    'src/config/announcement.ts',
    "id: 'thong-bao-thu',",
    `id: 'thong-bao-thu', isCloseable: false, ...${JSON.stringify(COLORS)},`,
  );
  for (const {slug, vi, en} of generatePosts(SIDEBAR_POSTS + 5)) {
    site.write(`blog/${slug}.md`, vi);
    site.write(`i18n/en/docusaurus-plugin-content-blog/${slug}.md`, en);
  }
  expect(
    await site.run('docusaurus', ['build', '--no-minify'], {SITE_URL: OTHER_URL}),
  ).toMatchObject({code: 0});
  server = await startStaticServer({dir: path.join(site.dir, 'build'), port: 0});
  browser = await chromium.launch({executablePath: await ensureChromium(), args: chromiumArgs()});
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  page = await browser.newPage({baseURL: server.url, serviceWorkers: 'block'});
});
afterEach(() => page.close());

async function open(address: string): Promise<void> {
  await page.goto(address);
  await startApplication(page);
}

test('S03 with `hideOnScroll` the bar leaves when the reader scrolls down, and returns upwards', async () => {
  await open(guides.main);
  const bottom = () =>
    page.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  const scrollTo = async (top: number, isShown: boolean) => {
    await page.evaluate((y) => {
      window.scrollTo({top: y, behavior: 'instant'});
    }, top);
    await page.waitForFunction(
      (shown) =>
        (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) > 0 === shown,
      isShown,
    );
  };
  expect(await bottom()).toBeGreaterThan(0);
  await scrollTo(300, true);
  await scrollTo(600, false);
  await scrollTo(400, true);
});

test.each(languages)(
  'C01 %s: with the toggle switched off there is none, and what was stored does not count',
  async (language) => {
    const {prefix, dark} = texts[language];
    await page.addInitScript(() => {
      localStorage.setItem('theme-dau', 'dark');
      const modes: (string | undefined)[] = [];
      Object.assign(window, {modes});
      const look = () => {
        modes.push(document.documentElement.dataset.theme);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(`${prefix}/contact`);
    const modes = await page.evaluate(() => (window as unknown as {modes: string[]}).modes);
    expect(new Set(modes)).toEqual(new Set(['light']));
    expect(await page.getByRole('button', {name: dark}).count()).toBe(0);
    expect(await page.locator('[data-color-mode-toggle]:visible').count()).toBe(0);
  },
);

test.each(languages)(
  'B01 %s: the bar has its colors, and no button closes it',
  async (language) => {
    await open(`${texts[language].prefix}/contact`);
    const bar = page.locator('[data-announcement-id]');
    const colors = await bar.evaluate((element) => {
      const {backgroundColor, color} = getComputedStyle(element);
      return {backgroundColor, color};
    });
    expect(colors).toEqual({backgroundColor: 'rgb(16, 32, 48)', color: 'rgb(240, 224, 208)'});
    expect(await bar.getByRole('link').evaluate((link) => getComputedStyle(link).color)).toBe(
      colors.color,
    );
    expect(await bar.getByRole('button').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await bar.isVisible()).toBe(true);
  },
);

test.each(languages)(
  `P01 %s: the sidebar of more than ${SIDEBAR_POSTS} posts shows the others on request`,
  async (language) => {
    const {prefix} = texts[language];
    const archive = load(site.read(`build${prefix}/blog/archive.html`));
    const all = new Set(
      archive('main a[href]')
        .toArray()
        .map((link) => archive(link).attr('href') ?? '')
        .filter((to) => to.startsWith(`${prefix}/blog/`) && !to.includes('/tags')),
    );
    expect(all.size).toBeGreaterThan(SIDEBAR_POSTS + 5);
    await open(`${prefix}/blog/note-1`);
    const links = page.locator('aside nav a[href*="/blog/"]');
    expect(await links.count()).toBe(SIDEBAR_POSTS);
    const name =
      language === 'vi' ? `Xem tất cả ${all.size} bài viết` : `Show all ${all.size} posts`;
    await page.getByRole('button', {name}).click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('aside nav a[href*="/blog/"]').length === count,
      all.size,
    );
    const shown = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
    expect(new Set(shown)).toEqual(all);
  },
);

test('SITE_URL is the origin of every absolute address, in both languages', () => {
  const dir = path.join(site.dir, 'build');
  const files = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|xml|json|txt|md|webmanifest)$/.test(file));
  const having = (text: string) =>
    files.filter((file) => fs.readFileSync(path.join(dir, file), 'utf8').includes(text));
  expect(having(`${siteUrl}/`)).toEqual([]);
  for (const language of ['', 'en/']) {
    expect(having(`${OTHER_URL}/`)).toEqual(
      expect.arrayContaining(
        ['index.html', 'sitemap.xml', 'blog/rss.xml', 'blog/feed.json', 'llms.txt'].map(
          (file) => language + file,
        ),
      ),
    );
    const $ = load(site.read(`build/${language}contact.html`));
    expect($('link[rel="canonical"]').attr('href')).toBe(`${OTHER_URL}/${language}contact`);
    expect($('meta[property="og:url"]').attr('content')).toBe(`${OTHER_URL}/${language}contact`);
    expect($('meta[property="og:image"]').attr('content')).toMatch(`${OTHER_URL}/`);
  }
  expect(site.read('build/robots.txt')).toContain(`Sitemap: ${OTHER_URL}/sitemap.xml`);
});
