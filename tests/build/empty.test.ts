import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {SiteCopy} from '../../scripts/lib/site-copy';
import {filesUnder} from '../../src/plugins/content/check/files';

/** Builds sites without content, and sites with only one post or guide. */
const site = SiteCopy.withCaches();
const SECONDS = 1000;
jest.setTimeout(300 * SECONDS);

afterEach(() => {
  site.restore();
});
const BLOG = ['blog', 'i18n/en/docusaurus-plugin-content-blog'];
const DOCS = ['docs', 'i18n/en/docusaurus-plugin-content-docs'];
/** These pages may link to posts and guides. */
const PAGES = ['i18n/en/docusaurus-plugin-content-pages'];

/** Removes every text, project, event and profile of the site. */
beforeAll(() => {
  for (const place of [...BLOG, ...DOCS, ...PAGES]) {
    fs.rmSync(path.join(site.dir, place), {recursive: true, force: true});
  }
  for (const file of filesUnder(site.dir, 'src/pages')) {
    if (/\.mdx?$/.test(file)) fs.rmSync(path.join(site.dir, file));
  }
  const write = (file: string, content: string) => {
    fs.writeFileSync(path.join(site.dir, file), content);
  };
  write('src/data/projects.ts', 'export default {tags: {}, projects: []};\n');
  write('src/data/community.ts', 'export default {activities: [], events: []};\n');
  const settings = site.read('src/config/site.ts');
  const withoutProfiles = settings.replace(/socials: \[[\s\S]*?\],/, 'socials: [],');
  expect(withoutProfiles).not.toBe(settings);
  write('src/config/site.ts', withoutProfiles);
  const link = "{text: 'lời mời', href: '/docs/da-xoa'}";
  write(
    'src/config/announcement.ts',
    `export const announcement = {id: 'gone', content: {vi: ['Có ', ${link}], en: ['A ', ${link}]}};\n`,
  );
});

function text(file: string, facts: string): void {
  const all = `title: Bài thử\ndescription: Một câu mô tả đủ dài để trang không phải nhắc.\n${facts}`;
  site.write(
    file,
    `---\n${all}---\n\nMở đầu.\n\n{/* truncate */}\n\n## Mục {/* #muc */}\n\nHết.\n`,
  );
}

const page = (file: string) => load(site.read(`build/${file}`));
const words = (file: string) => page(file)('main').text();
/** Returns the internal links of a page: in the navigation bar, the content and the footer. */
const links = (file: string, within = 'body') =>
  page(file)(`${within} a[href^="/"]`)
    .toArray()
    .map((link) => page(file)(link).attr('href') ?? '');
const sitemap = () => site.read('build/sitemap.xml');

test('A10 the pages of an empty site say in both languages that there is no content yet', async () => {
  const {code, output} = await site.run('docusaurus', ['build', '--no-minify']);

  expect(output).toContain('src/config/announcement.ts › content.vi[1].href leads to /docs/da-xoa');
  expect(output.match(/\[WARNING\]/g)).toHaveLength(2);
  expect(code).toBe(0);

  const said: Record<string, readonly [string, string]> = {
    'index.html': ['Mình chưa đăng bài nào.', 'I haven’t published anything yet.'],
    'blog.html': ['Chưa có bài viết nào.', 'There are no posts yet.'],
    'docs.html': ['Chưa có bài hướng dẫn nào.', 'There are no guides yet.'],
    'showcase.html': ['Chưa có dự án nào.', 'There are no projects yet.'],
    'community.html': [
      'Hiện chưa có sự kiện hay hoạt động nào.',
      'There are no events or activities at the moment.',
    ],
  };
  for (const [file, [vietnamese, english]] of Object.entries(said)) {
    expect(words(file)).toContain(vietnamese);
    expect(words(`en/${file}`)).toContain(english);
    expect(page(file)('main h1')).toHaveLength(1);
  }
  expect(page('index.html')('[data-announcement-id]').text()).toContain('Có lời mời');
  expect(page('index.html')('[data-announcement-id] a')).toHaveLength(0);

  for (const file of ['index.html', '404.html', 'en/index.html', 'en/404.html']) {
    const all = links(file).join(' ');
    expect(all).not.toMatch(/\/(docs|blog|showcase|community)\b/);
  }
  // The footer has no column without links
  const footer = page('index.html');
  expect(footer('.footer__col').length).toBeGreaterThan(0);
  footer('.footer__col').each((_, column) => {
    expect(footer(column).find('a').length).toBeGreaterThan(0);
  });

  const feed = load(site.read('build/blog/rss.xml'), {xml: true});
  expect(feed('channel > title')).toHaveLength(1);
  expect(feed('item')).toHaveLength(0);
  expect(JSON.parse(site.read('build/blog/feed.json'))).toMatchObject({items: []});
  expect(site.read('build/llms.txt')).toMatch(/^# .+\n\n> .+\n$/);
  expect(sitemap()).toContain('/docs</loc>');
});

test('A10 drafts, scheduled posts and unlisted guides do not count as content', async () => {
  text('blog/nhap/index.mdx', 'slug: nhap\ndate: 2026-01-01\ndraft: true\n');
  text('blog/sau/index.mdx', 'slug: sau\ndate: 2199-01-01\n');
  text('docs/an.mdx', 'unlisted: true\n');
  text('docs/nhap.mdx', 'draft: true\n');

  const {code} = await site.build();

  expect(code).toBe(0);
  expect(words('blog.html')).toContain('Chưa có bài viết nào.');
  expect(words('docs.html')).toContain('Chưa có bài hướng dẫn nào.');
  expect(words('index.html')).toContain('Mình chưa đăng bài nào.');
  expect(words('docs/an.html')).toContain('Hết.');
  expect(links('index.html').join(' ')).not.toMatch(/\/(docs|blog)\b/);
  expect(fs.existsSync(path.join(site.dir, 'build/blog/nhap.html'))).toBe(false);
});

test('R09 /docs redirects to the only guide; a blog without tags has no link to the tag list', async () => {
  text('docs/bat-dau.mdx', '');
  text('blog/mot/index.mdx', 'slug: mot\ndate: 2026-01-01\n');

  const {code} = await site.build();

  expect(code).toBe(0);
  const redirect = page('docs.html');
  expect(redirect('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/docs/bat-dau');
  expect(redirect('link[rel="canonical"]').attr('href')).toMatch(/\/docs\/bat-dau$/);
  expect(sitemap()).not.toContain('/docs</loc>');
  expect(links('index.html', '.navbar')).toContain('/docs/bat-dau');
  expect(links('index.html', 'main')).toEqual(
    expect.arrayContaining(['/docs/bat-dau', '/blog/mot', '/blog']),
  );
  expect(links('blog.html')).toContain('/blog/archive');
  expect(links('blog.html')).not.toContain('/blog/tags');
});

test('R09 a guide with slug: / is at /docs; a category without a page links to its first guide', async () => {
  text('docs/bat-dau.mdx', 'slug: /\n');
  text('docs/git/mot.mdx', '');
  site.write('docs/git/_category_.yml', 'label: Git\n');

  const {code} = await site.build();

  expect(code).toBe(0);
  expect(words('docs.html')).toContain('Hết.');
  expect(page('docs.html')('meta[http-equiv="refresh"]')).toHaveLength(0);
  expect(links('docs.html', '.menu__list-item-collapsible')).toEqual(['/docs/git/mot']);
  expect(site.read('build/docs.md')).toContain('url: ');
  expect(sitemap()).toContain('/docs</loc>');
});
