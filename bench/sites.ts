import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {assembleSite} from '../tests/support/assemble-site';

/** Sentences in an order that differs from post to post, so that compression cannot hide what a post costs. */
const sentences = [
  'Mình ghi lại cách làm này để lần sau khỏi phải tìm.',
  'Đoạn mã ngắn nhưng có vài chỗ dễ nhầm.',
  'Bạn thử đổi giá trị rồi chạy lại, kết quả sẽ khác hẳn.',
  'Every browser knows it, and no library is needed.',
  'Measure first and mend afterwards: a number is more honest than a feeling.',
  'Dấu tiếng Việt nằm ở đâu thì để nguyên ở đó.',
  'When it fails, read the first message and not the last.',
];

/** Days of a year, so that many posts have an order. */
const day = (number: number) =>
  new Date(Date.UTC(2015, 0, 1) + number * 3 * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the text of a post of about 600 words. The same number always gives the same text.
 *
 * @param number from 1
 */
function post(number: number): string {
  const sentence = (index: number) => sentences[(number + index) % 7];
  const paragraph = (seed: number) =>
    Array.from({length: 8}, (_, index) => sentence(number * (seed + 2) + index * seed)).join(' ');
  const sections = [1, 2, 3, 4].map(
    (part) =>
      `## ${sentence(part)} {/* #part-${part} */}\n\n${paragraph(part)}\n\n` +
      `\`\`\`js\nconst step${part} = (value) => value * ${number * part};\n\`\`\`\n\n${paragraph(part + 4)}\n`,
  );
  return `---
slug: note-${number}
title: Ghi chép ${number}
description: ${JSON.stringify(sentence(0))}
date: ${day(number)}
---

${paragraph(5)}

{/* truncate */}

${sections.join('\n')}`;
}

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
    for (const file of globSync('{blog,docs,i18n}/**/*.{md,mdx}', {cwd: dir, absolute: true})) {
      fs.rmSync(file);
    }
    // It leads to one of these texts
    write(dir, 'src/config/announcement.ts', 'export const announcement = undefined;\n');
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
