import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {SiteCopy} from '../support/site-copy';

/** Sites that an author could have: nothing written yet, and texts in one language only. */
const site = new SiteCopy();
jest.setTimeout(300_000);

const EN_BLOG = 'i18n/en/docusaurus-plugin-content-blog';
const EN_DOCS = 'i18n/en/docusaurus-plugin-content-docs';

/** Removes every text, project, event and profile of the site. */
beforeAll(() => {
  const texts = ['blog', EN_BLOG, 'docs', EN_DOCS, 'i18n/en/docusaurus-plugin-content-pages'];
  const pages = fs.readdirSync(path.join(site.dir, 'src/pages'));
  for (const place of [
    ...texts,
    ...pages.filter((name) => /\.mdx?$/.test(name)).map((name) => `src/pages/${name}`),
  ]) {
    site.clear(place);
  }
  const write = (file: string, content: string) =>
    fs.writeFileSync(path.join(site.dir, file), content);
  write('src/data/projects.ts', 'export default {tags: {}, projects: []};\n');
  write('src/data/community.ts', 'export default {activities: [], events: []};\n');
  write(
    'src/config/site.ts',
    site.read('src/config/site.ts').replace(/socials: \[[\s\S]*?\],/, 'socials: [],'),
  );
  const link = "{text: 'lời mời', href: '/docs/da-xoa'}";
  write(
    'src/config/announcement.ts',
    `export const announcement = {id: 'gone', content: {vi: ['Có ', ${link}], en: ['A ', ${link}]}};\n`,
  );
});
afterEach(() => site.restore());

const build = async () => {
  const {code, output} = await site.run('docusaurus', ['build', '--no-minify']);
  if (code !== 0) throw new Error(output);
  return output;
};
const page = (file: string) => load(site.read(`build/${file}`));
/** Returns the internal links of a page, joined. */
const links = (file: string, within = 'body') =>
  page(file)(`${within} a[href^="/"]`)
    .toArray()
    .map((link) => page(file)(link).attr('href'))
    .join(' ');

test('the pages of an empty site say in both languages that there is no content yet', async () => {
  const output = await build();
  expect(output).toContain('src/config/announcement.ts › content.vi[1].href leads to /docs/da-xoa');

  const said: Record<string, [string, string]> = {
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
    expect(page(file)('main').text()).toContain(vietnamese);
    expect(page(`en/${file}`)('main').text()).toContain(english);
    expect(page(file)('main h1')).toHaveLength(1);
  }
  // A link to a missing page is plain text in the announcement
  expect(page('index.html')('[data-announcement-id]').text()).toContain('Có lời mời');
  expect(page('index.html')('[data-announcement-id] a')).toHaveLength(0);
  for (const file of ['index.html', '404.html', 'en/index.html', 'en/404.html']) {
    expect(links(file)).not.toMatch(/\/(docs|blog|showcase|community)\b/);
  }
  // The footer has no column without links
  const $ = page('index.html');
  const columns = $('.footer__col').toArray();
  expect(columns.filter((column) => $(column).find('a').length === 0)).toEqual([]);
  expect(site.read('build/llms.txt')).toMatch(/^# .+\n\n> .+\n$/);
});

test('texts in English alone stand in both languages; drafts and unlisted guides are not listed', async () => {
  const text = (file: string, facts: string) =>
    site.write(
      file,
      `---\ntitle: A text\ndescription: A sentence that describes this text well enough.\n${facts}---\n\nStart.\n\n{/* truncate */}\n\n## Part {/* #part */}\n\nEnd.\n`,
    );
  text('blog/one/index.mdx', 'slug: one\ndate: 2026-01-01\nlanguage: en\n');
  text('blog/draft/index.mdx', 'slug: draft\ndate: 2026-01-01\ndraft: true\n');
  text('blog/later/index.mdx', 'slug: later\ndate: 2199-01-01\n');
  text('docs/git/start.mdx', 'language: en\n');
  text('docs/unlisted.mdx', 'unlisted: true\nlanguage: en\n');
  site.write('docs/git/_category_.yml', 'label: Git\n');

  await build();

  for (const root of ['', 'en/']) {
    expect(page(`${root}blog/one.html`)('article').text()).toContain('End.');
    expect(page(`${root}docs/unlisted.html`)('main').text()).toContain('End.');
    expect(links(`${root}index.html`, 'main')).toContain(`/${root}blog/one`);
    expect(links(`${root}index.html`)).not.toMatch(/unlisted|draft|later/);
    expect(links(`${root}blog.html`)).not.toContain('/blog/tags');
    expect(fs.existsSync(path.join(site.dir, `build/${root}blog/draft.html`))).toBe(false);
    // `/docs` leads to the first guide, and so does a category without a page
    const to = `/${root}docs/git/start`;
    expect(page(`${root}docs.html`)('meta[http-equiv="refresh"]').attr('content')).toContain(to);
    expect(links(`${root}docs/git/start.html`, '.menu__list-item-collapsible')).toContain(to);
  }
  expect(page('blog/one.html')('.markdown').closest('[lang]').attr('lang')).toBe('en');
});
