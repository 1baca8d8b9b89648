import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';

import {LAST_CHANGE} from './support/assemble-site';
import {hasHistory, lastCommitTime} from '../utils/git';
import {sitePaths, sitemapPaths} from './support/sitemap';
import {baseUrlSite, pageOf, rootSite} from './support/sites';
import {
  author,
  email,
  isUntranslated,
  languagesOf,
  newsletter,
  posts as postPaths,
  siteName,
  siteUrl,
  tags,
} from './support/test-site';

const SITE = siteUrl;

// Run in one worker, so that each page is parsed only once
test.describe.configure({mode: 'default'});

/** All pages except untranslated ones, which `content.spec.ts` checks. */
const documents = sitePaths(rootSite).filter(
  (page) => !isUntranslated(page) && page !== postPaths.unlisted.slice(1),
);
const attributes = ($: CheerioAPI, selector: string, name: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name));
const listed = sitemapPaths(rootSite);
const posts = listed.filter((page) => /^(en\/)?blog\/(authors\/)?[^/]+$/.test(page));
const guides = listed.filter((page) => /^(en\/)?docs\/(?!category\/|tags\/)[^/]+\//.test(page));
const text = (file: string) => fs.readFileSync(path.join(rootSite.dir, file), 'utf8');
const withoutSpaces = (value: string) => value.replaceAll(/[\s\u200b]/g, '');

type Thing = Record<string, unknown>;
const thing = (page: string, type: string): Thing =>
  pageOf(page)('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(pageOf(page)(script).text()) as Thing)
    .find((each) => each['@type'] === type) ?? {};

/** The URLs of a page in its languages. */
const versionsOf = (page: string) =>
  languagesOf(page).map(
    (language) => `${SITE}/${language === 'en' ? 'en/' : ''}${page.replace(/^en\//, '')}`,
  );

test('every page has a title, a description, one canonical URL and a share image', () => {
  expect(posts).toHaveLength(16);
  expect(guides).toHaveLength(7);
  const shareImages = new Set<string>();
  for (const page of documents) {
    const $ = pageOf(page);
    const url = `${SITE}/${page}`;
    const locale = page.startsWith('en/') ? 'en' : 'vi';
    const meta = (name: string) =>
      $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
    expect($('title').text(), page).toMatch(new RegExp(`^[^|]+ \\| ${siteName}$`));
    expect(meta('description')?.length, page).toBeGreaterThan(20);
    expect(attributes($, 'link[rel="canonical"]', 'href'), page).toEqual([url]);
    expect(
      ['og:url', 'og:locale', 'og:title', 'docsearch:language', 'twitter:card'].map(meta),
    ).toEqual([url, locale, $('title').text(), locale, 'summary_large_image']);
    const image = meta('og:image') ?? '';
    expect(fs.existsSync(path.join(rootSite.dir, image.slice(SITE.length))), page).toBe(true);
    shareImages.add(image);
  }
  expect(shareImages.size).toBeGreaterThanOrEqual(posts.length + guides.length);
});

test('indexed pages have unique titles and descriptions; lists are not indexed', () => {
  for (const selector of ['title', 'meta[name="description"]']) {
    const values = listed.map((page) => {
      const found = pageOf(page)(selector);
      return found.attr('content') ?? found.text();
    });
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  const others = documents.filter((page) => !listed.includes(page));
  expect(others).toEqual(
    expect.arrayContaining([
      ...['blog/tags', 'blog/archive', 'en/blog/authors', 'search'],
      ...[`en${tags.post}`, tags.guide.slice(1)],
    ]),
  );
  for (const page of documents) {
    const robots = others.includes(page) ? ['noindex, follow'] : [];
    expect(attributes(pageOf(page), 'meta[name="robots"]', 'content'), page).toEqual(robots);
  }
});

test('structured data describes the site, its author, its posts and its guides', () => {
  const person = {'@id': `${SITE}/#person`};
  expect(thing('en/', 'WebSite')).toMatchObject({
    '@id': `${SITE}/en/#website`,
    inLanguage: 'en',
    publisher: person,
  });
  expect(thing('en/', 'Person')).toMatchObject({...person, name: author});
  expect(thing('cv', 'ProfilePage')).toMatchObject({mainEntity: {...person, name: author}});
  for (const page of posts) {
    expect(thing(page, 'BlogPosting'), page).toMatchObject({
      '@id': `${SITE}/${page}`,
      author: {'@type': 'Person', name: author},
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      image: pageOf(page)('meta[property="og:image"]').attr('content'),
    });
  }
  for (const page of guides) {
    expect(thing(page, 'BreadcrumbList'), page).toHaveProperty('itemListElement.0.position', 1);
  }
});

test('each sitemap has its pages’ alternates, and the date of the commit that changed a page', () => {
  // Without git, there is no date
  const dated = hasHistory('.') ? [...posts, ...guides] : [];
  for (const file of ['sitemap.xml', 'en/sitemap.xml']) {
    const $ = load(text(file), {xml: true});
    for (const element of $('url').toArray()) {
      const entry = $(element);
      const page = entry
        .find('loc')
        .text()
        .slice(SITE.length + 1);
      expect(entry.find('changefreq, priority').text()).toBe('daily0.5');
      // The commit that adds a page does not count as an update
      if (dated.includes(page)) {
        const date = page === 'blog/ngan' ? LAST_CHANGE.slice(0, 10) : '';
        expect(entry.find('lastmod').text(), page).toBe(date);
      }
      const links = entry.find('xhtml\\:link').toArray();
      const versions = versionsOf(page);
      expect(links.map((link) => $(link).attr('href'))).toEqual([...versions, versions[0]]);
    }
  }
});

for (const language of ['vi', 'en']) {
  const prefix = language === 'vi' ? '' : 'en/';
  const isOwn = (page: string) => page.startsWith('en/') === (language === 'en');

  test(`${language} feeds: each post has its page’s content, with absolute URLs`, () => {
    const {items: json = []} = parseJsonFeed(text(`${prefix}blog/feed.json`));
    const rss = parseRssFeed(text(`${prefix}blog/rss.xml`));
    const atom = parseAtomFeed(text(`${prefix}blog/atom.xml`));
    expect(rss.language).toBe(language);
    const urls = posts.filter(isOwn).map((page) => `${SITE}/${page}`);
    expect(json.map(({url}) => url).sort()).toEqual(urls.sort());
    const contents = json.map(({content_html: content}) => content);
    expect(rss.items?.map(({content}) => content?.encoded)).toEqual(contents);
    expect(atom.entries?.map(({content}) => content?.value)).toEqual(contents);
    for (const item of json) {
      const url = item.url ?? '';
      const $ = load(item.content_html ?? '');
      const page = pageOf(url.slice(SITE.length + 1));
      expect(item.title, url).toBe(page('h1').first().text());
      const tagsOfPage = page('article footer a[rel="tag"]').toArray();
      expect(item.tags ?? [], url).toEqual(tagsOfPage.map((tag) => page(tag).text()));
      expect(Date.parse(String(item.date_modified)), url).toBe(
        Date.parse(page('article time').first().attr('datetime') ?? ''),
      );
      const feedText = withoutSpaces($('body').text());
      const paragraphs = page('article .markdown').find('h2, h3, p, li, td').toArray();
      const lost = paragraphs
        .map((each) => withoutSpaces(page(each).text()))
        .filter((piece) => !feedText.includes(piece));
      expect(lost, url).toEqual([]);
      for (const link of [...attributes($, '[href]', 'href'), ...attributes($, '[src]', 'src')]) {
        expect(link, url).toMatch(/^(https?:|mailto:|data:)/);
      }
      expect($('script, button, style, iframe'), url).toHaveLength(0);
    }
    const types = attributes(pageOf(prefix), 'link[rel="alternate"][type]', 'href');
    expect(types).toEqual(
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/${prefix}blog/${file}`),
    );
  });

  test(`${language}: each post and guide has a Markdown copy`, () => {
    for (const page of [...posts, ...guides].filter(isOwn)) {
      const markdown = text(`${page}.md`);
      expect(markdown).toContain(`\n# ${pageOf(page)('h1').first().text()}\n`);
      expect(markdown).toContain(`\nlang: ${language}\n`);
      const prose = markdown.replaceAll(/^( *)```[^]*?^ *```$/gm, '').replaceAll(/`[^`\n]+`/g, '');
      expect(prose).not.toMatch(/<(div|span|svg|button)|\u200b|^import /m);
    }
  });
}

test('the feeds page lists the feeds and the newsletter, and robots.txt lists the sitemaps', () => {
  const feeds = pageOf('en/feeds');
  expect(feeds(`main a[href="${newsletter}"]`)).toHaveLength(1);
  expect(feeds('main a[href$=".xml"], main a[href$=".json"]')).toHaveLength(3);
  expect(text('robots.txt')).toContain(`Sitemap: ${SITE}/en/sitemap.xml`);
});

test('licences.txt lists code, styles, fonts and the bundler’s runtime; only a site at the root of a host has security.txt', () => {
  const licences = text('en/licences.txt');
  for (const name of ['@rspack/core', 'infima', 'react-dom'])
    expect(licences).toContain(`- ${name} `);
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  // Only the build uses this package
  expect(licences).not.toContain('- sharp');
  const security = text('.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${email}\n`);
  expect(security).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
  const days = (Date.parse(expires) - (lastCommitTime('.') ?? 0)) / 86_400_000;
  expect(days > 0 && days < 365).toBe(true);
  for (const folder of [`${rootSite.dir}/en`, baseUrlSite.dir])
    expect(fs.existsSync(`${folder}/.well-known`)).toBe(false);
});
