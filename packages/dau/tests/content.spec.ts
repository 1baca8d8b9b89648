import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import type {CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';

import {sitePaths} from './support/sitemap';
import {pageOf, rootSite} from './support/sites';
import {
  category,
  email,
  guides,
  hiddenWords,
  plain,
  posts,
  siteName,
  siteUrl,
  sourceUrl,
  tags,
} from './support/test-site';

// Run in one worker, so that each page is parsed only once
test.describe.configure({mode: 'default'});

const built = (file: string) => fs.readFileSync(path.join(rootSite.dir, file), 'utf8');
const filesIn = (folder: string) =>
  globSync('**', {cwd: path.join(rootSite.dir, folder), absolute: true, dot: true});
const links = ($: CheerioAPI, within: string) =>
  $(`${within} a[href]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
/** Returns the paths of all listed posts, newest first. */
const listed = () =>
  links(pageOf('/blog/archive'), 'main section').filter((to) => to.startsWith('/blog/'));
const lists = ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'];

test('both languages have the same pages', () => {
  const paths = sitePaths(rootSite);
  const vietnamese = paths.filter((route) => !/^en(\/|$)/.test(route));
  expect(vietnamese.length).toBeGreaterThan(40);
  expect(paths).toEqual([...vietnamese, ...vietnamese.map((route) => `en/${route}`)].sort());
});

test('each page of the post list has 5 posts in order, after the pinned post on the first page, and shows which page it is', () => {
  const all = listed();
  const pages = ['', '/page/2', '/page/3'].map((page) => pageOf(`/blog${page}`));
  const shown = pages.map(($) => [...new Set(links($, 'main article h2'))]);
  expect(shown.map(({length}) => length)).toEqual([6, 5, all.length - 10]);
  expect(shown.flat()).toEqual([posts.pinned, ...all]);
  expect(pages[0]?.('main article').first().text()).toContain('Ghim');
  expect(pages.map(($) => $('main header [aria-current]').text())).toEqual(['Mới nhất', '', '']);
  expect(pages[2]?.('main h1').attr('data-count')).toBe('3/3');
});

test('a post has a date, reading time, tags, table of contents, sidebar, and previous and next posts', () => {
  const all = listed();
  const $ = pageOf(posts.usual);
  const at = all.indexOf(posts.usual);
  expect($('title').text()).toBe(`${$('article h1').text()} | ${siteName}`);
  expect($('article header time').parent().text()).toContain('2/2/2026 · 2\u00a0phút đọc');
  expect(links($, 'article footer, article [class*="tags"]')).toContain('/blog/tags/hinh-anh');
  expect($('.table-of-contents a').length).toBeGreaterThan(1);
  expect(links($, '.pagination-nav')).toEqual([all[at - 1], all[at + 1]].filter(Boolean));
  expect(all).toEqual(expect.arrayContaining(links($, 'aside nav[class*="sidebar"]')));
});

test('/docs leads to the main guide; a guide has a sidebar, breadcrumbs, tags, and previous and next guides', () => {
  expect(built('docs.html')).toMatch(new RegExp(`refresh.*url=${guides.main}\\b`, 'i'));
  const $ = pageOf(guides.wide);
  const {main, wide, englishOnly, withoutCategoryPage} = guides;
  const sidebar = '.theme-doc-sidebar-container .theme-doc-sidebar-menu';
  expect(links($, sidebar)).toEqual([category, main, wide, englishOnly, withoutCategoryPage]);
  expect($(`${sidebar} [aria-current="page"]`).attr('href')).toBe(wide);
  expect(links($, '.breadcrumbs')).toEqual(['/', category]);
  expect(links($, 'article footer')).toContain('/docs/tags/dong-lenh');
  expect(links($, '.pagination-nav')).toEqual([main, englishOnly]);
  // Version labels are hidden, because there is only one version
  expect($('.theme-doc-version-badge, .theme-doc-version-banner')).toHaveLength(0);
});

test('on every page, each heading can be reached', () => {
  for (const page of sitePaths(rootSite)) {
    const $ = pageOf(page);
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect([page, ids.filter((id, at) => ids.indexOf(id) < at)]).toEqual([page, []]);
  }
});

test('a post without an image has no cover; an image next to a post is its cover in lists, on its page and when shared', () => {
  const cover = (page: string) => pageOf(page)('.dau-post-cover');
  expect(cover(posts.table).html()).toBe('');
  for (const language of ['', '/en']) {
    const post = language + posts.inspector;
    const {pathname} = new URL(pageOf(post)('meta[property="og:image"]').attr('content') ?? '');
    expect(pathname).toMatch(/^(\/en)?\/assets\/covers\/\w+\.png$/);
    expect(fs.existsSync(`${rootSite.dir}${pathname}`)).toBe(true);
    const inList = pageOf(`${language}/blog/tags/hoc-tap`)(`.dau-cover[href="${post}"] img`);
    expect([cover(post).find('img').attr('src'), inList.attr('src')]).toEqual([pathname, pathname]);
  }
  const strokes = pageOf('/en/blog')(`.dau-cover[href="/en${posts.englishOnly}"] path`);
  expect(strokes.eq(1).attr('d')).toMatch(/^M\d+ \d+q/);
});

test('an author’s swizzle replaces the engine’s swizzle, and can wrap it', () => {
  const $ = pageOf(guides.main);
  expect($('[data-own-swizzle]')).toHaveLength(1);
  expect($('article').text()).toContain('Trang này có hữu ích không?');
});

test('a tag page lists the pages with the tag, and the list of tags shows how many there are', () => {
  const named = listed().filter((post) =>
    links(pageOf(post), 'article footer').includes(tags.post),
  );
  const $ = pageOf(tags.post);
  const shown = links($, 'main article h2');
  expect(shown.length).toBeGreaterThan(2);
  expect(named).toEqual(expect.arrayContaining(shown));
  const row = pageOf('/blog/tags')(`main li:has(h2 a[href="${tags.post}"])`);
  expect(row.find('h2').attr('data-count')).toBe(String(named.length));
  expect(links(pageOf(tags.guide), 'main article')).toContain(guides.main);
});

test('no built file contains drafts, scheduled posts or translation records', () => {
  const files = filesIn('');
  const filesWith = (words: RegExp) =>
    files.filter((file) => words.test(file) || words.test(fs.readFileSync(file, 'utf8')));
  // Check that `filesWith` finds a word that exists
  expect(filesWith(new RegExp(posts.withoutTags.slice(1))).length).toBeGreaterThan(5);
  expect(filesWith(new RegExp(Object.values(hiddenWords).join('|')))).toEqual([]);
  expect(filesWith(/con-nhap|hen-ngay|phan-hai|translated_from/)).toEqual([]);
});

test('an unlisted post is built, but no page links to it and search engines do not index it', () => {
  expect(pageOf(posts.unlisted)('meta[name="robots"]').attr('content')).toMatch(/noindex/);
  const linking = filesIn('')
    .filter((file) => !file.includes(posts.unlisted.slice(1)))
    .filter((file) => /\.(html|xml|json|txt|md)$/.test(file))
    .filter((file) => fs.readFileSync(file, 'utf8').includes(posts.unlisted));
  expect(linking).toEqual([]);
});

test('an untranslated page has a notice, the language of its content and a link to the original', () => {
  for (const page of [posts.englishOnly, guides.englishOnly, `/en${posts.vietnameseOnly}`]) {
    const isEnglish = page.startsWith('/en/');
    const [language, original, says] = isEnglish
      ? ['vi', page.slice(3), 'This page is only available in Vietnamese.']
      : ['en', `/en${page}`, 'Trang này hiện chỉ có bản tiếng Anh.'];
    const [$, url] = [pageOf(page), `${siteUrl}${original}`];
    expect($('link[rel="canonical"]').attr('href')).toBe(url);
    expect($('[role="note"]').text()).toContain(says);
    expect($('[role="note"] a').attr('href')).toBe(original);
    expect(pageOf(original)('[role="note"]').text()).toBe('');
    for (const text of ['article .markdown', 'h1'])
      expect($(text).first().closest('[lang]').attr('lang')).toBe(language);
    // Only lists in the original's language include this page
    const [own, other] = isEnglish ? ['en/', ''] : ['', 'en/'];
    for (const file of page === guides.englishOnly ? lists.slice(0, 1) : lists) {
      expect([file, built(`${own}${file}`).includes(page.slice(1))]).toEqual([file, false]);
      expect([file, built(`${other}${file}`).includes(original)]).toEqual([file, true]);
    }
  }
});

test('an outdated translation says that its original has changed, and a current one does not', () => {
  const guide = guides.withoutCategoryPage;
  for (const [page, original, says] of [
    [`/en${guide}`, guide, 'The Vietnamese original has changed since this page was translated.'],
    ['/soi', '/en/soi', 'Bản gốc tiếng Anh đã thay đổi sau khi trang này được dịch.'],
  ] as const) {
    const $ = pageOf(page);
    expect($('[role="note"]').text()).toContain(says);
    expect($('[role="note"] a').attr('href')).toBe(original);
    // An outdated translation is still in the language of its URL
    expect($('.markdown').closest('[lang]').attr('lang')).toBe($('html').attr('lang'));
  }
  for (const page of [guide, '/en/soi', `/en${posts.usual}`])
    expect(pageOf(page)('[role="note"]')).toHaveLength(0);
});

test('lists mark titles in a different language', () => {
  for (const [list, post, mark] of [
    ['/blog/archive', posts.englishOnly, 'bản tiếng Anh'],
    ['/en/blog/archive', posts.vietnameseOnly, 'written in Vietnamese'],
    [category, guides.englishOnly, 'bản tiếng Anh'],
  ] as const) {
    const title = pageOf(post)('h1').first().text();
    expect(pageOf(list)('main').text()).toContain(`${title} (${mark})`);
  }
});

test('a guide lists the pages that link to it in the language of the page, but no draft and no unlisted post', () => {
  for (const [base, heading, mark] of [
    ['', 'Được nhắc tới ở', ''],
    ['/en', 'Linked from', ' (written in Vietnamese)'],
  ]) {
    const $ = pageOf(base + guides.main);
    const section = '[aria-labelledby="dau.linked-from"]';
    expect($(`${section} h2`).text()).toContain(heading);
    expect($(`${section} a`).first().text()).toBe(`Loạt bài, phần một${mark}`);
    expect(links($, section)).toEqual(
      [posts.firstPart, posts.usual, guides.wide, plain].map((url) => base + url),
    );
  }
  expect(links(pageOf(posts.firstPart), '.markdown')).toContain(`${guides.main}#gop-nhanh`);
});

// No variables are set, so this build has no hosted services
test('without hosted services, links lead to the discussions, a prefilled issue and email', () => {
  const url = `/en${guides.main}`;
  const $ = pageOf(url);
  expect($('main a:contains("Discuss on GitHub")').attr('href')).toBe(`${sourceUrl}/issues`);
  const vote = new URL($('main a:contains("Yes")').attr('href') ?? '');
  expect(vote.origin + vote.pathname).toBe(`${sourceUrl}/issues/new`);
  expect(Object.fromEntries(vote.searchParams)).toEqual({
    title: $('h1').text(),
    body: `Yes — ${siteUrl}${url}`,
  });
  expect(links(pageOf('/en/contact'), 'main')).toEqual([`mailto:${email}`, `${sourceUrl}/issues`]);
});

test('a series with an unpublished part lists and counts only the published parts', () => {
  const $ = pageOf(posts.thirdPart);
  const series = 'nav[aria-label="Các phần"]';
  expect($(`${series} summary`).text()).toBe('Phần 2/2: Học từng phần');
  const [part, all = ''] = links($, series);
  expect(part).toBe(posts.firstPart);
  const [page = '', id = ''] = all.split('#');
  expect(links(pageOf(page), `section:has(#${id}) li`)).toEqual([posts.firstPart, posts.thirdPart]);
  expect($(`${series} [aria-current="page"]`).text()).toBe($('h1').first().text());
});
