import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {SiteCopy} from '../support/site-copy';

/** The files of a new Docusaurus site, which nobody has edited. */
const TEMPLATES = path.join(
  path.dirname(require.resolve('create-docusaurus/package.json')),
  'templates',
);
const site = new SiteCopy();
jest.setTimeout(400_000);

const page = (folder: string) => load(site.read(`build/${folder}/index.html`));
let output = '';

/** Returns the source of a plugin that adds a meta tag to each page. */
const plugin = (name: string) =>
  `module.exports = () => ({name: '${name}', injectHtmlTags: () => ({headTags: ['<meta name="${name}">']})});\n`;

beforeAll(async () => {
  const needed = ['privacy.mdx', 'contact.tsx', 'community.tsx', 'showcase', 'cv'];
  for (const folder of ['blog', 'docs', 'src/pages', 'i18n/en'])
    for (const name of fs.readdirSync(path.join(site.dir, folder)))
      if (!needed.includes(name)) site.clear(`${folder}/${name}`);
  for (const [template, folder] of [
    ['shared', 'blog'],
    ['shared', 'docs'],
    ['shared', 'static'],
    ['shared', 'src/pages'],
    ['shared', 'src/components'],
    ['classic-typescript', 'src/pages'],
    ['classic-typescript', 'src/components'],
  ] as const)
    fs.cpSync(path.join(TEMPLATES, template, folder), path.join(site.dir, folder), {
      recursive: true,
    });
  site.write('src/data/projects.ts', 'export default {tags: {}, projects: []};\n');
  site.write('src/data/community.ts', 'export default {activities: [], events: []};\n');
  site.write('src/config/announcement.ts', 'export const announcement = undefined;\n');
  site.write(
    'i18n/en/docusaurus-plugin-content-blog/authors.yml',
    'slorber:\n  name: Sébastien\n  page: true\n',
  );
  site.write('static/robots.txt', 'User-agent: GPTBot\nDisallow: /\n');
  site.write('static/site.webmanifest', '{"name": "Own manifest"}\n');
  site.write('static/.well-known/security.txt', 'Contact: https://own.example\n');
  for (const name of ['by-path', 'by-resolve', 'theme-by-path'])
    site.write(`src/plugins/${name}/index.js`, plugin(name));
  site.edit(
    'docusaurus.config.ts',
    'plugins: [],',
    `scripts: ['https://stats.example/script.js'],
    plugins: [
      './src/plugins/by-path',
      [require.resolve('./src/plugins/by-resolve'), {}],
      // The engine has a feature with this name
      (() => ({name: 'images'})) as PluginConfig,
    ],`,
  );
  site.edit('docusaurus.config.ts', 'trailingSlash: false', 'trailingSlash: true');
  site.edit('docusaurus.config.ts', 'themes: [', "themes: ['./src/plugins/theme-by-path',");
  const result = await site.build('en');
  if (result.code !== 0) throw new Error(result.output);
  output = result.output;
});

test('what create-docusaurus writes is built without an error', () => {
  expect(output).not.toContain('[ERROR]');
  for (const file of ['blog/welcome', 'blog/mdx-blog-post', 'docs/intro', 'markdown-page'])
    expect(page(file)('main h1')).toHaveLength(1);
  expect(page('docs/tutorial-basics/markdown-features')('.theme-admonition')).toHaveLength(2);
  expect(page('.')('main').text()).toContain('Easy to Use');
});

test('with trailingSlash: true, canonical URLs end with a slash, and each page has its own data', () => {
  const $ = page('docs/intro');
  expect($('link[rel=canonical]').attr('href')).toMatch(/\/docs\/intro\/$/);
  expect(site.read('build/page-data/docs/intro.json')).toBe($('[id="dau.page-data"]').text());
});

test('a file in static replaces the one that the build would write', () => {
  expect(site.read('build/robots.txt')).toContain('GPTBot');
  expect(site.read('build/site.webmanifest')).toContain('Own manifest');
  expect(site.read('build/.well-known/security.txt')).toContain('own.example');
});

test('an author who is missing in the translated authors.yml is shown as in the default language', () => {
  const names = page('blog/authors')('.avatar__name').toArray();
  expect(names.map((name) => load(name).text())).toEqual([
    expect.stringContaining('Yangshun Tay'),
    expect.stringContaining('Sébastien'),
  ]);
  expect(page('blog/authors/yangshun')('h1').text()).toContain('Yangshun Tay');
});

test('an author’s image on another host is left out, and the message names its hosts', () => {
  expect(page('blog/authors').html()).not.toContain('https://github.com/yangshun.png');
  expect(output).toContain("add 'https://github.com' and 'https://avatars.githubusercontent.com'");
});

test('plugins and themes with a path relative to the configuration are loaded', () => {
  const $ = page('docs/intro');
  for (const name of ['by-path', 'by-resolve', 'theme-by-path'])
    expect([name, $(`meta[name="${name}"]`).length]).toEqual([name, 1]);
});

test('with a script of another host, /privacy does not say that there are no analytics', () => {
  const text = page('privacy')('main').text();
  expect(text).toContain('Website này có thêm những script');
  expect(text).not.toContain('không thống kê');
});
