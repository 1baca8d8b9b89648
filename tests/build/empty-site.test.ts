import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {SiteCopy} from '../support/site-copy';

/** A site on which nothing is written yet. */
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
  site.write('src/data/projects.ts', 'export default {tags: {}, projects: []};\n');
  site.write('src/data/community.ts', 'export default {activities: [], events: []};\n');
  site.edit('src/config/site.ts', /socials: \[[\s\S]*?\],/, 'socials: [],');
  site.write('src/config/announcement.ts', 'export const announcement = undefined;\n');
});

const page = (file: string) => load(site.read(`build/${file}`));
/** Returns the internal links of a page, joined. */
const links = (file: string) =>
  page(file)('a[href^="/"]')
    .toArray()
    .map((link) => page(file)(link).attr('href'))
    .join(' ');

test('the pages of an empty site say in both languages that there is no content yet', async () => {
  const {code, output} = await site.run('docusaurus', ['build', '--no-minify']);
  if (code !== 0) throw new Error(output);

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
  expect(page('index.html')('[data-announcement-id]')).toHaveLength(0);
  for (const file of ['index.html', '404.html', 'en/index.html', 'en/404.html']) {
    expect(links(file)).not.toMatch(/\/(docs|blog|showcase|community)\b/);
  }
  // The footer has no column without links
  const $ = page('index.html');
  const columns = $('.footer__col').toArray();
  expect(columns.filter((column) => $(column).find('a').length === 0)).toEqual([]);
  expect(site.read('build/llms.txt')).toMatch(/^# .+\n\n> .+\n$/);
});
