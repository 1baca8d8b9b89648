import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import sharp from 'sharp';

import {open, watch, expectNoTroubles} from './support/page';
import {sitePaths, sitemapPaths} from './support/sitemap';
import {rootSite} from './support/sites';

/** What pages tell machines: read from the built files, which is what machines read. */

const SITE = 'https://example.com';

function fileOf(page: string): string {
  const plain = path.join(rootSite.dir, `${page}.html`);
  return page !== '' && fs.existsSync(plain) ? plain : path.join(rootSite.dir, page, 'index.html');
}

const documents = new Map(
  sitePaths(rootSite).map((page) => [page, load(fs.readFileSync(fileOf(page), 'utf8'))]),
);
const pageOf = (page: string): CheerioAPI => {
  const $ = documents.get(page);
  if (!$) throw new Error(`no page ${page}`);
  return $;
};
const listed = sitemapPaths(rootSite);
const posts = listed.filter((page) => /^(en\/)?blog\/[^/]+$/.test(page));
const guides = listed.filter((page) => /^(en\/)?docs\/git-github\//.test(page));
const text = (file: string) => fs.readFileSync(path.join(rootSite.dir, file), 'utf8');

type Thing = Record<string, unknown>;
const things = ($: CheerioAPI): Thing[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
const thing = (page: string, type: string): Thing =>
  things(pageOf(page)).find((each) => each['@type'] === type) ?? {};

test('every page: title, description, one canonical, symmetric alternates, a card', () => {
  expect(listed.length).toBeGreaterThan(30);
  expect(posts).toHaveLength(10);
  expect(guides).toHaveLength(4);
  for (const [page, $] of documents) {
    const url = `${SITE}/${page}`;
    expect($('title').text(), page).toMatch(/^[^|]+ \| Dấu$/);
    expect(($('meta[name="description"]').attr('content') ?? '').length, page).toBeGreaterThan(20);
    expect($('link[rel="canonical"]').toArray(), page).toHaveLength(1);
    expect($('link[rel="canonical"]').attr('href'), page).toBe(url);
    const alternates = $('link[hreflang]')
      .toArray()
      .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
    const rest = page.replace(/^en\//, '');
    expect(alternates, page).toEqual([
      ['vi', `${SITE}/${rest}`],
      ['en', `${SITE}/en/${rest}`],
      ['x-default', `${SITE}/${rest}`],
    ]);
    expect($('meta[name="twitter:card"]').attr('content'), page).toBe('summary_large_image');
    expect($('meta[property="og:title"]').attr('content'), page).toBe($('title').text());
    const image = $('meta[property="og:image"]').attr('content') ?? '';
    expect(fs.existsSync(path.join(rootSite.dir, image.slice(SITE.length))), page).toBe(true);
  }
});

test('no two indexed pages have one title or one description; thin lists are not indexed', () => {
  for (const selector of ['title', 'meta[name="description"]']) {
    const values = listed.map((page) => {
      const found = pageOf(page)(selector);
      return found.attr('content') ?? found.text();
    });
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
  const notIndexed = [...documents].filter(([, $]) =>
    ($('meta[name="robots"]').attr('content') ?? '').includes('noindex'),
  );
  const names = notIndexed.map(([page]) => page);
  expect(names).toEqual(
    expect.arrayContaining(['blog/tags', 'en/blog/tags/hello', 'docs/tags/git']),
  );
  expect(names).toEqual(expect.arrayContaining(['blog/archive', 'en/blog/authors', 'search']));
  for (const [page, $] of notIndexed) {
    expect($('meta[name="robots"]').attr('content'), page).toBe('noindex, follow');
    expect(listed).not.toContain(page);
  }
  expect(names.length + listed.length).toBe(documents.size);
});

test('every post and guide has a picture of its own, 1200 × 630', async () => {
  const pictures = new Set<string>();
  for (const page of [...posts, ...guides]) {
    const address = pageOf(page)('meta[property="og:image"]').attr('content') ?? '';
    const file = fs.readFileSync(path.join(rootSite.dir, address.slice(SITE.length)));
    const {format, width, height} = await sharp(file).metadata();
    expect({format, width, height}, page).toEqual({format: 'png', width: 1200, height: 630});
    pictures.add(file.toString('base64'));
  }
  expect(pictures.size).toBe(14);
});

test('structured data: one graph, every type with what it must have, both languages one work', () => {
  const person = `${SITE}/#person`;
  expect(thing('', 'WebSite')).toMatchObject({
    '@id': `${SITE}/#website`,
    inLanguage: 'vi',
    publisher: {'@id': person},
    potentialAction: {target: {urlTemplate: `${SITE}/search?q={search_term_string}`}},
  });
  expect(thing('en/', 'WebSite')).toMatchObject({'@id': `${SITE}/en/#website`, inLanguage: 'en'});
  expect(thing('en/', 'Person')).toMatchObject({'@id': person, name: 'Nguyễn Văn A'});
  expect(thing('cv', 'ProfilePage')).toMatchObject({
    mainEntity: {'@type': 'Person', '@id': person},
  });
  for (const event of things(pageOf('en/community')).filter((each) => each['@type'] === 'Event')) {
    for (const field of ['name', 'startDate', 'location']) expect(event).toHaveProperty(field);
  }
  for (const page of posts) {
    const isEnglish = page.startsWith('en/');
    const original = `${SITE}/${page.replace(/^en\//, '')}`;
    expect(thing(page, 'BlogPosting'), page).toMatchObject({
      '@id': `${SITE}/${page}`,
      inLanguage: isEnglish ? 'en' : 'vi',
      author: [{'@id': person, name: 'Nguyễn Văn A'}],
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      image: pageOf(page)('meta[property="og:image"]').attr('content'),
      ...(isEnglish
        ? {translationOfWork: {'@id': original, inLanguage: 'vi'}}
        : {workTranslation: [{'@id': original.replace(SITE, `${SITE}/en`), inLanguage: 'en'}]}),
    });
  }
  for (const page of [...posts, ...guides]) {
    expect(thing(page, 'BreadcrumbList'), page).toHaveProperty('itemListElement.0.position', 1);
  }
  for (const page of guides) {
    expect(thing(page, 'TechArticle'), page).toMatchObject({author: {'@id': person}});
  }
});

for (const {prefix, language} of [
  {prefix: '', language: 'vi'},
  {prefix: 'en/', language: 'en'},
]) {
  test(`feeds of ${language}: every post, the text of its page, absolute addresses`, () => {
    const own = posts.filter((page) => page.startsWith('en/') === (language === 'en'));
    const rss = load(text(`${prefix}blog/rss.xml`), {xml: true});
    const atom = load(text(`${prefix}blog/atom.xml`), {xml: true});
    const json = JSON.parse(text(`${prefix}blog/feed.json`)) as {
      items: {url: string; content_html: string; tags: string[]}[];
    };
    const urls = own.map((page) => `${SITE}/${page}`).sort();
    expect(
      rss('item > link')
        .toArray()
        .map((each) => rss(each).text())
        .sort(),
    ).toEqual(urls);
    expect(
      atom('entry > id')
        .toArray()
        .map((each) => atom(each).text())
        .sort(),
    ).toEqual(urls);
    expect(json.items.map(({url}) => url).sort()).toEqual(urls);
    expect(rss('channel > language').text()).toBe(language);
    for (const {url, content_html: content, tags} of json.items) {
      expect(tags.length).toBeGreaterThan(0);
      const $ = load(content);
      const page = pageOf(url.slice(SITE.length + 1));
      const said = (paragraphs: CheerioAPI, root: string) =>
        paragraphs(`${root} > p`)
          .toArray()
          .map((each) => paragraphs(each).text());
      expect(said($, 'body'), url).toEqual(said(page, 'article .markdown'));
      for (const element of $('[href], [src]').toArray()) {
        const address = $(element).attr('href') ?? $(element).attr('src') ?? '';
        expect(address, url).toMatch(/^(https?:|mailto:|data:)/);
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

  test(`plain text of ${language}: a file for each post and guide, and the list of them`, () => {
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
  });
}

test('robots, manifest and the days of the sitemap', () => {
  expect(text('robots.txt')).toContain(`Sitemap: ${SITE}/en/sitemap.xml`);
  expect(JSON.parse(text('en/site.webmanifest'))).toMatchObject({lang: 'en', start_url: '/en/'});
  expect(pageOf('en/cv')('link[rel="manifest"]').attr('href')).toBe('/en/site.webmanifest');
});

test('P01 under a post: who wrote it and what to read next', async ({page}) => {
  const troubles = watch(page);
  await open(page, '/blog/long-blog-post');
  const related = page.getByRole('region', {name: 'Đọc tiếp'});
  const links = related.getByRole('link');
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).not.toBe('/blog/long-blog-post');
  }
  await page.getByRole('link', {name: 'Thêm về Nguyễn Văn A'}).click();
  await expect(page).toHaveURL('/cv');
  expectNoTroubles(troubles);
});
