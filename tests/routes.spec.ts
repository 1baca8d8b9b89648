import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {expectNoTroubles, open, watch} from './support/page';
import {sitemapPaths, sitePaths} from './support/sitemap';
import {rootSite} from './support/sites';
import {category, guides, notation, posts, siteName} from './support/test-site';

/** All routes of SPEC 1, except the redirect `/docs` and the not-found page. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  R01: [''],
  R02: ['blog', 'blog/page/2'],
  R03: ['blog/archive'],
  R04: ['blog/tags'],
  R05: ['chao', 'do-nghe', 'hinh-anh', 'hoc-tap', 'javascript'].map((tag) => `blog/tags/${tag}`),
  R06: Object.values(posts).map((post) => post.slice(1)),
  R07: ['community', 'contact', 'cv', notation.slice(1), 'showcase'],
  R08: ['search'],
  R10: [category.slice(1)],
  R11: Object.values(guides).map((guide) => guide.slice(1)),
  R12: ['docs/tags', ...['ban-phim', 'dong-lenh', 'git'].map((tag) => `docs/tags/${tag}`)],
};

const paths = sitePaths(rootSite);

for (const [id, routes] of Object.entries(ROUTES)) {
  test(`${id} exists in both languages`, () => {
    for (const route of routes) {
      expect(paths).toContain(route);
      expect(paths).toContain(`en/${route}`);
    }
  });
}

const builtPage = (page: string) =>
  load(fs.readFileSync(path.join(rootSite.dir, `${page}.html`), 'utf8'));

/** Returns the addresses that a part of a page links to, each once. */
function linksOf(page: string, within = 'main'): string[] {
  const $ = builtPage(page);
  const links = $(`${within} a[href^="/"]`).toArray();
  return [...new Set(links.map((link) => $(link).attr('href') ?? ''))];
}

/** Returns the guides of the sidebar: those of collapsed categories are on their pages. */
const guidesInSidebar = (prefix: string) =>
  paths
    .filter((route) => route.startsWith(`${prefix}docs/`))
    .filter((route) => !/docs\/(?:tags|category)(?:\/|$)/.test(route))
    .map((route) => `/${route}`);

/** Compares the pages of tags with the tags that the texts name. */
function expectTags(list: string, texts: readonly string[]): void {
  const textsOf = new Map<string, string[]>();
  for (const text of texts) {
    for (const tag of linksOf(text.slice(1), 'article footer').filter((to) =>
      to.includes('/tags/'),
    )) {
      textsOf.set(tag, [...(textsOf.get(tag) ?? []), text]);
    }
  }
  expect(textsOf.size).toBeGreaterThan(2);
  const $ = builtPage(list);
  const counted = $(`main a[href^="/${list}/"]`)
    .toArray()
    .map((link) => [$(link).attr('href'), $(link).text().replace(/^\D+/, '')]);
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries([...textsOf].map(([tag, {length}]) => [tag, String(length)])),
  );
  for (const [tag, named] of textsOf) {
    const pages = paths.map((route) => `/${route}`).filter((to) => to.startsWith(`${tag}/page/`));
    const shown = [tag, ...pages].flatMap((page) => linksOf(page.slice(1)));
    expect(new Set(shown.filter((to) => texts.includes(to)))).toEqual(new Set(named));
    const [count = '1'] = builtPage(tag.slice(1))('main h1').text().match(/^\d+/) ?? [];
    expect(count).toBe(String(named.length));
  }
}

for (const {lang, prefix, notFound, label, day} of [
  {
    lang: 'vi',
    prefix: '',
    notFound: 'Không tìm thấy trang',
    label: 'Tiếng Việt',
    day: '2 tháng 2, 2026',
  },
  {
    lang: 'en',
    prefix: 'en/',
    notFound: 'Page Not Found',
    label: 'English',
    day: 'February 2, 2026',
  },
]) {
  test(`R04 R05 ${lang}: the list of tags counts the posts of each; a tag has the posts that name it`, () => {
    const archive = linksOf(`${prefix}blog/archive`);
    const listed = archive.filter(
      (to) => to.startsWith(`/${prefix}blog/`) && !to.includes('/tags'),
    );
    expectTags(`${prefix}blog/tags`, listed);
  });

  test(`R12 ${lang}: the list of the guides’ tags counts the guides of each; a tag has the guides that name it`, () => {
    expectTags(`${prefix}docs/tags`, guidesInSidebar(prefix));
  });

  test(`R10 ${lang}: the page of a category has a heading, and a card for each of its guides`, () => {
    const page = builtPage(`${prefix}${category.slice(1)}`);
    expect(page('main h1').text()).not.toBe('');
    const of = guidesInSidebar(prefix).filter((to) => to.startsWith(`/${prefix}docs/git/`));
    expect(of.length).toBeGreaterThan(1);
    const cards = page('main article a[href]')
      .toArray()
      .map((card) => page(card));
    expect(cards.map((card) => card.attr('href')).sort()).toEqual(of.sort());
    for (const card of cards) expect(card.find('h2').text()).not.toBe('');
  });

  test(`R11 ${lang}: a guide has the heading that the sidebar and the title have, and its text`, () => {
    for (const guide of guidesInSidebar(prefix)) {
      const page = builtPage(guide.slice(1));
      const heading = page('article h1').text();
      expect(page('title').text()).toBe(`${heading} | ${siteName}`);
      expect(page('.menu [aria-current="page"]').attr('href')).toBe(guide);
      expect(page('article .markdown > p').text().length).toBeGreaterThan(40);
    }
  });

  test(`R09 ${lang}: /${prefix}docs redirects to the main guide`, async ({page}) => {
    const troubles = watch(page);
    await page.goto(`/${prefix}docs?from=test#content`);
    await expect(page).toHaveURL(`/${prefix}${guides.main.slice(1)}?from=test#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    // The redirect page is left before its style sheet loads
    expectNoTroubles({...troubles, failedRequests: []});
  });

  test(`R13 ${lang}: an unknown path under /${prefix} returns status 404 with a page`, async ({
    page,
  }) => {
    const response = await page.goto(`/${prefix}no-such-page`);
    expect(response?.status()).toBe(404);
    expect(fs.existsSync(path.join(rootSite.dir, prefix, '404.html'))).toBe(true);
    const file = fs.readFileSync(path.join(rootSite.dir, prefix, '404.html'), 'utf8');
    expect(file.toLowerCase()).toContain(notFound.toLowerCase());
  });

  test(`S12 K05 ${lang}: title, language, direction, label and calendar`, async ({page}) => {
    const address = `/${prefix}${posts.usual.slice(1)}`;
    const html = await (await page.request.get(address)).text();
    await open(page, address);
    await expect(page.locator('.navbar .dropdown button')).toHaveText(label);
    // The Gregorian calendar, on the server and in the browser
    expect(html).toContain(`>${day}</time>`);
    await expect(page.locator('article header time')).toHaveText(day);
    await expect(page).toHaveTitle(new RegExp(`^[^|]+ \\| ${siteName}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
}

test('K07 both languages have the same routes', () => {
  const english = paths.filter((route) => route === 'en/' || route.startsWith('en/'));
  const vietnamese = paths.filter((route) => !english.includes(route));
  expect(english.map((route) => route.slice('en/'.length)).sort()).toEqual(vietnamese.sort());
});

test('K04 in both languages, every sitemap entry has a frequency, a priority and symmetric alternates', () => {
  const entries = ['sitemap.xml', 'en/sitemap.xml'].flatMap((file) => {
    const xml = fs.readFileSync(path.join(rootSite.dir, file), 'utf8');
    return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry ?? '');
  });
  expect(entries.length).toBe(sitemapPaths(rootSite).length);
  expect(entries.length).toBeGreaterThan(30);
  const alternatesOf = new Map<string, string>();
  for (const entry of entries) {
    expect(entry).toContain('<changefreq>daily</changefreq>');
    expect(entry).toContain('<priority>0.5</priority>');
    const url = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    const languages = links.map(([, lang]) => lang);
    expect([
      ['vi', 'en', 'x-default'],
      ['vi', 'x-default'],
      ['en', 'x-default'],
    ]).toContainEqual(languages);
    alternatesOf.set(url, links.map(([, , href]) => href).join(' '));
  }
  for (const [url, alternates] of alternatesOf) {
    expect(alternates.split(' ')).toContain(url);
    for (const other of alternates.split(' ')) expect(alternatesOf.get(other)).toBe(alternates);
  }
});

test('K06 the build contains the versions of the site and its plugins', () => {
  const metadata = JSON.parse(
    fs.readFileSync(path.join('.docusaurus', 'site-metadata.json'), 'utf8'),
  ) as {siteVersion: string; docusaurusVersion: string; pluginVersions: Record<string, unknown>};
  const {version} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {version: string};
  expect(metadata.siteVersion).toBe(version);
  expect(metadata.docusaurusVersion).toBe('3.10.2');
  expect(metadata.pluginVersions).toHaveProperty(['docusaurus-plugin-content-blog']);
});
