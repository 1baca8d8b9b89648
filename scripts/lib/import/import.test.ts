/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import {SourceFiles} from './files';
import {folderWith, importOf} from './fixtures';
import {dateOf} from './front-matter';
import {guessLanguage} from './place';
import {planImport} from './plan';
import {fullReport} from './report';

test('Hugo: TOML, bundles, shortcodes, aliases, two languages', async () => {
  const {text, redirects, all, report} = await importOf('hugo');
  expect(text('blog/2022-03-04-dong-song-ben-lo-ben-boi/index.md')).toBe(`---
title: 'Dòng sông: bên lở, bên bồi'
tags: [song-nuoc, que]
draft: false
date: 2022-03-04
authors: [lan-thu]
slug: 2022/dòng-sông-bên-lở-bên-bồi
mdx: {format: md}
---

Đoạn mở đầu về dòng sông chảy qua làng mình, viết đủ dài.

<!-- truncate -->

![Bên bồi](/img/song.png "Bên bồi")

\`\`\`js
const a = {b: 1 < 2};
\`\`\`




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
  expect(report).toMatch(/content\/posts\/song\.md:21: no shortcode.*\(found "{{< gallery/);
  for (const page of ['about', '_index']) expect(report).toContain(`content/${page}.md`);
});

test('Jekyll: Liquid, lists of attributes, drafts, addresses', async () => {
  const {text, redirects, report} = await importOf('jekyll', {'_posts/mau.md': 'Mẫu.\n'});
  const post = text('blog/2018-07-08-di-len-nui/index.md');
  for (const part of [
    'tags: [nui, rung, di]\n',
    'date: 2018-07-08\n',
    '![Núi](/assets/nui.png)\n',
    '> Nhớ mang nước.\n',
    '```ruby showLineNumbers\nputs "{{ page.title }}"\n```',
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
  expect(report).toContain('len-nui.md:12: no attributes of kramdown; they are left out (found');
  expect(report).toMatch(
    /_posts\/2018-07-08-len-nui\.md:21: no Liquid.*\(found "{% include ad\.html %}"\)/,
  );
});

test('Astro: collections, dates, pictures of src/assets, components', async () => {
  const {text, redirects} = await importOf('astro');
  const post = text('blog/2023-07-08-nhatky-ngay-mua/index.md');
  for (const part of [
    'date: 2023-07-08\n',
    'last_update: {date: 2023-07-09}\n',
    'image: ./mua.png\n',
    '{chữ} và nghe 1 < 2.',
    '![mua](./mua.png)',
    '[Hôm sau](/blog/nhatky/hom-sau)',
  ])
    expect(post).toContain(part);
  const next = text('blog/2023-07-09-nhatky-hom-sau/index.mdx');
  expect(next).not.toContain('Card');
  expect(next).toContain('Thẻ này ở lại.');
  expect(next).toContain("<p style={{textAlign: 'center', marginTop: '1em'}}>Giữa.</p>");
  expect(redirects['/nhatky/ngay-mua']).toBe('/blog/nhatky/ngay-mua');
});

test('a folder of Markdown: what has a day is a post', async () => {
  const {plan} = await importOf(undefined, {
    'README.md': 'Of the repository.\n',
    'notes/2024-01-02-tre.md': 'Tre.\n',
    'notes/lua.md': '---\ndate: 2024-01-03\n---\nLúa.\n',
    'sach/mot.md': 'Một.\n',
  });
  expect(plan.texts.map(({target}) => target)).toEqual([
    'blog/2024-01-02-notes-tre/index.md',
    'blog/2024-01-03-notes-lua/index.md',
    'docs/sach/mot.md',
  ]);
});

test('an import goes on where it cannot read a file, and says so', async () => {
  const outside = folderWith(undefined, {'secret.md': 'Secret.\n'});
  const {source, site} = await importOf('docusaurus', {
    'blog/latin.md': Buffer.from([0x63, 0xe2, 0x79, 0x0a]),
    'blog/unknown.md': 'A \uFFFD.\n',
    'blog/order.mdx': `import none from './none';

export const A = () => none;
export const B = () => <A />;

<B />
`,
    'src/pages/page.md': 'A page.\n',
    'blog/yaml.md': '---\ndescription:\tTab\ntitle: a: b\n---\nText.\n',
    // Not a picture, but where one is stored
    'blog/2020-05-06-cau-go/nhip.png': 'version https://git-lfs.example\n',
  });
  fs.symlinkSync(path.join(outside, 'secret.md'), path.join(source, 'blog/secret.md'));
  const plan = await planImport(site, new SourceFiles(source));
  for (const place of [
    'blog/latin.md',
    'blog/unknown.md',
    'src/pages/page.md',
    'blog/secret.md',
    'blog/yaml.md:3: fields that can be read',
    'blog/2020-05-06-cau-go/index.md:32: a file that is there',
  ])
    expect(fullReport(plan, 'old')).toContain(place);
  const written = plan.changes.map(({file, content}) => `${file} ${String(content)}`).join('\n');
  expect(written).toContain('blog/yaml.md ---\ndraft: true\n');
  expect(written).toContain('cây');
  expect(written).not.toMatch(/Secret|nhip\.png |<[AB] /);
});

test('an address of its own for each text: a day or a number is added, letters of all scripts stay', async () => {
  const {plan, report, text} = await importOf(
    'docusaurus',
    {
      'blog/other.md': '---\nslug: tu-do\ndate: 2024-01-02\n---\n\nKhác.\n',
      'blog/2024-01-02-刷题专题总结.md': '---\ntags: [链表, GitHub]\n---\n\n题。\n',
    },
    {'blog/own.md': '---\nslug: bat-ky\n---\n', 'docs/a.md': '---\nslug: /bat-dau\n---\n'},
  );
  const addresses = plan.texts.map(({newAddress}) => newAddress);
  for (const address of ['tu-do', 'tu-do-2024-01-02', '2024/01/02/刷题专题总结'])
    expect(addresses).toContain(`/blog/${address}`);
  expect(text('blog/2024-01-02-刷题专题总结.md')).toContain('tags: [链表, github]');
  expect(addresses).toContain('/docs/bat-dau-2');
  expect(report).toContain('This text is at /docs/bat-dau-2');
});

test('a paragraph leaves elements that take none, as React would find another page', async () => {
  const {text} = await importOf('docusaurus', {
    'blog/nho.mdx': `Mở bài.

<p>

Một đoạn.

</p>

<p><figcaption>Chú thích</figcaption></p>

Trong dòng <div>khối</div> này.
`,
  });
  expect(text('blog/nho.mdx')).toBe(`Mở bài.

{/* truncate */}

<div>

Một đoạn.

</div>

<div><figcaption>Chú thích</figcaption></div>

Trong dòng <span>khối</span> này.
`);
});

test.each([
  ['2018-07-08 05:10:00 +0700', '2018-07-08'],
  ['2018-07-08T8:05:00Z', '2018-07-08'],
  ['2018-7-8', '2018-07-08'],
  ['Jul 08 2022', '2022-07-08'],
  ['hôm qua', undefined],
])('the date %s', (written, expected) => {
  expect(dateOf(written)).toBe(expected);
});

test('the letters of a text tell its language, code aside', () => {
  const english = 'A plain English text with a name like Nguyễn in it, and enough letters. '.repeat(
    3,
  );
  expect(guessLanguage('Một câu tiếng Việt ngắn.')).toBe('vi');
  expect(guessLanguage(`${english}\n\`\`\`\nđây là ghi chú ở trong mã\n\`\`\`\n`)).toBe('en');
  expect(guessLanguage('Short.')).toBeUndefined();
});
