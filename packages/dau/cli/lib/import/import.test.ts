import fs from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';

import sharp from 'sharp';

import {openGit} from '../../../utils/git';
import {listen} from '../static-server';
import {download} from './assets';
import {SourceFiles} from './files';
import {folderWith, importOf} from './fixtures';
import {dateOf} from './front-matter';
import {planImport} from './plan';
import {listKinds, listProblems} from '../../../utils/problems';

/** Reads a file with syntax of another program. */
const sample = (name: string) =>
  fs.readFileSync(path.join(__dirname, 'fixtures/other', name), 'utf8');

test('Hugo: TOML, bundles, shortcodes, aliases and two languages are imported', async () => {
  const {text, redirects, all, report} = await importOf('hugo');
  expect(text('blog/2022-03-04-dong-song-ben-lo-ben-boi/index.md')).toBe(`---
title: 'Dòng sông: bên lở, bên bồi'
image: /img/song.png
tags: [song-nuoc, que]
draft: false
date: 2022-03-04T05:06:07+07:00
authors: [lan-thu]
slug: /2022/dòng-sông-bên-lở-bên-bồi
---

Đoạn mở đầu về dòng sông chảy qua làng mình, viết đủ dài.

<!--more-->

![Bên bồi](/img/song.png "Bên bồi")

\`\`\`js
const a = {b: 1 < 2};
\`\`\`

{{< gallery dir="x" >}}


:::tip

Đi thuyền buổi sáng.

:::


[Bến đò](/blog/2022/bến-đò) và [ngoài](https://lan.example/khac).
`);
  expect(text('blog/2022-05-06-ben-do/index.md')).toContain('![Đò](do.png)');
  expect(text('i18n/en/docusaurus-plugin-content-blog/2022-05-06-ben-do/index.md')).toContain(
    'title: The ferry',
  );
  expect(all).toContain('blog/2022-05-06-ben-do/do.png');
  expect(redirects).toEqual({
    '/2022/dòng-sông-bên-lở-bên-bồi': '/blog/2022/dòng-sông-bên-lở-bên-bồi',
    '/cu/song': '/blog/2022/dòng-sông-bên-lở-bên-bồi',
    '/2022/bến-đò': '/blog/2022/bến-đò',
    '/2022/the-ferry': '/blog/2022/bến-đò',
  });
  expect(report).toContain(
    'content/posts/song.md:23: unknown tag, so it was not changed: "{{< gallery',
  );
  expect(text('src/pages/about.md')).toContain('title: Về mình\n---\n');
  expect(report).not.toContain('content/about.md');
  expect(report).toContain('content/_index.md: list page, template or unpublished file');
});

test('Jekyll: Liquid tags, drafts and URLs are imported', async () => {
  const {text, redirects, report} = await importOf('jekyll', {'_posts/mau.md': 'Mẫu.\n'});
  const post = text('blog/2018-07-08-di-len-nui/index.md');
  for (const part of [
    'tags: [nui, rung, di]\n',
    'date: 2018-07-08T09:10:00+07:00\n',
    '![Núi](/assets/nui.png)\n',
    '> Nhớ mang nước.\n',
    '```ruby\nputs "{{ page.title }}"\n```',
    '[Xuống núi](/blog/xuong-nui)',
    '```liquid\n{{ giữ }}\n```',
  ])
    expect(post).toContain(part);
  for (const draft of ['chua-xong', 'mau'])
    expect(text(`blog/${draft}/index.md`)).toContain('draft: true');
  expect(redirects).toEqual({
    '/đi/len-nui': '/blog/đi/len-nui',
    '/xuong-nui': '/blog/xuong-nui',
  });
  expect(report).toContain(
    '_posts/2018-07-08-len-nui.md:21: unknown tag, so it was not changed: "{% include ad.html %}"',
  );
});

test('Hexo: dates, images, tags, drafts and pages are imported', async () => {
  const {text, all, redirects, report} = await importOf('hexo');
  const post = text('blog/2023-05-06-cai-may/index.md');
  for (const part of [
    'tags: [linux, may-chu]\ndate: 2023-05-06T20:15:00\n',
    '![Màn hình sau khi cài](./cai-may/may.png)\n\n![Máy](./cai-may/may.png)\n',
    '```nginx\nserver { listen 80; } {% note %}\n```\n\nXem thêm [bài thứ hai](/blog/2023/07/08/bai-hai).\n',
    ':::info\n\nNhớ mở cổng 80.\n\n:::\n',
    '{% btn x %}',
  ])
    expect(post).toContain(part);
  expect(post).not.toContain('draft');
  expect(text('blog/chua-xong/index.md')).toContain('draft: true');
  expect(text('docs/index.md')).toContain('slug: /\n---\nBắt đầu từ [cài đặt](/docs/cai-dat).');
  expect(all.filter((file) => file.endsWith('index.md'))).toHaveLength(4);
  expect(redirects['/2023/05/06/cai-may']).toBe('/blog/2023/05/06/cai-may');
  expect(text('src/pages/about.md')).not.toContain('slug');
  expect(report).not.toContain('source/about');
});

test('if the permalink setting contains a front matter field, the redirect contains its value', async () => {
  const {redirects} = await importOf('hexo', {
    '_config.yml': 'permalink: posts/:abbrlink/\n',
    'source/_posts/a.md': '---\ndate: 2024-01-02\nabbrlink: 4a17b156\n---\n\nMột.\n',
  });
  expect(redirects['/posts/4a17b156']).toMatch(/^\/blog\//);
});

test('Obsidian: links, images, callouts and marks work, and private comments are removed', async () => {
  const {text, report, plan} = await importOf('vault');
  const note = text('docs/ghi-chu-git.md');
  for (const part of [
    'title: Ghi chú Git\nslug: /ghi-chu-git\n',
    '[Lệnh rebase](/docs/lenh-rebase) và [khi nào dùng](/docs/lenh-rebase#khi-nào-dùng). Hình: ![Sơ đồ nhánh](</Hình ảnh/Sơ đồ nhánh.png>) Mất\n',
    '::::tip[Mẹo nhỏ]\n\nDùng `git stash` trước.\n\n:::danger[Lỗi]\n\nCẩn thận.\n\n:::\n\n\n::::\n',
    '> [!NOTE]\n> Của GitHub.\n',
    'Chữ <mark>tô sáng</mark> và  ở cuối, `%%mã%% ==mã== [[mã]]`.\n',
  ])
    expect(note).toContain(part);
  expect(text('docs/lenh-rebase.md')).toContain(
    '[Ghi chú](/docs/ghi-chu-git) hoặc [Git](/docs/ghi-chu-git).',
  );
  const everything = report + JSON.stringify(plan.changes.map(({content}) => String(content)));
  expect(everything).not.toMatch(/không cho ai thấy|Đoạn riêng|nhiều dòng|chưa đóng/);
});

test('Astro: collections, dates, images, components and the default language are imported', async () => {
  const {text, redirects} = await importOf('astro', {
    'astro.config.mjs':
      "export default {base: '/ghi', i18n: {defaultLocale: 'vi', locales: ['vi', 'en']}};\n",
    'src/content/docs/mo-dau.md': '---\nsidebar: {label: Mở, order: 2}\n---\n\nMột.\n',
    'src/content/nhatky/kieu.mdx':
      '---\ndate: 2023-01-02\nseries: [Bộ]\nseries_order: 2\nfeatured: true\n---\n<b style="color: red">Đỏ</b>\n',
    'src/content/nhatky/en/ngay-mua.md': '---\npubDate: 2023-07-08\n---\n\nA day of rain.\n',
  });
  const post = text('blog/2023-07-08-nhatky-ngay-mua/index.md');
  for (const part of [
    'date: 2023-07-08\n',
    'last_update: {date: 2023-07-09}\n',
    'image: ./mua.png\n',
    '{chữ} và nghe 1 < 2.',
    '<img src="./mua.png">',
    '[Hôm sau](/blog/nhatky/hom-sau)',
  ])
    expect(post).toContain(part);
  expect(
    text('i18n/en/docusaurus-plugin-content-blog/2023-07-08-nhatky-ngay-mua/index.md'),
  ).toContain('A day of rain.');
  expect(text('docs/mo-dau.md')).toContain('sidebar_label: Mở\nsidebar_position: 2\n');
  expect(text('blog/2023-01-02-nhatky-kieu/index.mdx')).toContain(
    'series: Bộ\npart: 2\npinned: true\n',
  );
  expect(text('blog/2023-01-02-nhatky-kieu/index.mdx')).toContain("<b style={{color: 'red'}}>");
  const next = text('blog/2023-07-09-nhatky-hom-sau/index.mdx');
  expect(next).toContain('export const Card = ({');
  expect(redirects['/nhatky/ngay-mua']).toBe('/blog/nhatky/ngay-mua');
});

test('Hugo: a draft in JSON stays a draft, and an escaped shortcode is shown without its escape', async () => {
  const {text} = await importOf('hugo', {
    'content/public/json.md':
      '{\n  "title": "Nháp",\n  "draft": true\n}\n\n`{{</* figure src="a.png" */>}}`\n',
  });
  const draft = text('blog/public-json/index.md');
  expect(draft).toMatch(/^---\n[^{]*draft: true\n/);
  expect(draft).toContain('`{{< figure src="a.png" >}}`');
});

test('in a folder of Markdown, a README becomes the page of its folder, and files with all-caps names become guides', async () => {
  const {all} = await importOf(undefined, {
    'README.md': '# Kho mã\n',
    'SQL.md': '# SQL\n',
    'sach/SUMMARY.md': '# Mục lục\n',
    'sach/README.md': '# Sách\n',
    'sach/bien/README.md': '# Biến\n\nXem [mã](../MA_NGUON.md).\n',
    'sach/MA_NGUON.md': '# Mã nguồn\n',
  });
  const guides = [
    'docs/sach/bien/index.md',
    'docs/sach/index.md',
    'docs/sach/ma-nguon.md',
    'docs/sql.md',
  ];
  expect(all.filter((file) => file.endsWith('.md')).sort()).toEqual(guides);
});

test('files outside the folder, hidden files and linked folders are not read, and nothing leaves the site', async () => {
  const parent = folderWith(undefined, {
    '.git-credentials': 'SECRET',
    'own.txt': 'SECRET',
    '.github/workflows/evil.yml': 'SECRET',
    'docs/outside.md': 'SECRET',
    'site/.env': 'SECRET',
    'site/docusaurus.config.js':
      "export default {plugins: [['@docusaurus/plugin-content-docs', {id: 'a', path: '../docs'}], ['@docusaurus/plugin-content-blog', {id: 'b', path: 'tin', routeBasePath: '../../../x'}]]};\n",
    'site/blog/a.md':
      '[a](../../.git-credentials) ![b](../../own.txt) ![c](../../.github/workflows/evil.yml) [d](../.env) ![e](../link.png) [f](a%00b)\n\n[x](../../.git-credentials) [g](file:///home/h.md) <file:///home/i> <a href="file:///home/j">j</a>\n',
    'site/tin/b.md': '---\naliases: [/a/../../../b, /old, "https://c.example/d", /docs]\n---\nB.\n',
  });
  fs.symlinkSync('../own.txt', path.join(parent, 'site/link.png'));
  fs.symlinkSync('../../docs', path.join(parent, 'site/blog/linked'));
  const plan = await planImport(folderWith(undefined), new SourceFiles(path.join(parent, 'site')));
  const written = plan.changes.map(({file, content}) => `${file} ${String(content)}`).join('\n');
  expect(written).not.toContain('SECRET');
  expect(plan.changes.map(({file}) => file).sort()).toEqual([
    'blog/a.md',
    'blog/x/b.md',
    'src/config/redirects.yml',
  ]);
  expect([...plan.redirects.keys()]).toContain('/old');
  expect(JSON.stringify([...plan.redirects])).not.toContain('..');
  const report = listProblems(plan.problems);
  for (const file of ['../docs', 'blog/linked'])
    expect(report.split(`  ${file}: outside the imported folder, hidden, or a`)).toHaveLength(2);
  for (const place of [
    'blog/a.md:1: page or heading not found, so only the link text was imported: "[a](../../.git-credentials)"',
    'blog/a.md:3: page or heading not found, so only the link text was imported: "<file:///home/i>"',
    'tin/b.md: the old URL belongs to another page or is outside the site, so it is not redirected: "/a/../../../b"',
    'tin/b.md: the old URL belongs to another page or is outside the site, so it is not redirected: "https://c.example/d"',
    'tin/b.md: the old URL belongs to another page or is outside the site, so it is not redirected: "/docs"',
  ])
    expect(report).toContain(place);
  expect(written).toContain('x g `file:///home/i` <a>j</a>\n');
  expect(report.match(/own\.txt|link\.png|\.env/g)).toHaveLength(3);
});

test('the import reports files that cannot be read, and imports the others', async () => {
  const outside = folderWith(undefined, {'secret.md': 'Secret.\n'});
  const {source, site} = await importOf('docusaurus', {
    'blog/latin.md': Buffer.from([0x63, 0xe2, 0x79, 0x0a]),
    'blog/yaml.md': '---\ndescription:\tTab\ntitle: a: b\n---\nText.\n',
  });
  fs.symlinkSync(path.join(outside, 'secret.md'), path.join(source, 'blog/secret.md'));
  const plan = await planImport(site, new SourceFiles(source));
  for (const place of [
    'blog/latin.md: not in UTF-8',
    'blog/yaml.md:3: front matter cannot be read',
  ])
    expect(listProblems(plan.problems)).toContain(place);
  const written = plan.changes.map(({file, content}) => `${file} ${String(content)}`).join('\n');
  expect(written).toContain('blog/yaml.md ---\ndraft: true\nslug: /yaml\n');
  expect(written).not.toContain('Secret');
});

test('links and images in references and in HTML get their new paths', async () => {
  const {text, report} = await importOf('hugo', {
    'content/posts/html.md': sample('html.md'),
    'content/posts/p.mp4': 'film',
  });
  const written = text('blog/html/index.md');
  for (const part of [
    '![](/img/song.png) <a href="/blog/2022/d%C3%B2ng-s%C3%B4ng-b%C3%AAn-l%E1%BB%9F-b%C3%AAn-b%E1%BB%93i">sông</a> <img class="button-nho" src="/img/song.png" width="3">',
    '<figure><a href="https://sach.example">sach.example</a>\n<video src="/files/p.mp4"></video></figure>',
    '[Sách][s], ![Sông][], [Bến đò], [mất][m] và [Ảnh](https://sach.example/a.png)\n',
    '[sông]: /img/song.png\n[bến đò]: /blog/2022/bến-đò\n\n[a]: https',
    '\n[//]: # (lời nhắn)\n',
  ])
    expect(written).toContain(part);
  expect(report).toContain('html.md:13: page or heading not found');
  expect(report).toContain(
    'html.md:8: pages do not load files from https://sach.example, so this is now a link',
  );
});

test('MkDocs and VitePress: blocks are converted, and what has no equivalent is in the report', async () => {
  const {text, report} = await importOf(undefined, {
    'docs/mkdocs.md': sample('mkdocs.md'),
    'docs/khac.md': sample('khac.md'),
    'docs/public/a.png': 'a',
    'index.md': '---\nlayout: home\nhero: {name: A}\n---\n',
    'docs/blog/posts/tin.md': '---\ndate: {created: 2024-01-02, updated: 2024-02-03}\n---\n',
    'docs/vitepress.md': sample('vitepress.md'),
  });
  const mkdocs = text('docs/mkdocs.md');
  for (const part of [
    '::::note[Ghi chú]\n\nSao lưu.\n\n:::danger\n\nTrước tiên.\n\n:::\n\n::::\n',
    '<details><summary>Mẹo</summary>\n\nMẹo ẩn.\n\n</details>\n',
    '**Windows**\n\nMở lệnh.\n',
    'Bấm <kbd>ctrl+k</kbd> và <ins>gạch</ins>. [Trang](/docs/vitepress)\n',
  ])
    expect(mkdocs).toContain(part);
  const other = text('docs/khac.md');
  for (const part of [
    '![](./public/a.png) H<sub>2</sub>O\n\n## Một {#mot}\n\n- a\n\n    :::warning\n\n    Trong.\n\n    :::\n',
    'Chữ  và trong.\n\n    !!! note\n',
    '<details><summary>Bấm vào</summary>',
  ])
    expect(other).toContain(part);
  expect(text('blog/2024-01-02-tin/index.md')).toContain('last_update: {date: 2024-02-03}\n');
  const vitepress = text('docs/vitepress.md');
  for (const part of [
    '# Mở\n\n\n\n:::tip[Mẹo nhỏ]\nPhím.\n:::\n',
    '<details><summary>Bấm</summary>\n\nGiấu.\n\n</details>\n',
    '```sh title="npm"\nnpm install',
    'mới {{',
    '<details open><summary>Mở</summary>',
  ])
    expect(vitepress).toContain(part);
  expect(vitepress).not.toMatch(/code-group|^:::$\n\n\n<Badge/m);
  for (const place of [
    'mkdocs.md:12: tabs are not imported, so their contents now follow one another: "=== \\"Windows\\""',
    'mkdocs.md:16: attributes are not imported: "{ .md-button }"',
    'vitepress.md:16: tabs are not imported, so their contents now follow one another: "::: code-group"',
    'vitepress.md:24: badges are not imported',
    'index.md: list page, template or unpublished file, so it was not imported',
    'khac.md:12: component not found, so only its content was imported: "<MyChart',
    'khac.md:18: unknown tag, so it was not changed: "<!--@include: ./a.md-->"',
  ])
    expect(report).toContain(place);
  for (const [line, found] of [
    [19, '// [!code --]'],
    [24, '{{ $frontmatter.title }}'],
    [26, '<<< @/snippets/a.js'],
  ] as const)
    expect(report).toContain(
      `docs/vitepress.md:${line}: unknown tag, so it was not changed: "${found}"`,
    );
});

test('the marked lines, line numbers and titles of code blocks are converted', async () => {
  const fences = [
    ['```js{1,3-5}', '```js {1,3-5}'],
    ['~~~js{1}', '~~~js {1}'],
    ['```ts:line-numbers=2{1} [a.ts]', '```ts showLineNumbers=2 {1} title="a.ts"'],
    ['```js:title=a.js {numberLines: true}', '```js title="a.js" showLineNumbers'],
    ['``` { .py .annotate hl_lines="2 3" }', '```py {2,3}'],
    ['```go {linenos=true,hl_lines=[2,"4-5"]}', '```go showLineNumbers {2,4-5}'],
    ['```{r}', '```{r}'],
    ['```js title="[a]"', '```js title="[a]"'],
  ];
  const inside = 'x\n  ```js{1}';
  const of = (side: number) =>
    fences.map((fence) => `${fence[side]}\n${inside}\n${fence[0]?.slice(0, 3)}\n`).join('\n');
  const {text} = await importOf(undefined, {'docs/a.md': of(0)});
  expect(text('docs/a.md')).toContain(of(1));
});

test('links keep their hash, also if the other program removed accents from it', async () => {
  const {text, report} = await importOf(undefined, {
    'docs/dau.md':
      '[a](./trang.html#muc) [b](trang.md#uong-i) [c](trang.md#_1-2-cai) [d](./trang#mat)\n',
    'docs/trang.md': '## Mục\n\n## Đường đi\n\n## 1.2 Cài\n',
  });
  expect(text('docs/dau.md')).toContain(
    '[a](/docs/trang#mục) [b](/docs/trang#đường-đi) [c](/docs/trang#12-cài) [d](/docs/trang)\n',
  );
  expect(report).toContain('docs/dau.md:1: heading missing');
});

test('a post has its date, whichever name the field has, also with hostile front matter', async () => {
  const names = ['pubDatetime', 'published', 'publishedAt', 'publishDate', 'created'];
  const {all} = await importOf('astro', {
    'src/content/blog/bad.md': `title:\n${'-:\n'.repeat(30_000)}`,
    ...Object.fromEntries(
      names.map((name) => [
        `src/content/blog/${name}.md`,
        `---\n${name}: 2022-09-23T15:22:00Z\n---\n`,
      ]),
    ),
  });
  for (const name of names)
    expect(all.join('\n')).toMatch(new RegExp(`blog/2022-09-23-.*${name}/`, 'i'));
});

test('a post without a date gets the date of its first commit, and is reported', async () => {
  const written = {
    'src/content/blog/khong-ngay.md': 'Không ngày.\n',
    'src/content/blog/nhap.md': '---\ndraft: true\n---\nNháp.\n',
  };
  const {source, site, report} = await importOf('astro', written);
  expect(report).toContain('khong-ngay.md: no date, so readers see the date of the commit');
  expect(report).not.toContain('nhap.md: no date');
  const git = openGit(source);
  const commit = (day: string) => {
    git.run(['add', 'src']);
    const who = ['-c', 'user.name=Lan', '-c', 'user.email=lan@lan.example'];
    git.run([...who, 'commit', '-qm', 'a', '--date', `${day}T12:00:00Z`]);
  };
  git.run(['init', '-q']);
  commit('2019-02-03');
  fs.appendFileSync(path.join(source, 'src/content/blog/khong-ngay.md'), 'Thêm.\n');
  commit('2020-04-05');
  const {changes} = await planImport(site, new SourceFiles(source));
  const post = changes.find(({file}) => file === 'blog/2019-02-03-khong-ngay/index.md');
  expect(post?.content).toContain('date: 2019-02-03\n');
});

describe('images of other hosts', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    const png = await sharp({
      create: {width: 2, height: 2, channels: 3, background: 'red'},
    })
      .png()
      .toBuffer();
    server = createServer(({url}, response) => {
      if (url === '/lon.png') {
        response.setHeader('content-type', 'image/png');
        response.end(Buffer.alloc(21 * 1024 * 1024));
      } else if (url === '/trang.png') {
        response.setHeader('content-type', 'text/html');
        response.end('<html>');
      } else if (url === '/gia.png') {
        response.setHeader('content-type', 'image/png');
        response.end('<html>');
      } else if (url === '/mat.png') {
        response.statusCode = 404;
        response.end();
      } else {
        response.setHeader('content-type', 'image/png');
        response.end(png);
      }
    });
    origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  afterAll(() => server.close());

  test('they stay if their host is allowed, and are counted by host if not', async () => {
    const body =
      '---\nimage: http://anh.example/bia.png\n---\n![a](http://anh.example/a.png "Ảnh") <img alt="//anh.example/b.png" src="//anh.example/b.png">\n\n![c](https://la.example/c.png) ![d](https://la.example/d.png)\n';
    const source = folderWith(undefined, {'docs/a.md': body});
    const plan = await planImport(folderWith(undefined), new SourceFiles(source), {
      media: ['https://anh.example'],
    });
    const content = String(plan.changes.find(({file}) => file === 'docs/a.md')?.content);
    expect(content).toContain('image: https://anh.example/bia.png\n');
    expect(content).toContain(
      '![a](https://anh.example/a.png "Ảnh") <img alt="//anh.example/b.png" src="https://anh.example/b.png">\n\n[c](https://la.example/c.png) [d]',
    );
    expect(plan.remoteImages).toEqual(['https://la.example/c.png', 'https://la.example/d.png']);
    expect(listKinds(plan.problems, 1)).toBe(
      "2 × pages do not load files from https://la.example, so this is now a link. Import again with --download, or after you add 'https://la.example' to media in src/config/hosts.ts.\n" +
        '  docs/a.md:6: "![c](https://la.example/c.png)"\n  … and 1 more\n',
    );
  });

  test('they are downloaded next to the posts, and failed downloads are reported', async () => {
    const names = ['..%2F..%2Fngoai.png', 'lon.png', 'trang.png', 'gia.png', 'mat.png'];
    const body = names.map((name) => `![](${origin}/${name})\n`).join('\n');
    const files = {
      'docs/a.md': `${body}\n![n][x] <img src="${origin}/khong-duoi?x=1">\n\n[x]: ${origin}/ten.png\n`,
    };
    const source = folderWith(undefined, files);
    const site = folderWith(undefined);
    const {remoteImages} = await planImport(site, new SourceFiles(source));
    let last = 0;
    const downloads = await download(remoteImages, (done) => (last = done));
    expect(last).toBe(7);
    const plan = await planImport(site, new SourceFiles(source), {downloads});
    const images = plan.changes.map(({file}) => file).filter((file) => file.endsWith('.png'));
    expect(images.sort()).toEqual([
      'docs/a/2F-2Fngoai.png',
      'docs/a/khong-duoi.png',
      'docs/a/ten.png',
    ]);
    const content = String(plan.changes.find(({file}) => file === 'docs/a.md')?.content);
    expect(content).toContain('![](./a/2F-2Fngoai.png)\n');
    expect(content).toContain('![n](./a/ten.png) <img src="./a/khong-duoi.png">');
    for (const [name, reason] of [
      ['lon.png', 'larger than 20 MB'],
      ['trang.png', 'not an image but text/html'],
      ['gia.png', 'Input buffer contains unsupported image format'],
      ['mat.png', 'status 404'],
    ])
      expect(listProblems(plan.problems)).toMatch(
        new RegExp(`could not be downloaded \\(${reason}\\).*${name}`),
      );
  });
});

test('kramdown: attributes, Chirpy prompts, marked lines and formulas are converted', async () => {
  const {text, report} = await importOf('jekyll', {
    '_posts/2020-01-02-kramdown.md': `# {{ page.title }}

* TOC
{:toc}

## Một
{: #mot}

> Nhớ lưu.
{: .prompt-warning }

\`\`\`js
a();
\`\`\`
{: file="a.js" .nolineno }

{% highlight go hl_lines="2 4-5" %}
x
{% endhighlight %}

Ảnh ![Núi](/assets/nui.png){: width="300" } và \\\\(n\\\\), \\(x^2\\), \\(chữ\\). [a](https://a.example){:target="_blank"}

\\[
E = mc^2
\\]

\`{: .giu }\`

Công thức $$\\begin{eqnarray}
b\\end{eqnarray}$$ dài, $$x$$ ngắn và a[[1]]; [[1]](https://a.example).

  $$c
  d$$

<br>
\`\`\`html
<br>
\`\`\`
`,
  });
  expect(text('blog/2020-01-02-kramdown/index.md')).toContain(`
## Một {#mot}

:::warning

Nhớ lưu.

:::



\`\`\`js title="a.js"
a();
\`\`\`

\`\`\`go {2,4-5}
x
\`\`\`

Ảnh ![Núi](/assets/nui.png) và $n$, $x^2$, \\(chữ\\). [a](https://a.example)

$$
E = mc^2
$$

\`{: .giu }\`

Công thức 

$$
\\begin{array}{rcl}
b\\end{array}
$$

 dài, $$x$$ ngắn và a\\[[1]]; [[1]](https://a.example).

  $$
  c
  d
  $$

<br>

\`\`\`html
<br>
\`\`\`
`);
  expect(report).toContain('attributes are not imported: "{: width=');
});

test("Hashnode's backup: dates, URLs, covers, embeds and images are imported", async () => {
  const {text, redirects} = await importOf(undefined, {
    'ckx.md': `---
title: "Một"
seoTitle: "Một bài"
seoDescription: "Mô tả"
datePublished: Wed Nov 11 2020 14:21:02 GMT+0000 (Coordinated Universal Time)
cuid: ckx
slug: mot-bai
cover: https://cdn.example/bia.png
tags: angularjs, vscode
---

![Ảnh](https://cdn.example/a.png align="left") [mục](#heading-muc)

%[https://www.youtube.com/watch?v=x]

## Mục
`,
    'draft-697f.md': '---\ntitle: Nháp\ncuid: b\n---\nNháp.\n',
  });
  expect(text('blog/2020-11-11-mot-bai/index.md')).toContain(`title: Một
description: Mô tả
image: https://cdn.example/bia.png
slug: /mot-bai
tags: [angularjs, vscode]
date: 2020-11-11T14:21:02Z
title_meta: Một bài
---

[Ảnh](https://cdn.example/a.png) [mục](#mục)

<https://www.youtube.com/watch?v=x>
`);
  expect(text('blog/nhap/index.md')).toContain('draft: true');
  expect(redirects).toEqual({'/mot-bai': '/blog/mot-bai'});
});

test('Hugo: a file of a bundle is found from its URL', async () => {
  const {text} = await importOf('hugo', {
    'content/posts/_nhom/bo/index.md':
      '---\nimage: /posts/bo/img/a.png\n---\n![a](/posts/bo/img/a.png)\n',
    'content/posts/_nhom/bo/img/a.png': 'a',
  });
  expect(text('blog/bo/index.md')).toMatch(/^image: .\/img\/a.png\n[^]*!\[a\]\(.\/img\/a.png\)/m);
});

test('an image may have a percent sign in its name', async () => {
  const {text} = await importOf('hugo', {
    'content/posts/mot.md': '---\nimage: /img/100% that.png\n---\n![a](</img/100% that.png>)\n',
    'static/img/100% that.png': 'a',
  });
  expect(text('blog/mot/index.md')).toMatch(
    /^image: \/img\/100%25%20that.png\n[^]*!\[a\]\(<\/img\/100%25 that.png>\)/m,
  );
});

test("Quartz: notes redirect from their old URLs, and Quartz' own files are not imported", async () => {
  const {all, text, redirects, report} = await importOf(undefined, {
    'quartz.config.ts':
      "export default {configuration: {baseUrl: 'lan.example/vuon', locale: 'vi-VN'}};\n",
    'content/Toán/Đại số.md': '---\ndate: 2024-01-02\n---\n\n[[Hình & khối]] [[Mất]]\n',
    'content/Toán/Hình & khối.md': 'Một.\n',
    'content/index.md': '---\ndate: 2024-01-02\n---\nVườn.\n',
    'content/templates/mau.md': 'Mẫu.\n',
    'docs/features/index.md': 'Quartz.\n',
  });
  expect(redirects).toEqual({
    '/Toán/Đại-số': '/blog/toán/đại-số',
    '/Toán/Hình--and--khối': '/docs/toan/hinh-and-khoi',
  });
  expect(text('blog/2024-01-02-toan-dai-so/index.md')).toContain(
    '[Hình & khối](/docs/toan/hinh-and-khoi) Mất',
  );
  expect(text('docs/index.md')).toContain('Vườn.');
  expect(all.filter((file) => file.endsWith('.md'))).toHaveLength(3);
  expect(report).toContain('content/Toán/Đại số.md:5: page or heading not found');
});

test('Hugo: languages in folders and suffixes are paired, and their old URLs redirect', async () => {
  const {all, redirects} = await importOf(undefined, {
    'hugo.toml':
      "defaultContentLanguage='en'\ndefaultContentLanguageInSubdir=true\n[languages.en]\ncontentDir='content/en'\n",
    'content/en/posts/guide.en.md': 'A guide.\n',
    'content/vi/posts/guide.vi.md': 'Hướng dẫn.\n',
    'content/en/authors/lan.md': 'Lan.\n',
  });
  expect(all.filter((file) => file.endsWith('.md')).sort()).toEqual([
    'blog/guide/index.md',
    'i18n/en/docusaurus-plugin-content-blog/guide/index.md',
  ]);
  expect(redirects).toEqual({'/vi/posts/guide': '/blog/guide', '/posts/guide': '/blog/guide'});
});

test("Jekyll: a collection's files become guides, and their permalinks redirect", async () => {
  const {text, redirects} = await importOf('jekyll', {
    '_config.yml': 'collections:\n  fragments:\n    permalink: /fragment/:path/\n',
    '_fragments/a.md': 'A.\n',
    '_includes/b.md': 'B.\n',
  });
  expect(text('docs/fragments/a.md')).toContain('A.\n');
  expect(redirects).toMatchObject({'/fragment/a': '/docs/fragments/a'});
});

test("AstroPaper: old URLs have the site's own route and the field with the slug", async () => {
  const {redirects} = await importOf('astro', {
    'src/pages/posts/[...slug]/index.astro': '',
    'src/pages/tags/[tag]/[...page].astro': '',
    'src/content/blog/b.md': '---\npubDatetime: 2022-09-23T15:22:00Z\npostSlug: bai\n---\nB.\n',
  });
  expect(redirects).toMatchObject({'/posts/bai': '/blog/bai'});
});

test('a language that the site lacks is reported, and not called English', async () => {
  const {text, report} = await importOf('hugo', {
    'content/posts/trung.md': '这是一篇关于编程语言和工具的文章，没有写明语言。\n',
  });
  expect(text('blog/trung/index.md')).not.toContain('language:');
  expect(report).toContain('content/posts/trung.md: written in zh, which is not a language');
});

test('languages with a region, and any language of the site, are found', async () => {
  const languages = ['vi', 'pt-BR', 'pt', 'nl'];
  const source = folderWith(undefined, {
    'hugo.toml': "defaultContentLanguage='vi'\n",
    'content/posts/a.md': 'Một bài viết bằng tiếng Việt.\n',
    'content/posts/a.pt_br.md': 'Brasil.\n',
    'content/posts/a.pt.md': 'Portugal.\n',
    'content/posts/a.nl.md': 'Nederland.\n',
  });
  jest.doMock('../../../../../src/config/languages', () => ({languages}));
  await jest.isolateModulesAsync(async () => {
    const {planImport: planInto} = await import('./plan');
    const {changes} = await planInto(folderWith(undefined), new SourceFiles(source));
    expect(changes.map(({file}) => /^i18n\/([^/]+)/.exec(file)?.[1]).sort()).toEqual([
      'nl',
      'pt',
      'pt-BR',
      undefined,
    ]);
  });
});

test('file names in Unicode NFD are composed, and found from links in NFC', async () => {
  const {all, text} = await importOf(undefined, {
    ['docs/Ảnh đẹp.md'.normalize('NFD')]: '![a](<hình.png>) ![b](Ảnh/đồ.png)\n',
    // Another computer has created the folder
    [`docs/Ảnh/${'đồ.png'.normalize('NFD')}`]: 'b',
    ['docs/hình.png'.normalize('NFD')]: 'a',
  });
  expect(all).toEqual(['docs/anh-dep.md', 'docs/hình.png', 'docs/Ảnh/đồ.png']);
  expect(text('docs/anh-dep.md')).toContain('![a](<hình.png>) ![b](Ảnh/đồ.png)\n');
});

test('content in other formats is reported with its converter, and templates are not', async () => {
  const {report} = await importOf('jekyll', {
    '_posts/2020-01-02-a.html': '<p>a',
    '_posts/2020-01-03-b.adoc': '= B',
    'docs/c.org': '* C',
    'docs/d.rst': 'D',
    'index.html': '<p>',
    '_layouts/post.html': '<p>',
  });
  for (const [file, command] of [
    ['_posts/2020-01-02-a.html', 'pandoc NAME.html'],
    ['_posts/2020-01-03-b.adoc', 'npx downdoc NAME.adoc'],
    ['docs/c.org', 'pandoc --standalone NAME.org'],
    ['docs/d.rst', 'pandoc --standalone NAME.rst'],
  ])
    expect(report).toContain(`${file}: not Markdown, so it was not imported. Run ${command}`);
  expect(report).not.toMatch(/index\.html|post\.html/);
});

test('for an export without Markdown, the message names the converter', async () => {
  for (const [service, file, content] of [
    ['WordPress', 'a.xml', '<rss xmlns:wp="http://wordpress.org/export/1.2/">'],
    ['Blogger', 'blog.xml', '<generator uri="http://www.blogger.com">Blogger</generator>'],
    ['Medium', 'posts/a.html', '<article class="h-entry"><h1 class="p-name">a</h1></article>'],
  ] as const)
    await expect(importOf(undefined, {[file]: content})).rejects.toThrow(
      new RegExp(`export from ${service}\\. .+ import the folder`),
    );
  await expect(importOf(undefined, {'a.json': '{}'})).rejects.toThrow('Pass the main folder');
});

test('a Ghost export is imported with its pages, drafts, tags, images and URLs', async () => {
  const html = '<h2 id="m">Mục</h2><pre><code class="language-js">let a = 1;</code></pre>';
  const image =
    '<figure><img src="__GHOST_URL__/content/images/a.png" alt="Cầu"></figure>' +
    '<figure class="kg-card kg-bookmark-card"><a href="https://lan.example"><div class="kg-bookmark-title">Lan</div><img src="https://lan.example/a.png"></a></figure>' +
    '<p>&lt;T&gt;</p><iframe src="https://www.youtube.com/embed/abc"></iframe>';
  const post = {id: '1', type: 'post', status: 'published', title: 'Cầu', slug: 'cau', featured: 1};
  const posts = [
    {
      ...post,
      published_at: '2024-05-06T07:08:09.000Z',
      custom_excerpt: 'Về cầu',
      html: html + image,
    },
    {
      ...post,
      id: '2',
      type: 'page',
      slug: 'gioi-thieu',
      html: '<p><a href="__GHOST_URL__/cau/">Cầu</a></p>',
    },
    {...post, id: '3', slug: 'nhap', status: 'draft', html: null},
  ];
  const tags = [
    {id: 'a', name: 'Nhật ký'},
    {id: 'b', name: 'Khác'},
    {id: 'i', name: '#noi-bo'},
  ];
  const data = {
    posts,
    tags,
    posts_tags: [
      {post_id: '1', tag_id: 'a'},
      {post_id: '1', tag_id: 'i'},
    ],
    users: [{id: 'u', name: 'Lan'}],
    posts_authors: [{post_id: '1', author_id: 'u'}],
  };
  const {all, text, redirects} = await importOf(undefined, {
    'lan.ghost.json': JSON.stringify({db: [{meta: {}, data}]}),
    'content/images/a.png': 'x',
  });
  expect(text('blog/2024-05-06-cau/index.md')).toBe(`---
title: Cầu
description: Về cầu
tags: [nhat-ky]
draft: false
date: 2024-05-06T07:08:09Z
authors: [lan]
pinned: true
slug: /cau
---
## Mục

\`\`\`js
let a = 1;
\`\`\`

![Cầu](/content/images/a.png)

[Lan](https://lan.example)

\\<T>

<a href="https://youtu.be/abc">youtu.be</a>
`);
  expect(text('src/pages/gioi-thieu.md')).toContain('[Cầu](/blog/cau)');
  expect(text('blog/nhap/index.md')).toContain('draft: true');
  expect(all).toContain('static/content/images/a.png');
  expect(redirects).toEqual({'/cau': '/blog/cau'});
});

test('a date keeps its time, and its time zone does not change its day', () => {
  for (const [written, date] of [
    ['2018-07-08 05:10:00 +0700', '2018-07-08T05:10:00+07:00'],
    ['2018-07-08T8:05Z', '2018-07-08T08:05:00Z'],
    ['2018-07-08T00:00:00.000+07:00', '2018-07-08'],
    ['2018-07-08T25:00:00Z', '2018-07-08'],
    ['2018-7-8', '2018-07-08'],
    ['Jul 08 2018', '2018-07-08'],
  ])
    expect(dateOf(written)).toBe(date);
  expect(dateOf('hôm qua')).toBeUndefined();
});

test('pages become pages, except lists and files that were not published', async () => {
  const page = '---\ntitle: Trang\npermalink: /gioi-thieu/\n---\nMình là Lan. [Bài](/xuong-nui/)\n';
  const jekyll = await importOf(
    'jekyll',
    {
      'about.md': page,
      '_pages/lien-he.md': page.replace('/gioi-thieu/', '/contact'),
      '_includes/khung.md': page,
      'assets/lib/Readme.md': 'Thư viện.\n',
      'bai.md': '---\ntitle: Bài\n---\nDanh sách: {% for post in site.posts %}{% endfor %}\n',
      'the.md': '---\ntitle: Thẻ\n---\n<div>{% include tags.html %}</div>\n',
    },
    {'src/pages/contact/index.tsx': ''},
  );
  const pagesIn = (all: string[]) => all.filter((file) => file.startsWith('src/pages'));
  expect(pagesIn(jekyll.all)).toEqual(['src/pages/contact-2.md', 'src/pages/gioi-thieu.md']);
  expect(jekyll.text('src/pages/gioi-thieu.md')).toBe(
    '---\ntitle: Trang\n---\nMình là Lan. [Bài](/blog/xuong-nui)\n',
  );
  expect(jekyll.redirects['/gioi-thieu']).toBeUndefined();
  for (const place of [
    '_pages/lien-he.md: /contact is already the URL of another file, so this one is at /contact-2',
    '_includes/khung.md: list page, template or unpublished file',
    'assets/lib/Readme.md: list page',
    'bai.md: list page',
    'the.md: list page',
  ])
    expect(jekyll.report).toContain(place);
  const astro = await importOf('astro', {
    'src/pages/about.md': page,
    'src/content/spec/now.md': page.replace(/permalink.*\n/, ''),
  });
  expect(pagesIn(astro.all)).toEqual(['src/pages/now.md', 'src/pages/gioi-thieu.md']);
  const hugo = await importOf(
    undefined,
    {
      'hugo.toml': '',
      'config/_default/permalinks.toml': 'posts = "/:sections[1:]/:slug/"\n',
      'content/posts/nhom/a.md': '---\nslug: ten\n---\nA. [Liên hệ](/contact)\n',
      'content/posts/archive.md': 'Kho.\n',
      'content/posts/_index.md': page,
      'content/posts/mau.md': 'Mẫu.\n',
      'content/ve/_index.md': page.replace(/permalink.*\n/, ''),
    },
    {'src/pages/contact/index.tsx': '', 'blog/2020-01-02-cu.md': '---\nslug: mau\n---\nCũ.\n'},
  );
  expect(pagesIn(hugo.all)).toEqual(['src/pages/ve.md']);
  expect(hugo.report).toContain('content/posts/_index.md: list page');
  expect(hugo.report).toContain('/blog/archive is already the URL of another file');
  expect(hugo.report).toContain('/blog/mau is already the URL of another file');
  expect(hugo.text('blog/archive-2/index.md')).toContain('slug: /archive-2\n');
  expect(hugo.text('blog/nhom-ten/index.md')).toContain('[Liên hệ](/contact)');
  expect(hugo.redirects['/nhom/ten']).toBe('/blog/nhom/ten');
});

test('a link to a post whose draft field is a string becomes text, because a build leaves out drafts', async () => {
  const {text} = await importOf('hugo', {
    'content/posts/a.md': '[b](../b/)\n',
    'content/posts/b.md': '---\ndraft: "true"\n---\nB.\n',
  });
  expect(text('blog/a/index.md')).toMatch(/^b$/m);
  expect(text('blog/b/index.md')).toContain('draft: true\n');
});

test('a frame with a file of the site becomes a link to the file, which is imported', async () => {
  const {all, text, report} = await importOf('hugo', {
    'content/posts/pdf/index.md': '<iframe src="files/a.pdf" ></iframe> <embed src="b.pdf">\n',
    'content/posts/pdf/files/a.pdf': '%PDF',
  });
  expect(text('blog/pdf/index.md')).toContain(
    '<a href="pathname:///files/a.pdf">files/a.pdf</a> b.pdf\n',
  );
  expect(all.filter((file) => file.endsWith('.pdf'))).toEqual(['static/files/a.pdf']);
  expect(report).toContain('index.md:1: frames are not imported');
});

test('dev.to: a published post without a date, its series, its cover and its embeds are imported', async () => {
  const {text} = await importOf(undefined, {
    'bai.md': `---
title: Một
published: true
published_at: 2021-02-03 04:05:06 UTC
series: Bộ bài
cover_image: https://cdn.example/bia.png
---
{% embed https://www.youtube.com/watch?v=x %}
`,
  });
  expect(text('blog/2021-02-03-bai/index.md')).toBe(`---
title: Một
image: https://cdn.example/bia.png
date: 2021-02-03T04:05:06
series: Bộ bài
slug: /bai
language: en
---
<https://www.youtube.com/watch?v=x>
`);
});
