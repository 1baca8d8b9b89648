/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from '../changes';
import {SourceFiles} from './files';
import {importOf} from './fixtures';
import {planImport} from './plan';
import {outcomesOf} from './report';
describe('Docusaurus', () => {
  let result: Awaited<ReturnType<typeof importOf>>;
  beforeAll(async () => {
    result = await importOf('docusaurus');
  });

  test('what the site reads stays; what MDX cannot read is mended, the rest stays as written', () => {
    expect(result.text('blog/2020-05-06-cau-go/index.md').replace(/\n{3,}/g, '\n\n')).toBe(`---
title: Cây cầu gỗ
tags: [hoc-tap, k6]
comments: false
authors: [binh-thu]
---

import Link from '@docusaurus/Link';

import note from './note.json';

Mở bài, viết ở đây cho đủ dài để biết là tiếng Việt: những nhịp cầu gỗ nối hai bờ sông quê mình.

<!--truncate-->

<!-- a comment of HTML -->

:::note[Một lưu ý]
Trong khung.
:::

Chữ trong hộp.

<img src={require('./nhip.png').default} alt="Nhịp cầu" />

![Cầu](/img/cau.png) Không có [Huy hiệu](https://badges.example/a.svg)

[Hướng dẫn](/docs/bat-dau), [mục](#mục-đầu), trang mất, [bài kia](/blog/tu-do).

## Mục đầu

So sánh 1 \\<2 và \\{nháp}, \\{\\{nháp}} trong <b>chữ</b>.

<pre>{note}</pre>

:::info

Chú ý.

:::

:::tip

<p align="center">
    <a href="https://badges.example/b.webp">badges.example</a>
</p>

:::
`);
    const plain = result.text('blog/2021-01-02-tu-do.md');
    expect(plain).toContain('mdx: {format: md}');
    expect(plain).toContain('Chỉ là Markdown: 1 < 2, {không phải mã}, <kbd>Ctrl</kbd>.');
    expect(plain).toContain('tiếng Việt.\n\n<!-- truncate -->\n\n    <indented>\n');
  });

  test('a translation has the address of its original', () => {
    const text = result.text('i18n/en/docusaurus-plugin-content-blog/2020-05-06-cau-go/index.md');
    expect(text).not.toContain('slug');
    // A link keeps the heading only if each language has it
    expect(result.text('docs/01-bat-dau.md')).toContain('[bài về cầu](/blog/2020/05/06/cau-go).');
    expect(result.redirects).toEqual({
      '/bai/2020/05/06/cau-go': '/blog/2020/05/06/cau-go',
      '/bai/tu-do': '/blog/tu-do',
      '/bai/wooden-bridge': '/blog/2020/05/06/cau-go',
    });
  });

  test('tags, authors and the files that texts name come along, and no others', () => {
    expect(result.text('blog/tags.yml')).toContain(
      'hoc-tap:\n  label: Học tập\n  permalink: /hoc-tap\n  description: Bài viết về Học tập.\n',
    );
    expect(result.text('i18n/en/docusaurus-plugin-content-blog/tags.yml')).toContain(
      'Posts about Học tập.',
    );
    expect(result.text('docs/tags.yml')).toContain('hoc-tap:');
    expect(result.text('blog/authors.yml')).toBe(
      'binh-thu:\n  name: Bình Thử\n  title: Thợ\nlan:\n  name: Lan Thử\n  image_url: /img/lan.png\n',
    );
    expect(result.all.filter((file) => !/\.(mdx?|yml)$/.test(file)).sort()).toEqual([
      'blog/2020-05-06-cau-go/nhip.png',
      'blog/2020-05-06-cau-go/note.json',
      'static/img/cau.png',
      'static/img/lan.png',
    ]);
  });

  test('the report says what is lost, with file and line', () => {
    const file = 'blog/2020-05-06-cau-go/index.md';
    for (const place of [
      `${file} › mood: a field that this site reads; it is left out (found "happy")`,
      `${file}:26: a component of this site; what it holds stays (found "<Box kind=`,
      `${file}:34: a picture that is there; only its words stay (found "![Không có](./mat.png)")`,
      `${file}:36: a link to a page of this site; only its words stay (found "[trang mất](/gioi-thieu)")`,
      'docusaurus.config.js: one of vi, en; translations to this language are left out (found "fr")',
      'i18n/en/docusaurus-plugin-content-blog/2019-01-01-orphan.md',
    ])
      expect(result.report).toContain(place);
    expect(result.report).not.toContain('enableComments');
  });

  test('a second import changes nothing, and keeps what the author wrote since', async () => {
    const {site, plan, source} = result;
    writeChanges(site, plan.changes);
    fs.appendFileSync(path.join(site, 'blog/2021-01-02-tu-do.md'), 'Mới.\n');
    const again = await planImport(site, new SourceFiles(source));
    const outcomes = outcomesOf(site, again).filter(({is}) => is !== 'same');
    expect(outcomes.map(({file, is}) => [file, is])).toEqual([
      ['blog/2021-01-02-tu-do.md', 'other'],
    ]);
  });

  test('several blogs and folders of guides, in the other order of languages', async () => {
    const {text, plan, redirects} = await importOf('docusaurus', {
      'docusaurus.config.js': `import type {Config} from '@docusaurus/types';
const blog = {path: 'writing', routeBasePath: '/'};
export default async function settings() {
  return {
    i18n: {defaultLocale: 'en', locales: ['en', 'vi']},
    presets: [['classic', {blog, docs: false} satisfies Options]],
    plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: 'ref'}],
      ['./src/plugin-content-docs-of-ours.js', {id: 'b', path: 'b'}]],
  } as Config;
}`,
      'writing/2021-04-04-hello.md': 'Hello.\n',
      'i18n/vi/docusaurus-plugin-content-blog/2021-04-04-hello.md': 'Xin chào.\n',
      'api/intro.md': 'Intro, with [a file](./a.pdf).\n',
      'api/a.pdf': 'PDF',
      'api/v1/a.md': 'A.\n',
      'api/v1/_category_.json': '{"label": "One", "position": 2}',
      'i18n/vi/docusaurus-plugin-content-docs-api/current/v1/a.md': 'A.\n',
      'i18n/vi/docusaurus-plugin-content-docs-api/current/v1/_category_.yml': 'label: Not read',
      'b/intro.md': 'Other.\n',
    });
    expect(text('docs/v1/_category_.yml')).toBe('label: One\nposition: 2\nkey: v1\n');
    expect(text('blog/2021-04-04-hello.md')).toContain('Xin chào.');
    expect(text('i18n/en/docusaurus-plugin-content-blog/2021-04-04-hello.md')).toContain('Hello.');
    expect(text('docs/intro.md')).toContain('[a file](./a.pdf)');
    expect(text('docs/a.pdf')).toBe('PDF');
    expect(redirects).toEqual({
      '/2021/04/04/hello': '/blog/2021/04/04/hello',
      '/ref/intro': '/docs/intro',
      '/ref/v1/a': '/docs/v1/a',
    });
    expect(plan.texts.map(({newAddress}) => newAddress)).toContain('/docs/docs/intro');
  });
});
