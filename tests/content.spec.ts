import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import sharp from 'sharp';

import {blog} from '../src/config/blog';
import {rootSite} from './support/sites';
import {
  category,
  guides,
  hiddenWords,
  isUntranslated,
  posts,
  siteUrl,
  sourceOf,
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

test('A09 SHOW_DRAFTS unset: scheduled posts and drafts leave no trace in any file', () => {
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

/** Texts around lists, posts and guides, in each language. */
const labels = {
  vi: {
    prefix: '',
    newer: 'Bài mới hơn',
    older: 'Bài cũ hơn',
    read: /^\d+ tháng \d+, \d{4} · 2 phút đọc$/,
    previous: 'Trước',
    next: 'Kế tiếp',
  },
  en: {
    prefix: '/en',
    newer: 'Newer post',
    older: 'Older post',
    read: /^[A-Z][a-z]+ \d+, \d{4} · 2 min read$/,
    previous: 'Previous',
    next: 'Next',
  },
} as const;

/** The links before and after a page, each as its label and its address. */
const neighbours = ($: CheerioAPI) =>
  $('.pagination-nav a')
    .toArray()
    .map((link) => [$(link).children().first().text(), $(link).attr('href')]);

for (const [language, text] of Object.entries(labels)) {
  const {prefix} = text;
  const all = links(pageOf(`${prefix}/blog/archive`), 'main').filter((to) =>
    to?.startsWith(`${prefix}/blog/`),
  );

  test(`R02 ${language}: the post list has 5 posts a page, in order, with links between the pages`, () => {
    const pages = [1, 2, 3].map((page) =>
      pageOf(`${prefix}/blog${page === 1 ? '' : `/page/${page}`}`),
    );
    const shown = pages.map(($) => [...new Set(links($, 'main article h2'))]);
    expect(shown.map(({length}) => length)).toEqual([5, 5, all.length - 10]);
    expect(shown.flat()).toEqual(all);
    const newer = language === 'vi' ? 'Bài mới hơn' : 'Newer posts';
    const older = language === 'vi' ? 'Bài cũ hơn' : 'Older posts';
    expect(pages.map(neighbours)).toEqual([
      [[older, `${prefix}/blog/page/2`]],
      [
        [newer, `${prefix}/blog`],
        [older, `${prefix}/blog/page/3`],
      ],
      [[newer, `${prefix}/blog/page/2`]],
    ]);
  });

  test(`P01 ${language}: a post has its day, reading time, tags, contents, and the posts before and after`, () => {
    const $ = pageOf(prefix + posts.usual);
    expect($('article header time').parent().text()).toMatch(text.read);
    expect(links($, 'article footer, article [class*="tags"]')).toEqual(
      expect.arrayContaining([`${prefix}/blog/tags/hinh-anh`, `${prefix}/blog/tags/chao`]),
    );
    expect($('.table-of-contents a').length).toBeGreaterThan(1);
    // The oldest post has none before it
    const middle = Math.floor(all.length / 2);
    expect(neighbours(pageOf(all[middle] ?? ''))).toEqual([
      [text.newer, all[middle - 1]],
      [text.older, all[middle + 1]],
    ]);
  });

  test(`P02 ${language}: a guide has the sidebar, breadcrumbs, tags, and the guides before and after`, () => {
    const $ = pageOf(prefix + guides.wide);
    const sidebar = '.theme-doc-sidebar-menu';
    expect(links($, sidebar)).toEqual(
      [category, guides.main, guides.wide, guides.englishOnly, guides.withoutCategoryPage].map(
        (page) => prefix + page,
      ),
    );
    expect($(`${sidebar} [aria-current="page"]`).attr('href')).toBe(prefix + guides.wide);
    // Its own category is open, the other one is closed
    const states = $(`${sidebar} > li`)
      .toArray()
      .map((item) => $(item).hasClass('menu__list-item--collapsed'));
    expect(states).toEqual([false, true]);
    expect(links($, '.breadcrumbs')).toEqual([`${prefix}/`, prefix + category]);
    const current = $(`${sidebar} [aria-current="page"]`).text();
    expect($('.breadcrumbs__item--active').text()).toBe(current);
    expect(links($, 'article footer').filter((to) => to?.includes('/tags/'))).toEqual([
      `${prefix}/docs/tags/git`,
      `${prefix}/docs/tags/dong-lenh`,
    ]);
    expect(neighbours($)).toEqual([
      [text.previous, prefix + guides.main],
      [text.next, prefix + guides.englishOnly],
    ]);
    // With one version, nothing says which one it is
    expect($('.theme-doc-version-badge, .theme-doc-version-banner')).toHaveLength(0);
  });
}

test('P02 the guides have one version, `current`, with the label `Next`', () => {
  const data = JSON.parse(fs.readFileSync('.docusaurus/globalData.json', 'utf8')) as {
    'docusaurus-plugin-content-docs': {default: {versions: readonly object[]}};
  };
  const {versions} = data['docusaurus-plugin-content-docs'].default;
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({name: 'current', label: 'Next'});
});

test('P05 pictures have quality 70 and two widths, from 640 to 1030, and no previews in scripts', async () => {
  const made = filesIn('assets/ideal-img').map((file) => path.basename(file));
  const widths = new Map<string, number[]>();
  for (const file of made) {
    const [, name = '', width] = /^(.+)\.[0-9a-f]{7}\.(\d+)\.\w+$/.exec(file) ?? [];
    widths.set(
      name,
      [...(widths.get(name) ?? []), Number(width)].sort((a, b) => a - b),
    );
  }
  expect(widths.size).toBeGreaterThan(10);
  // One picture is 1,000 pixels wide
  expect(widths.get('ky-hieu')).toEqual([640, 1000]);
  widths.delete('ky-hieu');
  expect(new Set([...widths.values()].map(String))).toEqual(new Set(['640,1030']));
  const candidates = pageOf(posts.long)('article .markdown img[srcset]').first().attr('srcset');
  expect(candidates).toMatch(/\.640\.\w+ 640w, .+\.1030\.\w+ 1030w$/);

  const photo = path.join(path.dirname(sourceOf(posts.long)), 'dong-ho.jpg');
  for (const width of [640, 1030]) {
    const file = made.find((each) => each.startsWith('dong-ho.') && each.includes(`.${width}.`));
    const published = fs.readFileSync(path.join(rootSite.dir, 'assets/ideal-img', file ?? ''));
    const expected = await sharp(photo).resize(width).jpeg({quality: 70}).toBuffer();
    expect(published.equals(expected)).toBe(true);
  }

  const scripts = filesIn('assets/js').map((file) => fs.readFileSync(file, 'utf8'));
  expect(scripts.filter((text) => text.includes('ideal-img')).length).toBeGreaterThan(5);
  expect(scripts.filter((text) => text.includes('preSrc'))).toEqual([]);
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
