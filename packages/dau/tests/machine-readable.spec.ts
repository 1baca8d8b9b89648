import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';

import {LAST_CHANGE} from './support/assemble-site';
import {hasHistory} from '../utils/git';
import {sitePaths, sitemapPaths} from './support/sitemap';
import {pageOf as builtPage, rootSite} from './support/sites';
import {
  author,
  isUntranslated,
  languagesOf,
  newsletter,
  posts as postPaths,
  siteName,
  siteUrl,
  tags,
} from './support/test-site';

const SITE = siteUrl;

/** All pages except untranslated ones, which `content.spec.ts` checks. */
const documents = new Map(
  sitePaths(rootSite)
    .filter((page) => !isUntranslated(page) && page !== postPaths.unlisted.slice(1))
    .map((page) => [page, builtPage(page)]),
);
const pageOf = (page: string): CheerioAPI => {
  const $ = documents.get(page);
  if (!$) throw new Error(`no page ${page}`);
  return $;
};
function alternatesOf(page: string) {
  const $ = pageOf(page);
  return $('link[hreflang]')
    .toArray()
    .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
}
const listed = sitemapPaths(rootSite);
const posts = listed.filter((page) => /^(en\/)?blog\/(authors\/)?[^/]+$/.test(page));
const guides = listed.filter((page) => /^(en\/)?docs\/(?!category\/|tags\/)[^/]+\//.test(page));
const text = (file: string) => fs.readFileSync(path.join(rootSite.dir, file), 'utf8');

type Thing = Record<string, unknown>;
const things = ($: CheerioAPI): Thing[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
const thing = (page: string, type: string): Thing =>
  things(pageOf(page)).find((each) => each['@type'] === type) ?? {};

test('every page has a title, a description, one canonical URL, matching alternates and a share image', () => {
  expect(listed.length).toBeGreaterThan(30);
  expect(posts).toHaveLength(16);
  expect(guides).toHaveLength(7);
  const shareImages = new Set<string>();
  for (const [page, $] of documents) {
    const url = `${SITE}/${page}`;
    expect($('title').text(), page).toMatch(new RegExp(`^[^|]+ \\| ${siteName}$`));
    expect(($('meta[name="description"]').attr('content') ?? '').length, page).toBeGreaterThan(20);
    expect($('link[rel="canonical"]').toArray(), page).toHaveLength(1);
    expect($('link[rel="canonical"]').attr('href'), page).toBe(url);
    const locale = page.startsWith('en/') ? 'en' : 'vi';
    expect($('meta[property="og:url"]').attr('content'), page).toBe(url);
    expect($('meta[property="og:locale"]').attr('content'), page).toBe(locale);
    expect($('meta[name="docsearch:language"]').attr('content'), page).toBe(locale);
    const rest = page.replace(/^en\//, '');
    const versions = languagesOf(page).map(
      (language) => [language, `${SITE}/${language === 'en' ? 'en/' : ''}${rest}`] as const,
    );
    expect(alternatesOf(page), page).toEqual([...versions, ['x-default', versions[0]?.[1]]]);
    expect($('meta[name="twitter:card"]').attr('content'), page).toBe('summary_large_image');
    expect($('link[type="application/rss+xml"]').attr('title'), page).toBe(`${siteName}: RSS`);
    expect($('meta[property="og:title"]').attr('content'), page).toBe($('title').text());
    const image = $('meta[property="og:image"]').attr('content') ?? '';
    expect(fs.existsSync(path.join(rootSite.dir, image.slice(SITE.length))), page).toBe(true);
    shareImages.add(image);
  }
  expect(shareImages.size).toBeGreaterThanOrEqual(posts.length + guides.length);
});

test('indexed pages have unique titles and descriptions; lists are not indexed', () => {
  const notIndexed = [...documents].filter(([, $]) =>
    ($('meta[name="robots"]').attr('content') ?? '').includes('noindex'),
  );
  for (const selector of ['title', 'meta[name="description"]']) {
    const values = listed.map((page) => {
      const found = pageOf(page)(selector);
      return found.attr('content') ?? found.text();
    });
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  const names = notIndexed.map(([page]) => page);
  expect(names).toEqual(
    expect.arrayContaining(['blog/tags', `en${tags.post}`, tags.guide.slice(1)]),
  );
  expect(names).toEqual(expect.arrayContaining(['blog/archive', 'en/blog/authors', 'search']));
  for (const [page, $] of notIndexed) {
    expect($('meta[name="robots"]').attr('content'), page).toBe('noindex, follow');
    expect(listed).not.toContain(page);
  }
  expect(names.length + listed.length).toBe(documents.size);
});

test('structured data describes the site, its author and its posts, and every id in it is defined', () => {
  const person = `${SITE}/#person`;
  expect(thing('', 'WebSite')).toMatchObject({
    '@id': `${SITE}/#website`,
    inLanguage: 'vi',
    publisher: {'@id': person},
  });
  expect(thing('en/', 'WebSite')).toMatchObject({'@id': `${SITE}/en/#website`, inLanguage: 'en'});
  expect(thing('en/', 'Person')).toMatchObject({'@id': person, name: author});
  expect(thing('cv', 'ProfilePage')).toMatchObject({
    mainEntity: {'@type': 'Person', '@id': person, name: author},
  });
  for (const page of posts) {
    expect(thing(page, 'BlogPosting'), page).toMatchObject({
      '@id': `${SITE}/${page}`,
      inLanguage: page.startsWith('en/') ? 'en' : 'vi',
      publisher: {'@id': person},
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
  for (const file of ['sitemap.xml', 'en/sitemap.xml']) {
    const $ = load(text(file), {xml: true});
    for (const entry of $('url').toArray()) {
      const page = $(entry)
        .find('loc')
        .text()
        .slice(SITE.length + 1);
      expect($(entry).find('changefreq, priority').text()).toBe('daily0.5');
      // The commit that adds a page does not count as an update. Without git, there is no date
      if (hasHistory('.') && [...posts, ...guides].includes(page)) {
        const date = page === 'blog/ngan' ? LAST_CHANGE.slice(0, 10) : '';
        expect($(entry).find('lastmod').text(), page).toBe(date);
      }
      const links = $(entry).find('xhtml\\:link').toArray();
      expect(links.map((link) => $(link).attr('href'))).toEqual(
        alternatesOf(page).map(([, url]) => url),
      );
    }
  }
});

for (const {prefix, language} of [
  {prefix: '', language: 'vi'},
  {prefix: 'en/', language: 'en'},
]) {
  test(`${language} feeds: each post has its page’s content, with absolute URLs`, () => {
    const own = posts.filter((page) => page.startsWith('en/') === (language === 'en'));
    const urls = own.map((page) => `${SITE}/${page}`).sort();
    const {items: json = []} = parseJsonFeed(text(`${prefix}blog/feed.json`));
    const rss = parseRssFeed(text(`${prefix}blog/rss.xml`));
    const atom = parseAtomFeed(text(`${prefix}blog/atom.xml`));
    expect(rss.language).toBe(language);
    expect(json.map(({url}) => url).sort()).toEqual(urls);
    const contents = json.map(({content_html: content}) => content);
    expect(rss.items?.map(({content}) => content?.encoded)).toEqual(contents);
    expect(atom.entries?.map(({content}) => content?.value)).toEqual(contents);
    for (const {
      url = '',
      title,
      content_html: content = '',
      tags = [],
      date_modified: date,
    } of json) {
      const $ = load(content);
      const page = pageOf(url.slice(SITE.length + 1));
      expect(title, url).toBe(page('h1').first().text());
      const tagsOfPage = page('article footer a[rel="tag"]').toArray();
      expect(tags, url).toEqual(tagsOfPage.map((tag) => page(tag).text()));
      expect(Date.parse(String(date)), url).toBe(
        Date.parse(page('article time').first().attr('datetime') ?? ''),
      );
      const feedText = $('body')
        .text()
        .replaceAll(/[\s\u200b]/g, '');
      const paragraphs = page('article .markdown').find('h2, h3, p, li, td').toArray();
      expect(paragraphs.length, url).toBeGreaterThan(1);
      const lost = paragraphs
        .map((each) =>
          page(each)
            .text()
            .replaceAll(/[\s\u200b]/g, ''),
        )
        .filter((piece) => !feedText.includes(piece));
      expect(lost, url).toEqual([]);
      for (const element of $('[href], [src]').toArray()) {
        const url = $(element).attr('href') ?? $(element).attr('src') ?? '';
        expect(url, url).toMatch(/^(https?:|mailto:|data:)/);
      }
      expect(content).not.toMatch(/<(script|button|style|iframe)/);
    }
    const types = pageOf(prefix)('link[rel="alternate"][type]')
      .toArray()
      .map((link) => pageOf(prefix)(link).attr('href'));
    expect(types).toEqual(
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `/${prefix}blog/${file}`),
    );
  });

  test(`${language} plain text: each post and guide has a file, and llms.txt lists the files`, () => {
    const own = [...posts, ...guides].filter((p) => p.startsWith('en/') === (language === 'en'));
    const list = text(`${prefix}llms.txt`);
    for (const page of own) {
      const markdown = text(`${page}.md`);
      const title = pageOf(page)('h1').first().text();
      expect(markdown).toContain(`\n# ${title}\n`);
      expect(markdown).toContain(`\nlang: ${language}\n`);
      const prose = markdown.replaceAll(/^( *)```[^]*?^ *```$/gm, '').replaceAll(/`[^`\n]+`/g, '');
      expect(prose).not.toMatch(/<(div|span|svg|button)|\u200b|^import /m);
      expect(list).toContain(`](${SITE}/${page}.md): `);
    }
    expect(text(`${prefix}blog/ma-chay-duoc.md`)).toMatch(/^```jsx$/m);
  });
}

test('the feeds page lists the feeds and the newsletter, robots.txt lists the sitemaps, and pages link to their manifest', () => {
  const feeds = pageOf('en/feeds');
  expect(feeds(`main a[href="${newsletter}"]`)).toHaveLength(1);
  expect(feeds('main a[href$=".xml"], main a[href$=".json"]')).toHaveLength(3);
  expect(text('robots.txt')).toContain(`Sitemap: ${SITE}/en/sitemap.xml`);
  expect(JSON.parse(text('en/site.webmanifest'))).toMatchObject({lang: 'en', start_url: '/en/'});
  expect(pageOf('en/cv')('link[rel="manifest"]').attr('href')).toBe('/en/site.webmanifest');
});
