import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {commitAll} from '../support/assemble-site';
import {openGit} from '../../src/lib/git';
import {writeChanges} from '../../scripts/lib/changes';
import {SourceFiles} from '../../scripts/lib/import/files';
import {folderWith, siteKinds} from '../../scripts/lib/import/fixtures';
import {planImport} from '../../scripts/lib/import/plan';
import {SiteCopy} from '../support/site-copy';

/** Tests a site without content, and imports into it from each kind of site. */
const site = new SiteCopy();
jest.setTimeout(300_000);

const [first = '', ...others] = siteKinds.map((kind) => folderWith(kind));

const EN = 'i18n/en/docusaurus-plugin-content-';

/** Removes all content, projects, events and profiles of the site. */
beforeAll(() => {
  const pages = fs.readdirSync(path.join(site.dir, 'src/pages'));
  for (const folder of ['blog', 'docs', `${EN}blog`, `${EN}docs`, `${EN}pages`]) site.clear(folder);
  for (const name of pages) if (/\.mdx?$/.test(name)) site.clear(`src/pages/${name}`);
  site.write('src/data/projects.ts', 'export default {tags: {}, projects: []};\n');
  site.write('src/data/community.ts', 'export default {activities: [], events: []};\n');
  site.edit('src/config/site.ts', /socials: \[[\s\S]*?\],/, 'socials: [],');
  site.write('src/config/announcement.ts', 'export const announcement = undefined;\n');
});

const page = (file: string) => load(site.read(`build/${file}`));
test('the pages of an empty site say that there is no content yet', async () => {
  const {code, output} = await site.build();
  if (code !== 0) throw new Error(output);

  const said = {
    'index.html': 'Mình chưa đăng bài nào.',
    'blog.html': 'Chưa có bài viết nào.',
    'docs.html': 'Chưa có bài hướng dẫn nào.',
    'showcase.html': 'Chưa có dự án nào.',
    'community.html': 'Hiện chưa có sự kiện hay hoạt động nào.',
  };
  for (const [file, sentence] of Object.entries(said)) {
    expect(page(file)('main').text()).toContain(sentence);
    expect(page(file)('main h1')).toHaveLength(1);
  }
  expect(page('index.html')('[data-announcement-id]')).toHaveLength(0);
  for (const file of ['index.html', '404.html']) {
    expect(site.read(`build/${file}`)).not.toMatch(
      /<a [^>]*href="?\/(docs|blog|showcase|community)\b/,
    );
  }
  // The footer has no empty columns
  expect(page('index.html')('.footer__col:not(:has(a))')).toHaveLength(0);
  expect(site.read('build/llms.txt')).toMatch(/^# .+\n\n> .+\n$/);
});

const importFrom = (folder: string, ...options: string[]) =>
  site.run('jiti', ['scripts/import.ts', folder, ...options]);

test('an import stops if there are uncommitted changes, and --dry-run writes nothing', async () => {
  commitAll(site.dir);
  expect(await importFrom('no-such-folder')).toEqual({
    code: 1,
    output: expect.stringContaining(
      'Folder not found: no-such-folder. Check the path. Nothing was written.',
    ),
  });
  site.write('blog/unsaved.md', 'Chưa lưu.\n');
  expect((await importFrom(first)).output).toContain('blog/unsaved.md');
  site.clear('blog/unsaved.md');

  const {output} = await importFrom(first, '--dry-run');
  expect(output).toContain('redirect /bai/tu-do → /blog/tu-do');
  expect(openGit(site.dir).run(['status', '--porcelain'])).toBe('');
});

test('six sites are imported into one: it builds, and has their images and redirects', async () => {
  commitAll(first);
  expect((await importFrom(first)).output).toContain('git restore .');
  expect(openGit(first).run(['status', '--porcelain'])).toBe('');
  // Call the function for these sites, because running the command for each would take a minute
  for (const folder of others) {
    const plan = await planImport(site.dir, new SourceFiles(folder));
    writeChanges(site.dir, plan.changes);
  }

  const {code, output} = await site.build();
  if (code !== 0) throw new Error(output);
  // Ignore warnings about the content itself, which the import did not cause
  expect(output.match(/\[WARNING\](?! Warnings in your content)[^\n]*/g)).toBeNull();

  const post = page('blog/2020/05/06/cau-go.html');
  expect(post('.theme-admonition').text()).toContain('Một lưu ý');
  expect(post('main').text()).toContain('1 <2 và {nháp}');
  expect(
    post('article img[alt="Nhịp cầu"][src^="/"], article img[alt="Cầu"][src^="/"]').length,
  ).toBe(2);
  expect(site.read(`${EN}blog/2020-05-06-cau-go/index.mdx`)).toContain('title: Wooden bridge');
  for (const [name, selector] of [
    ['tu-do', 'main:contains("1 < 2, {không phải mã}")'],
    ['2022/dòng-sông-bên-lở-bên-bồi', '.markdown img[alt="Bên bồi"]'],
    ['nhatky/ngay-mua', '.markdown img'],
    ['đi/len-nui', 'blockquote:contains("Nhớ mang nước.")'],
    ['2023/05/06/cai-may', '.markdown img[alt="Máy"][src^="/"]'],
  ])
    expect([name, page(`blog/${name}.html`)(selector).length]).toEqual([name, 1]);

  const redirects = {
    'bai/tu-do': '/blog/tu-do',
    'bai/wooden-bridge': '/blog/2020/05/06/cau-go',
    'cu/song': '/blog/2022/dòng-sông-bên-lở-bên-bồi',
    'đi/len-nui': '/blog/đi/len-nui',
    'nhatky/ngay-mua': '/blog/nhatky/ngay-mua',
  };
  for (const [from, to] of Object.entries(redirects))
    expect(site.read(`build/${from}.html`)).toMatch(new RegExp(`url=${to}["'> ]`));
  expect(site.read('build/sitemap.xml')).not.toContain('/bai/');
});
