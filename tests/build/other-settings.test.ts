import fs from 'node:fs';
import path from 'node:path';

import {chromium, type Browser, type Page} from '@playwright/test';
import {load} from 'cheerio';

import {startApplication} from '../../scripts/lib/browser/start-application';
import {ensureChromium} from '../../scripts/lib/chromium';
import {chromiumArgs} from '../../src/lib/chromium';
import {startStaticServer} from '../../scripts/lib/static-server';
import {SiteCopy} from '../support/site-copy';
import {guides, hiddenWords, posts, siteUrl, sourceOf} from '../support/test-site';

/**
 * Tests a site only in English, set up as the handbook says, with what the test site does not have: other
 * settings, visible drafts, a broken link, and more syntax of Docusaurus.
 */
const site = new SiteCopy();
jest.setTimeout(300_000);

const OTHER_URL = 'https://other.example';
const COLORS = {backgroundColor: '#102030', textColor: '#f0e0d0'};

/** Files with syntax that Docusaurus accepts. */
const valid = {
  'docs/home.md': '---\nslug: /\n---\n\nTrang đầu, không có tiêu đề.\n',
  'docs/markdown.md': '---\nmdx:\n  format: md\n---\n\n<p style="color: red">{a} <5</p>\n',
  'blog/khong-front.md': 'Chỉ có chữ.\n\n<!-- truncate -->\n\n## Mục {#rieng}\n',
  'blog/2026-01-02-tieu-de/index.md':
    '---\ntags: ["Tiếng Việt"]\nauthors:\n  - name: Lan\n    url: https://lan.dev\n---\n\n# Tiêu đề\n\n:::note Chú ý\n\nMột\n\n:::\n',
  'blog/2026-01-03-cu.md':
    '---\nslug: bài-viết-mới\nauthor: Minh\ndate: 2026-01-03T10:00:00+07:00\n---\n\n[Mục](/blog/khong-front#rieng) [Đầu](/docs)\n',
};

let result: Awaited<ReturnType<SiteCopy['run']>>;
let server: Awaited<ReturnType<typeof startStaticServer>>;
let browser: Browser;
let page: Page;
const errors: string[] = [];

const files = () =>
  fs
    .readdirSync(path.join(site.dir, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(html|xml|json|txt|md|webmanifest)$/.test(file));
const build = () => site.run('docusaurus', ['build'], {SITE_URL: OTHER_URL, SHOW_DRAFTS: 'true'});
const built = (file: string) => load(site.read(`build/${file}`));

beforeAll(async () => {
  site.edit('src/config/navigation.ts', 'hideOnScroll: false', 'hideOnScroll: true');
  site.edit('src/plugins/shell/config.ts', 'disableSwitch: false', 'disableSwitch: true');
  site.edit(
    'src/config/announcement.ts',
    "id: 'thong-bao-thu',",
    `id: 'thong-bao-thu', isCloseable: false, ...${JSON.stringify(COLORS)},`,
  );
  site.edit('src/config/conversation.ts', /issuesUrl = .*;/, "issuesUrl = '';");
  site.edit('src/config/languages.ts', "['vi', 'en']", "['en']");
  for (const kind of ['blog', 'docs', 'pages'])
    site.clear(`i18n/en/docusaurus-plugin-content-${kind}`);
  site.write('docs/nhap.mdx', '---\ndraft: true\n---\n\n# Chưa xong\n');
  for (const [file, text] of Object.entries(valid)) site.write(file, text);
  site.append(`${guides.wide.slice(1)}.mdx`, '\n[Trang không có](/khong-co)\n');
  result = await build();
  if (!result.output.includes('Broken link on')) throw new Error(result.output);
  server = await startStaticServer({dir: path.join(site.dir, 'build')});
  browser = await chromium.launch({executablePath: await ensureChromium(), args: chromiumArgs()});
  page = await browser.newPage({baseURL: server.url, serviceWorkers: 'block'});
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await startApplication(page);
}

test('a broken link fails the build, and the message has its page', () => {
  expect(result.code).toBe(1);
  expect(result.output.match(/Broken link on .*/g)).toEqual([
    expect.stringContaining(`source page path = ${guides.wide}`),
  ]);
});

test('valid Docusaurus syntax works; a site in one language has its own tags and no links to others', () => {
  for (const page of ['docs', 'docs/markdown', 'blog/khong-front', 'blog/bài-viết-mới']) {
    expect(files()).toContain(`${page}.html`);
  }
  expect(files().filter((file) => /^en(\/|\.)/.test(file))).toEqual([]);
  const home = built('index.html');
  expect(home('html').attr('lang')).toBe('en');
  expect(
    home('link[hreflang]')
      .toArray()
      .map((link) => home(link).attr('hreflang')),
  ).toEqual(['en', 'x-default']);
  expect(home('.navbar .dropdown')).toHaveLength(0);
  expect(built('blog/tags/hoc-tap.html')('main').text()).toContain(
    'Thẻ nhiều bài nhất, có cả bài tiếng Anh.',
  );
});

test('a preview has drafts and scheduled posts, with a mark on the page, in lists and in the search', () => {
  const draft = built('blog/con-nhap.html');
  expect(draft('article').text()).toContain(hiddenWords.draft);
  expect(draft('h1').text()).toBe('Bài còn nháp (draft)');
  expect(draft('.theme-draft-banner').text()).toContain('This page is a draft');
  const scheduled = built('blog/hen-ngay.html');
  expect(scheduled('article').text()).toContain(hiddenWords.scheduled);
  expect(scheduled('[role="note"]').text()).toContain('This post is dated January 1, 2199');
  expect(built('blog/archive.html')('main').text()).toContain('Bài hẹn ngày (scheduled)');
  expect(built('docs/git/nhanh.html')('.theme-doc-sidebar-menu').text()).toContain(
    'Chưa xong (draft)',
  );
  const index = files().filter((file) => file.startsWith('search-index'));
  expect(index.map((file) => site.read(`build/${file}`)).join()).toContain('Bài còn nháp (draft)');
});

test('every page of a preview tells search engines not to index it', () => {
  const pages = files().filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  expect(
    pages.filter((file) => !/<meta[^>]*robots[^>]*noindex/.test(site.read(`build/${file}`))),
  ).toEqual([]);
  expect(site.read('build/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});

test('if the repository has no issues, no page links to them', () => {
  expect(files().filter((file) => site.read(`build/${file}`).includes('/issues'))).toEqual([]);
});

test('SITE_URL is the origin of every absolute URL', () => {
  const having = (text: string) =>
    files().filter((file) => site.read(`build/${file}`).includes(text));
  expect(having(`${siteUrl}/`)).toEqual([]);
  expect(having(`${OTHER_URL}/`)).toEqual(
    expect.arrayContaining(['index.html', 'sitemap.xml', 'blog/rss.xml', 'blog/feed.json']),
  );
  const $ = built('contact.html');
  expect($('link[rel="canonical"]').attr('href')).toBe(`${OTHER_URL}/contact`);
  expect($('meta[property="og:image"]').attr('content')).toMatch(`${OTHER_URL}/`);
});

test('with `hideOnScroll`, the navigation bar disappears when the reader scrolls down and returns when they scroll up', async () => {
  await open(guides.main);
  const scrollTo = async (top: number, isShown: boolean) => {
    await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
    await page.waitForFunction(
      (shown) =>
        (document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0) > 0 === shown,
      isShown,
    );
  };
  await scrollTo(300, true);
  await scrollTo(600, false);
  await scrollTo(400, true);
});

test('pages start without an error, including the not-found page', async () => {
  for (const path of ['/', '/404.html']) await open(path);
  await page.locator('main h1').waitFor();
  expect(errors).toEqual([]);
});

test('if the toggle is turned off, a stored color mode is ignored; the announcement can have its own colors and no button', async () => {
  await page.addInitScript(() => localStorage.setItem('theme-dau', 'dark'));
  await open('/contact');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  expect(await page.locator('[data-color-mode-toggle]:visible').count()).toBe(0);
  const bar = page.locator('[data-announcement-id]');
  const colors = await bar.evaluate((element) => {
    const {backgroundColor, color} = getComputedStyle(element);
    return [backgroundColor, color];
  });
  expect(colors).toEqual(['rgb(16, 32, 48)', 'rgb(240, 224, 208)']);
  expect(await bar.getByRole('button').count()).toBe(0);
});

/** Returns the scripts of the build: their content by file name. */
function scripts(): Map<string, string> {
  const dir = path.join(site.dir, 'build/assets/js');
  return new Map(
    fs.readdirSync(dir).map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]),
  );
}

test('an edit renames only the scripts of the pages that show the edited text', async () => {
  const before = scripts();
  site.edit(sourceOf(posts.usual), 'Người vẽ lịch ngày trước', 'Calendarists');
  await build();
  const after = scripts();

  const isShard = (file: string) => file.startsWith('routes-');
  const renamed = [...after.keys()].filter((file) => !before.has(file) && !isShard(file));
  expect(renamed.length).toBeGreaterThan(0);
  expect(renamed.length).toBeLessThanOrEqual(3);
  expect(renamed.filter((file) => !after.get(file)?.includes('Calendarists'))).toEqual([]);
  // The content of a file with a hash in its name must not change
  const changed = [...after].filter(
    ([file, text]) => before.has(file) && before.get(file) !== text && !isShard(file),
  );
  expect(changed.map(([file]) => file)).toEqual([]);
  // The page refers to scripts of its own deployment
  const html = site.read(`build${posts.usual}.html`);
  const named = [...html.matchAll(/\/assets\/js\/([^?"> ]+)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !after.has(file))).toEqual([]);
  expect(named.some((file) => renamed.includes(file))).toBe(true);
});
