import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {assembleSite} from '../tests/support/assemble-site';

const words = 'mình ghi lại cách làm này để lần sau khỏi phải tìm khi every browser knows it'.split(
  ' ',
);

function post(number: number): string {
  const parts = Array.from({length: 600}, (_, index) => {
    const word = words[(number * index + (index >> 3)) % words.length];
    return index % 150 ? word : `\n\n## ${word} ${index}\n\n`;
  });
  const date = new Date(Date.UTC(2015, 0, 1 + number * 3)).toISOString();
  return `---\nslug: note-${number}\ntitle: Ghi chép ${number}\ndate: ${date}\n---\n\nMở đầu.\n\n<!-- truncate -->\n${parts.join(' ')}\n`;
}

/** A new Docusaurus site with the v4 flags and the faster bundler. */
const stockFiles: Record<string, string> = {
  'docusaurus.config.js': `module.exports = {
  title: 'Stock', url: 'https://example.com', baseUrl: '/', future: {v4: true, faster: true}, markdown: {format: 'detect'},
  i18n: {defaultLocale: 'vi', locales: ['vi', 'en']},
  presets: [['classic', {docs: false, blog: {blogSidebarCount: 'ALL', onInlineTags: 'ignore'}}]],
  themeConfig: {navbar: {title: 'Stock', items: [{to: '/blog', label: 'Blog'}, {type: 'localeDropdown'}]}},
};\n`,
  'package.json': '{"name": "stock", "private": true}\n',
  'src/pages/index.md': '# Stock\n',
};

/**
 * Creates either a site built with this engine or a stock site, with posts in both languages.
 *
 * @returns the site folder
 */
export function makeSite(name: 'ours' | 'stock', posts: number): string {
  const dir = path.resolve(`.cache/bench/${name}-${posts}`);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };
  fs.rmSync(dir, {recursive: true, force: true});
  fs.mkdirSync(dir, {recursive: true});
  if (name === 'ours') {
    assembleSite('tests/site', dir);
    const samples = globSync('{blog,docs,i18n}/**/*.{md,mdx}', {cwd: dir, absolute: true});
    for (const file of samples) fs.rmSync(file);
    // Remove the announcement, because it links to a file that was removed above
    write('src/config/announcement.ts', 'export const announcement = undefined;\n');
  } else {
    for (const [file, text] of Object.entries(stockFiles)) write(file, text);
    fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  }
  for (let number = 1; number <= posts; number += 1) {
    write(`blog/note-${number}.md`, post(number));
    write(`i18n/en/docusaurus-plugin-content-blog/note-${number}.md`, post(number));
  }
  return dir;
}
