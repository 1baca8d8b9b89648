import fs from 'node:fs';
import path from 'node:path';

import {Globby} from '@docusaurus/utils';

import {assembleSite} from '../scripts/lib/assemble-site';
import {post} from './posts';

/** Docusaurus as `npm create docusaurus` sets it up, with the v4 flags and the faster bundler. */
const stockFiles: Record<string, string> = {
  'docusaurus.config.js': `module.exports = {
  title: 'Stock', url: 'https://example.com', baseUrl: '/', future: {v4: true, faster: true},
  i18n: {defaultLocale: 'vi', locales: ['vi', 'en']},
  presets: [['classic', {blog: {blogSidebarCount: 'ALL', postsPerPage: 5, onInlineTags: 'ignore'}}]],
  themeConfig: {navbar: {title: 'Stock', items: [{to: '/blog', label: 'Blog'}, {type: 'localeDropdown'}]}},
};\n`,
  'package.json': '{"name": "stock", "private": true}\n',
  'docs/intro.md': '# Intro\n\nOne page of text.\n',
  'src/pages/index.md': '# Stock\n\nOne page of text.\n',
};

function write(dir: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), text);
}

/**
 * Makes a site with a number of posts in both languages: this engine with the settings of the test
 * site, or a stock site. It is kept, for a look at it.
 *
 * @returns the site's folder
 */
export function makeSite(name: 'ours' | 'stock', posts: number): string {
  const dir = path.resolve(`.cache/bench/${name}-${posts}`);
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  if (name === 'ours') {
    assembleSite('tests/site', dir);
    for (const file of Globby.sync('{blog,docs,i18n}/**/*.{md,mdx}', {cwd: dir, absolute: true})) {
      fs.rmSync(file);
    }
  } else {
    for (const [file, text] of Object.entries(stockFiles)) write(dir, file, text);
    fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  }
  for (let number = 1; number <= posts; number += 1) {
    for (const folder of ['blog', 'i18n/en/docusaurus-plugin-content-blog']) {
      write(dir, `${folder}/note-${number}.md`, post(number));
    }
  }
  return dir;
}
