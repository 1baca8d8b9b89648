import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';

import {blog} from '../src/config/blog';
import {rootSite} from './support/sites';
import {
  category,
  guides,
  hiddenWords,
  isUntranslated,
  posts,
  siteUrl,
  tags,
} from './support/test-site';

/** Checks in the built files how each kind of text is published. */

const built = (file: string) => fs.readFileSync(path.join(rootSite.dir, file), 'utf8');
/** @param page path of the page, such as `/blog/a` */
const pageOf = (page: string) => load(built(`${page.slice(1)}.html`));
const filesIn = (folder: string) =>
  fs
    .readdirSync(path.join(rootSite.dir, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
const links = ($: CheerioAPI, within: string) =>
  $(`${within} a[href]`)
    .toArray()
    .map((link) => $(link).attr('href'));
const alternatesOf = (page: string) => {
  const $ = pageOf(page);
  return $('link[hreflang]')
    .toArray()
    .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
};
const lists = ['sitemap.xml', 'llms.txt', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'];

/** Paths of all posts in lists, the newest first. */
const listed = links(pageOf('/blog/archive'), 'main').filter((to) => to?.startsWith('/blog/'));

test('scheduled posts and drafts leave no trace in any file', () => {
  const files = filesIn('');
  const filesWith = (words: RegExp) =>
    files.filter((file) => words.test(file) || words.test(fs.readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(200);
  // Prove that the search would find a word that exists
  expect(filesWith(new RegExp(posts.withoutTags.slice(1))).length).toBeGreaterThan(5);
  expect(filesWith(new RegExp(Object.values(hiddenWords).join('|')))).toEqual([]);
  expect(filesWith(/con-nhap|hen-ngay|phan-hai/)).toEqual([]);
});

test('A05 the state of the texts is on no page: only the development server shows it', () => {
  const found = filesIn('').filter((file) =>
    /__status|Tình trạng nội dung/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});

test('a post can quote the module that the build replaces: in text, in code and in a file', () => {
  const $ = pageOf(posts.withoutTags);
  expect($('article .markdown p').text()).toContain('viết trần cũng được: @docusaurus/Translate.');
  const blocks = $('article .markdown pre')
    .toArray()
    .map((block) => $(block).text());
  expect(blocks).toHaveLength(2);
  for (const block of blocks) {
    expect(block).toContain("translate} from '@docusaurus/Translate';");
    expect(block).toContain("translate({id: 'loi-chao', message: 'Xin chào'});");
  }
});

test('R02 the post list has several pages with different posts', () => {
  const onPage = (page: string) => [...new Set(links(pageOf(page), 'main article h2'))];
  const pages = [onPage('/blog'), onPage('/blog/page/2'), onPage('/blog/page/3')];
  expect(pages.flat()).toEqual(listed);
});

test('P01 the sidebar of a post shows neighboring posts, and one file has all posts', () => {
  expect(listed.length).toBeGreaterThan(blog.sidebarPosts + 2);
  const middle = Math.floor(listed.length / 2);
  const post = listed[middle] ?? '';
  const sidebar = links(pageOf(post), 'aside nav[class*="sidebar"]');
  expect(sidebar).toHaveLength(blog.sidebarPosts);
  const around = listed.slice(middle - 1, middle + 2);
  const first = sidebar.indexOf(around[0]);
  expect(sidebar.slice(first, first + 3)).toEqual(around);
  const scripts = filesIn('assets/js').map((file) => fs.readFileSync(file, 'utf8'));
  const whole = scripts.filter((text) =>
    listed.every((each) => text.includes(`"permalink":"${each}"`)),
  );
  // The sidebar's list and the archive
  expect(whole).toHaveLength(2);
  for (const text of whole) expect(text.length / listed.length).toBeLessThan(250);
});

test('an unlisted post is built, is not indexed, and has no links to it', () => {
  const $ = pageOf(posts.unlisted);
  expect($('meta[name="robots"]').attr('content')).toMatch(/noindex/);
  for (const file of [
    ...lists,
    ...lists.map((each) => `en/${each}`),
    'index.html',
    'blog.html',
    'blog/page/2.html',
    'blog/page/3.html',
    'blog/archive.html',
    `${tags.post.slice(1)}.html`,
    `${posts.withoutTags.slice(1)}.html`,
    `${posts.vietnameseOnly.slice(1)}.html`,
  ]) {
    expect([file, built(file).includes(posts.unlisted)]).toEqual([file, false]);
  }
});

test('a Vietnamese-only post has no English alternate in its head or the sitemap', () => {
  const $ = pageOf(posts.vietnameseOnly);
  const url = `${siteUrl}${posts.vietnameseOnly}`;
  expect(alternatesOf(posts.vietnameseOnly)).toEqual([
    ['vi', url],
    ['x-default', url],
  ]);
  expect($('link[rel="canonical"]').attr('href')).toBe(url);
  expect($('[role="note"]').text()).toBe('');
  expect(built('sitemap.xml')).toContain(`<loc>${url}</loc>`);
  expect(built('sitemap.xml')).not.toContain(`en${posts.vietnameseOnly}`);
  expect($('script[type="application/ld+json"]').text()).not.toContain('workTranslation');
});

for (const {page, language, says, original, files} of [
  {
    page: posts.englishOnly,
    language: 'en',
    says: 'Trang này hiện chỉ có bản tiếng Anh.',
    original: `/en${posts.englishOnly}`,
    files: lists,
  },
  {
    page: guides.englishOnly,
    language: 'en',
    says: 'Trang này hiện chỉ có bản tiếng Anh.',
    original: `/en${guides.englishOnly}`,
    files: lists.slice(0, 2),
  },
  {
    page: `/en${posts.vietnameseOnly}`,
    language: 'vi',
    says: 'This page is only available in Vietnamese.',
    original: posts.vietnameseOnly,
    files: lists,
  },
]) {
  test(`A10 untranslated ${page} has a notice, its real language and a link to the original`, () => {
    const prefix = page.startsWith('/en/') ? 'en/' : '';
    const $ = pageOf(page);
    expect(isUntranslated(page.slice(1))).toBe(true);
    expect($('html').attr('lang')).not.toBe(language);
    expect($('link[rel="canonical"]').attr('href')).toBe(`${siteUrl}${original}`);
    expect($('meta[property="og:url"]').attr('content')).toBe(`${siteUrl}${original}`);
    expect(alternatesOf(page)).toEqual([
      [language, `${siteUrl}${original}`],
      ['x-default', `${siteUrl}${original}`],
    ]);
    expect(alternatesOf(original)).toEqual(alternatesOf(page));
    const notice = $('[role="note"]');
    expect(notice.text()).toContain(says);
    expect(notice.find('a').attr('href')).toBe(original);
    expect($('article .markdown').closest('[lang]').attr('lang')).toBe(language);
    expect($('h1').first().text()).toBe(pageOf(original)('h1').first().text());
    expect($('h1').first().closest('[lang]').attr('lang')).toBe(language);
    // Only lists in the original's language have this page
    const otherPrefix = prefix === '' ? 'en/' : '';
    for (const file of files) {
      expect([file, built(`${prefix}${file}`).includes(page.slice(1))]).toEqual([file, false]);
      expect([file, built(`${otherPrefix}${file}`).includes(original)]).toEqual([file, true]);
    }
  });
}

for (const {page, original, says} of [
  {
    page: `/en${guides.withoutCategoryPage}`,
    original: guides.withoutCategoryPage,
    says: 'The Vietnamese original has changed since this page was translated. Read the original',
  },
  {
    page: '/soi',
    original: '/en/soi',
    says: 'Bản gốc tiếng Anh đã thay đổi sau khi trang này được dịch. Đọc bản gốc',
  },
]) {
  test(`A06 ${page} says that its original has changed, and leads there`, () => {
    const $ = pageOf(page);
    const notice = $('[role="note"]');
    expect(notice.text()).toBe(says);
    expect(notice.find('a').attr('href')).toBe(original);
    // It is a text of this language, unlike one that is not translated
    expect($('.markdown').closest('[lang]').attr('lang')).toBe($('html').attr('lang'));
    expect(pageOf(original)('[role="note"]')).toHaveLength(0);
  });
}

test('A06 a translation that is current has no notice, and readers never get its record', () => {
  expect(pageOf(`/en${posts.usual}`)('[role="note"]')).toHaveLength(0);
  const records = filesIn('').filter((file) =>
    /\.(html|js|json|md|xml|txt)$/.test(file)
      ? fs.readFileSync(file, 'utf8').includes('translated_from')
      : false,
  );
  expect(records).toEqual([]);
});

test('Q07 the search index has only listed pages in its language', () => {
  const finds = (folder: string, page: string) =>
    filesIn(folder).some((file) => fs.readFileSync(file, 'utf8').includes(`${page}"`));
  for (const [page, vietnamese, english] of [
    [posts.usual, true, true],
    [posts.vietnameseOnly, true, false],
    [posts.englishOnly, false, true],
    [guides.englishOnly, false, true],
    [posts.unlisted, false, false],
  ] as const) {
    expect([page, finds('search-index', page)]).toEqual([page, vietnamese]);
    expect([page, finds('en/search-index', page)]).toEqual([page, english]);
  }
});

test('A10 lists mark titles in another language', () => {
  const titleOf = (page: string) => pageOf(page)('h1').first().text();
  const [post, guide] = [titleOf(posts.englishOnly), titleOf(guides.englishOnly)];
  for (const [list, title] of [
    ['/blog/archive', `${post} (bản tiếng Anh)`],
    ['/en/blog/archive', `${titleOf(posts.vietnameseOnly)} (written in Vietnamese)`],
    [category, `${guide} (bản tiếng Anh)`],
    [tags.guide, `${guide} (bản tiếng Anh)`],
  ] as const) {
    expect(pageOf(list)('main').text()).toContain(title);
  }
  const byTag = pageOf(tags.post);
  const entry = byTag('article').filter((_, each) => byTag(each).text().includes(post));
  expect(entry.text()).toContain('bản tiếng Anh');
  expect(entry.find('h2').closest('[lang]').attr('lang')).toBe('en');
});

test('P01 a series with an unpublished part lists and counts only the published parts', () => {
  const $ = pageOf(posts.thirdPart);
  const series = $('nav[aria-label="Các phần"]');
  expect(series.find('p').text()).toBe('Phần 2 trên 2 của loạt bài “Học từng phần”');
  expect(links($, 'nav[aria-label="Các phần"]')).toEqual([posts.firstPart]);
  expect(series.find('[aria-current="page"]').text()).toBe($('h1').first().text());
  expect(links($, 'section[aria-labelledby="related"]')).not.toContain(posts.firstPart);
});

test('P01 a post without tags is built and listed, and has a share image and a next link', () => {
  const $ = pageOf(posts.withoutTags);
  expect(listed).toContain(posts.withoutTags);
  expect(links($, 'article')).not.toContain(tags.post);
  expect(fs.existsSync(path.join(rootSite.dir, `share${posts.withoutTags}.png`))).toBe(true);
  const {items} = JSON.parse(built('blog/feed.json')) as {
    items: {url: string; tags?: string[]}[];
  };
  const item = items.find(({url}) => url.endsWith(posts.withoutTags));
  expect(item?.url).toBeDefined();
  expect(item?.tags ?? []).toEqual([]);
});

test('P01 no post links to itself', () => {
  for (const post of Object.values(posts)) {
    const related = links(pageOf(post), 'section[aria-labelledby="related"]');
    expect(related.length, post).toBe(post === posts.unlisted ? 0 : 3);
    expect(related, post).not.toContain(post);
  }
});
