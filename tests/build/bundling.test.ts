import fs from 'node:fs';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio';

import {generatePosts} from '../../scripts/lib/generated-posts';
import {buildSite} from '../../scripts/lib/build-site';
import {DRAFT_WORD, SCHEDULED_WORD, writeFixtures} from './support/fixtures';
import {SiteCopy} from '../../scripts/lib/site-copy';

/** What only a real build can find. Each build takes its time: faults that report together share one. */
const site = new SiteCopy();
const SECONDS = 1000;
jest.setTimeout(600 * SECONDS);

const guide = 'docs/git-github/github-badges.mdx';
const post = 'blog/2026-03-02-first-blog-post/index.mdx';

afterEach(() => {
  site.restore();
  jest.restoreAllMocks();
});
afterAll(() => {
  site.delete();
});

test('K01 a missing image is named with the file that shows it', async () => {
  site.append(guide, '\n![Ảnh](./img/khong-co.png)\n');
  site.edit(post, "'./dau-va-thanh.png'", "'./khong-co-nua.png'");

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toMatch(/image.*khong-co\.png/i);
  expect(output).toContain(guide);
  expect(output).toMatch(/Can't resolve '\.\/khong-co-nua\.png' in '.*2026-03-02-first-blog-post'/);
});

test('K01 a broken link fails the build and is named with its page', async () => {
  site.append(guide, '\n[Trang không có](/khong-co)\n');

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain('Broken link on source page path = /docs/git-github/github-badges');
  expect(output).toContain('linking to /khong-co');
});

test('K01 a broken anchor fails the build and is named with its page', async () => {
  site.append(post, '\n[Mục không có](/docs/git-github/github-profile#khong-co)\n');

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain('Broken anchor on source page path = /blog/first-blog-post');
  expect(output).toContain('linking to /docs/git-github/github-profile#khong-co');
});

/** One build that ends well, of the site with content of every kind besides its own. */
describe('a build that ends well', () => {
  const SITE = 'https://example.com';
  const built = (file: string) => site.read(path.join('build', file));
  const pageOf = (page: string) => load(built(`${page}.html`));
  const isBuilt = (file: string) => fs.existsSync(path.join(site.dir, 'build', file));
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
  let isGood: boolean;
  let said: string;
  let output: string;

  beforeAll(async () => {
    writeFixtures(site);
    // More than the blog's sidebar holds
    for (const {slug, vi, en} of generatePosts(24)) {
      site.write(`blog/${slug}/index.mdx`, vi);
      site.write(`i18n/en/docusaurus-plugin-content-blog/${slug}/index.mdx`, en);
    }
    // A definition that no text uses: nothing else than the warning can see it
    site.append(guide, '\n[không-có]: ./khong-co.mdx\n');
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);

    // Both languages: alone, a language lies at the root, and the other nowhere
    isGood = await buildSite([], {
      cwd: site.dir,
      env: {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    said = error.mock.calls.join('\n');
    output = out.mock.calls.join('');
  });

  test('K01 a broken Markdown link warns in a build, also without git, and fails the checks', () => {
    expect(output).toContain('[SUCCESS] Generated static files');
    expect(isGood).toBe(false);
    expect(said).toContain('khong-co.mdx');
    expect(said).toContain(guide);
  });

  test('a post that is not due and a draft leave no trace in any file', () => {
    const files = fs
      .readdirSync(path.join(site.dir, 'build'), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const tells = (words: RegExp) =>
      files.filter((file) => words.test(file) || words.test(fs.readFileSync(file, 'utf8')));
    expect(files.length).toBeGreaterThan(200);
    // The search finds what is there
    expect(tells(/no-tags/).length).toBeGreaterThan(5);
    expect(tells(new RegExp(`${DRAFT_WORD}|${SCHEDULED_WORD}`))).toEqual([]);
    expect(tells(/still-draft|blog\/scheduled|part-two/)).toEqual([]);
  });

  test('P01 in a long blog a post holds those around it, and one file all of them', () => {
    const sidebar = links(pageOf('blog/note-12'), 'aside nav[class*="sidebar"]');
    expect(sidebar).toHaveLength(20);
    expect(sidebar.slice(8, 13)).toEqual([14, 13, 12, 11, 10].map((each) => `/blog/note-${each}`));
    const posts = links(pageOf('blog/archive'), 'main').filter((to) => to?.startsWith('/blog/'));
    expect(posts.length).toBeGreaterThan(24);
    const scripts = fs.readdirSync(path.join(site.dir, 'build/assets/js'));
    const whole = scripts.filter((file) => {
      const text = built(`assets/js/${file}`);
      return posts.every((post) => text.includes(`"permalink":"${post}"`));
    });
    // The list for the sidebar, and the archive
    expect(whole).toHaveLength(2);
    for (const file of whole) {
      expect(built(`assets/js/${file}`).length / posts.length).toBeLessThan(250);
    }
  });

  test('an unlisted post is there, is not indexed, and nothing leads to it', () => {
    const $ = pageOf('blog/unlisted');
    expect($('meta[name="robots"]').attr('content')).toMatch(/noindex/);
    for (const file of [
      'sitemap.xml',
      'en/sitemap.xml',
      'llms.txt',
      'en/llms.txt',
      'blog/rss.xml',
      'blog/atom.xml',
      'blog/feed.json',
      'index.html',
      'blog.html',
      'blog/page/2.html',
      'blog/archive.html',
      'blog/tags/learning.html',
      'blog/no-tags.html',
      'blog/vietnamese-only.html',
    ]) {
      expect([file, built(file).includes('blog/unlisted')]).toEqual([file, false]);
    }
  });

  test('a post in Vietnamese alone names no English version, in its head or in the sitemap', () => {
    const $ = pageOf('blog/vietnamese-only');
    const url = `${SITE}/blog/vietnamese-only`;
    expect(alternatesOf('blog/vietnamese-only')).toEqual([
      ['vi', url],
      ['x-default', url],
    ]);
    expect($('link[rel="canonical"]').attr('href')).toBe(url);
    expect($('[role="note"]').text()).toBe('');
    expect(built('sitemap.xml')).toContain(`<loc>${url}</loc>`);
    expect(built('sitemap.xml')).not.toContain('en/blog/vietnamese-only');
    expect($('script[type="application/ld+json"]').text()).not.toContain('workTranslation');
  });

  test.each([
    {
      page: 'blog/english-only',
      language: 'en',
      title: 'Only in English',
      says: 'Trang này hiện chỉ có bản tiếng Anh.',
      original: 'en/blog/english-only',
      files: ['sitemap.xml', 'llms.txt', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'],
    },
    {
      page: 'docs/git-github/english-guide',
      language: 'en',
      title: 'Guide in English',
      says: 'Trang này hiện chỉ có bản tiếng Anh.',
      original: 'en/docs/git-github/english-guide',
      files: ['sitemap.xml', 'llms.txt'],
    },
    {
      page: 'en/blog/vietnamese-only',
      language: 'vi',
      title: 'Bài vietnamese-only',
      says: 'This page is only in Vietnamese so far.',
      original: 'blog/vietnamese-only',
      files: ['sitemap.xml', 'llms.txt', 'blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'],
    },
  ])('$page, not translated: a notice, its language, its original', (each) => {
    const {page, language, title, says, original, files} = each;
    const prefix = page.startsWith('en/') ? 'en/' : '';
    const $ = pageOf(page);
    expect($('html').attr('lang')).not.toBe(language);
    expect($('link[rel="canonical"]').attr('href')).toBe(`${SITE}/${original}`);
    expect($('meta[property="og:url"]').attr('content')).toBe(`${SITE}/${original}`);
    expect(alternatesOf(page)).toEqual([
      [language, `${SITE}/${original}`],
      ['x-default', `${SITE}/${original}`],
    ]);
    expect(alternatesOf(original)).toEqual(alternatesOf(page));
    const notice = $('[role="note"]');
    expect(notice.text()).toContain(says);
    expect(notice.find('a').attr('href')).toBe(`/${original}`);
    expect($('article .markdown').closest('[lang]').attr('lang')).toBe(language);
    expect($('h1').first().text()).toBe(title);
    expect($('h1').first().closest('[lang]').attr('lang')).toBe(language);
    // The original's language lists it, this one does not
    const otherPrefix = prefix === '' ? 'en/' : '';
    for (const file of files) {
      expect([file, built(`${prefix}${file}`).includes(page)]).toEqual([file, false]);
      expect([file, built(`${otherPrefix}${file}`).includes(original)]).toEqual([file, true]);
    }
  });

  test('Q07 a search finds what is in its language, and nothing unlisted', () => {
    const finds = (folder: string, page: string) =>
      fs
        .readdirSync(path.join(site.dir, 'build', folder), {recursive: true, withFileTypes: true})
        .some(
          (entry) =>
            entry.isFile() &&
            fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8').includes(`/${page}"`),
        );
    for (const [page, vietnamese, english] of [
      ['blog/first-blog-post', true, true],
      ['blog/vietnamese-only', true, false],
      ['blog/english-only', false, true],
      ['docs/git-github/english-guide', false, true],
      ['blog/unlisted', false, false],
    ] as const) {
      expect([page, finds('search-index', page)]).toEqual([page, vietnamese]);
      expect([page, finds('en/search-index', page)]).toEqual([page, english]);
    }
  });

  test('lists say which titles are in another language', () => {
    for (const [list, title] of [
      ['blog/archive', 'Only in English (bản tiếng Anh)'],
      ['en/blog/archive', 'Bài vietnamese-only (written in Vietnamese)'],
      ['docs/category/git-github', 'Guide in English (bản tiếng Anh)'],
      ['docs/tags/git', 'Guide in English (bản tiếng Anh)'],
    ] as const) {
      expect(pageOf(list)('main').text()).toContain(title);
    }
    const byTag = pageOf('blog/tags/learning');
    const entry = byTag('article').filter((_, each) => /Only in English/.test(byTag(each).text()));
    expect(entry.text()).toContain('bản tiếng Anh');
    expect(entry.find('h2').closest('[lang]').attr('lang')).toBe('en');
  });

  test('a series with a gap: the parts that are there, counted without the one that is not', () => {
    const $ = pageOf('blog/part-three');
    const series = $('nav[aria-label="Các phần"]');
    expect(series.find('p').text()).toBe('Phần 2 trên 2 của loạt bài “Học từ đầu”');
    expect(links($, 'nav[aria-label="Các phần"]')).toEqual(['/blog/part-one']);
    expect(series.find('[aria-current="page"]').text()).toBe('Bài part-three');
    expect(links($, 'section[aria-labelledby="related"]')).not.toContain('/blog/part-one');
  });

  test('a post without tags is built, listed, drawn and leads on', () => {
    const $ = pageOf('blog/no-tags');
    expect($('h1').text()).toBe('Bài no-tags');
    expect(links($, 'article')).not.toContain('/blog/tags/learning');
    expect(isBuilt('share/blog/no-tags.png')).toBe(true);
    const {items} = JSON.parse(built('blog/feed.json')) as {
      items: {url: string; tags?: string[]}[];
    };
    expect(items.find(({url}) => url.endsWith('/no-tags'))?.tags ?? []).toEqual([]);
  });

  test('no post leads to itself', () => {
    for (const slug of ['no-tags', 'vietnamese-only', 'part-one', 'first-blog-post', 'unlisted']) {
      const related = links(pageOf(`blog/${slug}`), 'section[aria-labelledby="related"]');
      expect(related).not.toContain(`/blog/${slug}`);
    }
  });
});
