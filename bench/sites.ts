import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {ownerOf} from '../scripts/lib/ownership';
import {post} from './posts';

/** Folder of the sites that are built. It is kept, for a look at them. */
const ROOT = path.resolve('.cache/bench');
const EN_BLOG = 'i18n/en/docusaurus-plugin-content-blog';

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

/** Copies the engine of a checkout, with the author's files of the test site and no texts. */
function copyEngine(checkout: string, dir: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], {cwd: checkout, encoding: 'utf8'});
  for (const file of tracked.split('\0').filter(Boolean)) {
    if (ownerOf(file) === 'author' || !fs.existsSync(path.join(checkout, file))) continue;
    fs.cpSync(path.join(checkout, file), path.join(dir, file));
  }
  fs.cpSync(path.join(checkout, 'tests/site'), dir, {recursive: true});
  for (const folder of ['blog', 'docs', EN_BLOG]) {
    for (const entry of fs.existsSync(path.join(dir, folder))
      ? fs.readdirSync(path.join(dir, folder))
      : []) {
      if (!/\.(yml|json)$/.test(entry)) fs.rmSync(path.join(dir, folder, entry), {recursive: true});
    }
  }
  fs.rmSync(path.join(dir, 'i18n/en/docusaurus-plugin-content-docs/current'), {
    recursive: true,
    force: true,
  });
}

/**
 * Makes a site with a number of posts in both languages.
 *
 * @param checkout a checkout of this project; `undefined` for stock Docusaurus
 * @returns the site's folder
 */
export function makeSite(checkout: string | undefined, posts: number, name: string): string {
  const dir = path.join(ROOT, `${name}-${posts}`);
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  if (checkout === undefined) {
    for (const [file, text] of Object.entries(stockFiles)) write(dir, file, text);
  } else {
    copyEngine(checkout, dir);
  }
  fs.symlinkSync(path.resolve(checkout ?? '.', 'node_modules'), path.join(dir, 'node_modules'));
  for (let number = 1; number <= posts; number += 1) {
    write(dir, `blog/note-${number}.md`, post(number, 'vi'));
    write(dir, `${EN_BLOG}/note-${number}.md`, post(number, 'en'));
  }
  return dir;
}
