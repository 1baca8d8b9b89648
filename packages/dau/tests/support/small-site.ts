import {temporaryFolder} from './temporary-folder';

const description = 'Một câu mô tả đủ dài để người đọc biết bài viết này nói về điều gì.';

export const post = `---
slug: first-post
title: Bài đầu tiên
description: ${description}
date: 2026-03-02
authors: [lan]
tags: [hello]
---

Mở đầu.

{/* truncate */}

Nội dung.
`;
const guide = `---\ntitle: Hướng dẫn\ndescription: ${description}\ntags: [git]\n---\n\nNội dung.\n`;
const page = `---\ntitle: Trang\ndescription: ${description}\n---\n\nNội dung.\n`;
const tag = (key: string) =>
  `${key}:\n  label: ${key}\n  permalink: /${key}\n  description: Mô tả.\n`;
const author = 'lan:\n  name: Lan\n';

export const POST = 'blog/2026-03-02-first.mdx';
const BLOG = 'i18n/en/docusaurus-plugin-content-blog';
const DOCS = 'i18n/en/docusaurus-plugin-content-docs/current';
export const POST_EN = `${BLOG}/2026-03-02-first.mdx`;

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const GOOD: Readonly<Record<string, string>> = {
  [POST]: post,
  [POST_EN]: post,
  'docs/git/guide.md': guide,
  [`${DOCS}/git/guide.md`]: guide,
  'src/pages/about.md': page,
  'src/pages/cv.tsx': 'export default function Cv() {\n  return null;\n}\n',
  'i18n/en/docusaurus-plugin-content-pages/about.md': page,
  'blog/tags.yml': tag('hello'),
  [`${BLOG}/tags.yml`]: tag('hello'),
  'docs/tags.yml': tag('git'),
  [`${DOCS}/tags.yml`]: tag('git'),
  'blog/authors.yml': author,
  [`${BLOG}/authors.yml`]: author,
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};

/** Files for a test to change in the valid site. `null` removes a file. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

export function siteWith(changes: Changes): string {
  const {dir, write} = temporaryFolder();
  for (const [file, content] of Object.entries({...GOOD, ...changes})) {
    if (content !== null) write(file, content);
  }
  return dir;
}
