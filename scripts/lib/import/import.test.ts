/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from '../edit/changes';
import {SourceFiles} from './files';
import {fixtures} from './fixtures';
import type {SiteKind} from './model';
import type {Plan} from './plan';
import {kindOf} from './read';
import {fullReport, outcomesOf} from './report';
import {planChecked} from './stage';
import {folderWith} from './test-folder';

const dirs: string[] = [];
afterAll(() => {
  for (const dir of dirs) fs.rmSync(dir, {recursive: true});
});

function folder(files: Readonly<Record<string, string | Buffer>>): string {
  const dir = folderWith(files);
  dirs.push(dir);
  return dir;
}

/** A site without texts that takes an import. */
function ownSite(files: Readonly<Record<string, string>> = {}): string {
  const dir = folder({
    'src/pages/index.tsx': 'export default function Home() { return null; }\n',
    'src/theme/MDXComponents/index.tsx': 'export default {};\n',
    'src/config/glossary.yml': '{}\n',
    ...files,
  });
  fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

type Result = {
  readonly site: string;
  readonly source: string;
  readonly files: SourceFiles;
  readonly plan: Plan;
  readonly text: (file: string) => string;
};

async function importOf(
  kind: SiteKind,
  changed: Readonly<Record<string, string | Buffer>> = {},
  site = ownSite(),
): Promise<Result> {
  const source = folder({...fixtures[kind], ...changed});
  const files = new SourceFiles(source);
  expect(kindOf(files)).toBe(kind);
  const plan = await planChecked(site, files, kind);
  return {
    site,
    source,
    files,
    plan,
    text: (file) => {
      const content = plan.changes.find((change) => change.file === file)?.content;
      if (content === undefined)
        throw new Error(
          `${file} is not among ${plan.changes.map((change) => change.file).join(', ')}`,
        );
      return String(content);
    },
  };
}

describe('A07 Docusaurus', () => {
  let result: Result;
  beforeAll(async () => {
    result = await importOf('docusaurus');
  });

  test('changes only the lines of front matter that it must', () => {
    expect(result.text('blog/2020-05-06-cau-go/index.md').split('---')[1]).toBe(`
title: Cây cầu gỗ
# a comment that stays
tags: [hoc-tap, k6]
authors: [binh-thu]
comments: false
`);
  });

  test('repairs what MDX cannot read, and leaves the rest of the text byte for byte', () => {
    const body = result
      .text('blog/2020-05-06-cau-go/index.md')
      .split('---\n')
      .slice(2)
      .join('---\n');
    expect(body).toBe(`
${''}
import note from './note.js.txt?raw';

Mở bài, viết ở đây cho đủ dài để biết là tiếng Việt: những nhịp cầu gỗ nối hai bờ sông quê mình.

<!--truncate-->

<!-- a comment of HTML -->

:::note Một lưu ý
Trong khung.
:::

${''}

Chữ trong hộp.

${''}

<img src={require('./nhip.png').default} alt="Nhịp cầu" />

![Cầu](/img/cau.png) Không có [Huy hiệu](https://badges.example/a.svg)

[Hướng dẫn](/docs/bat-dau), [mục](#mục-đầu), trang mất, [bài kia](/blog/tu-do).

## Mục đầu

So sánh 1 \\<2 và \\{nháp} trong <b>chữ</b>.

<pre>{note}</pre>

:::info${' '}

Chú ý.

:::

:::tip

<p align="center">
    <a href="https://badges.example/b.webp">badges.example</a>
</p>

:::
`);
  });

  test('reads a text without components as plain Markdown, untouched', () => {
    const text = result.text('blog/2021-01-02-tu-do.md');
    expect(text).toContain('mdx: {format: md}');
    const original = String(fixtures.docusaurus['blog/2021-01-02-tu-do.md']);
    expect(text.split('---\n')[2]).toBe(
      original
        .split('---\n')[2]
        ?.replace('chữ để biết là tiếng Việt.', 'chữ để biết là tiếng Việt.\n\n<!-- truncate -->'),
    );
  });

  test('gives a translation the address of its original', () => {
    const text = result.text('i18n/en/docusaurus-plugin-content-blog/2020-05-06-cau-go/index.md');
    expect(text).not.toContain('slug');
  });

  test('keeps the heading of a link only if each language has it', () => {
    expect(result.text('docs/01-bat-dau.md')).toContain('[bài về cầu](/blog/2020/05/06/cau-go).');
  });

  test('makes tags and authors, in the files of both languages', () => {
    expect(result.text('blog/tags.yml')).toContain(
      'hoc-tap:\n  label: Học tập\n  permalink: /học-tập\n  description: Bài viết về Học tập.\n',
    );
    expect(result.text('i18n/en/docusaurus-plugin-content-blog/tags.yml')).toContain(
      'Posts about Học tập.',
    );
    expect(result.text('docs/tags.yml')).toContain('hoc-tap:');
    expect(result.text('blog/authors.yml')).toBe(
      'binh-thu:\n  name: Bình Thử\n  title: Thợ\nlan:\n  name: Lan Thử\n  image_url: /img/lan.png\n',
    );
  });

  test('brings the files that texts name, and no others', () => {
    const files = result.plan.changes
      .map(({file}) => file)
      .filter((file) => !/\.(mdx?|yml)$/.test(file));
    expect(files.sort()).toEqual([
      'blog/2020-05-06-cau-go/nhip.png',
      'blog/2020-05-06-cau-go/note.js.txt',
      'docs/_category_.json',
      'static/img/cau.png',
      'static/img/lan.png',
    ]);
  });

  test('leads from old addresses to the new ones', () => {
    expect(Object.fromEntries(result.plan.redirects)).toEqual({
      '/bai/2020/05/06/cau-go': '/blog/2020/05/06/cau-go',
      '/bai/tu-do': '/blog/tu-do',
      '/bai/wooden-bridge': '/blog/2020/05/06/cau-go',
    });
    expect(result.text('src/config/redirects.yml')).toContain('/bai/tu-do: /blog/tu-do\n');
  });

  test('says what it could not bring, with file and line', () => {
    const report = fullReport(result.plan, 'old');
    const file = 'blog/2020-05-06-cau-go/index.md';
    expect(report).toContain(`  ${file} › mood  "happy"`);
    expect(report).toContain(`${file}:25  "<Box kind=`);
    expect(report).toContain(`${file}:33  "![Không có](./mat.png)"`);
    expect(report).toContain(`${file}:35  "[trang mất](/gioi-thieu)"`);
    expect(report).toContain('docusaurus.config.js  "fr"');
    expect(report).toContain('i18n/en/docusaurus-plugin-content-blog/2019-01-01-orphan.md');
    expect(report).not.toContain('enableComments');
  });

  test('changes nothing the second time, and keeps what the author wrote since', async () => {
    const {site, plan, source} = result;
    writeChanges(site, plan.changes);
    const own = path.join(site, 'blog/2021-01-02-tu-do.md');
    fs.appendFileSync(own, 'Mới.\n');
    const again = await planChecked(site, new SourceFiles(source), 'docusaurus');
    const outcomes = outcomesOf(site, again).filter(({is}) => is !== 'same');
    expect(outcomes.map(({change, is}) => [change.file, is])).toEqual([
      ['blog/2021-01-02-tu-do.md', 'other'],
    ]);
  });
});

test('A07 Hugo: TOML, bundles, shortcodes, aliases, two languages', async () => {
  const {text, plan} = await importOf('hugo');
  expect(text('blog/2022-03-04-song/index.md')).toBe(`---
slug: song
title: 'Dòng sông: bên lở, bên bồi'
date: 2022-03-04T05:06:07+07:00
authors: [lan-thu]
tags: [song-nuoc, que]
mdx: {format: md}
---

Đoạn mở đầu về dòng sông chảy qua làng mình, viết đủ dài.

<!-- truncate -->

![Bên bồi](/img/song.png "Bên bồi")

\`\`\`js
const a = {b: 1 < 2};
\`\`\`




Đi thuyền buổi sáng.


[Bến đò](/blog/ben-do) và [ngoài](https://lan.example/khac).
`);
  expect(text('blog/2022-05-06-ben-do/index.md')).toContain('![Đò](do.png)');
  expect(text('i18n/en/docusaurus-plugin-content-blog/2022-05-06-ben-do/index.md')).toContain(
    'title: The ferry',
  );
  expect(plan.changes.map(({file}) => file)).toContain('blog/2022-05-06-ben-do/do.png');
  expect(Object.fromEntries(plan.redirects)).toEqual({
    '/2022/song': '/blog/song',
    '/cu/song': '/blog/song',
    '/2022/ben-do': '/blog/ben-do',
  });
  const report = fullReport(plan, 'old');
  expect(report).toContain('content/posts/song.md:21  "{{< gallery');
  expect(report).toContain('content/about.md');
});

test('A07 Jekyll: Liquid, lists of attributes, drafts, addresses', async () => {
  const {text, plan} = await importOf('jekyll');
  const post = text('blog/2018-07-08-len-nui/index.md');
  expect(post).toContain('date: 2018-07-08T09:10:00+07:00\ntags: [nui, rung, di]\n');
  expect(post).toContain('![Núi](/assets/nui.png)\n');
  expect(post).toContain('> Nhớ mang nước.\n\n');
  expect(post).toContain('```ruby\nputs "{{ page.title }}"\n```');
  expect(post).toContain('[Xuống núi](/blog/xuong-nui) \n');
  expect(post).toContain('```liquid\n{{ giữ }}\n```');
  expect(text('blog/chua-xong/index.md')).toContain('draft: true');
  expect(plan.redirects.get('/đi/len-nui')).toBe('/blog/len-nui');
  expect(plan.redirects.get('/xuong-nui')).toBe('/blog/xuong-nui');
  expect(fullReport(plan, 'old')).toContain(
    '_posts/2018-07-08-len-nui.md:21  "{% include ad.html %}"',
  );
});

test('A07 Astro: collections, dates, pictures of src/assets, components', async () => {
  const {text, plan} = await importOf('astro');
  const post = text('blog/2023-07-08-ngay-mua/index.md');
  expect(post).toContain('date: 2023-07-08\n');
  expect(post).toContain('last_update: {date: 2023-07-09}\n');
  expect(post).toContain('image: ./mua.png\n');
  expect(post).toContain('{chữ} và nghe 1 < 2.');
  expect(post).toContain('![mua](./mua.png)');
  expect(post).toContain('[Hôm sau](/blog/hom-sau)');
  const next = text('blog/2023-07-09-hom-sau/index.mdx');
  expect(next).not.toContain('Card');
  expect(next).toContain('Thẻ này ở lại.');
  expect(next).toContain("<p style={{textAlign: 'center', marginTop: '1em'}}>Giữa.</p>");
  expect(plan.redirects.get('/nhatky/ngay-mua')).toBe('/blog/ngay-mua');
});

describe('A07 stops before it writes', () => {
  const refusalOf = async (files: Readonly<Record<string, string | Buffer>>, site?: string) =>
    (await importOf('docusaurus', files, site)).files.refused
      .map(({file, expected}) => `${file}: ${expected}`)
      .join('\n');

  test('at a text that is not UTF-8, a huge one, and front matter that cannot be read', async () => {
    const refusal = await refusalOf({
      'blog/latin.md': Buffer.from([0x63, 0xe2, 0x79, 0x0a]),
      'blog/huge.md': 'a'.repeat(3 * 1024 * 1024),
      'blog/yaml.md': '---\ntitle: a: b\n---\n',
    });
    expect(refusal).toContain('blog/latin.md: a text in UTF-8');
    expect(refusal).toContain('blog/huge.md: a file of at most 2 MB');
    expect(refusal).toContain('blog/yaml.md: valid YAML');
  });

  test('at two texts with one address, here or there', async () => {
    expect(await refusalOf({'blog/other.md': '---\nslug: tu-do\n---\n\nKhác.\n'})).toContain(
      'blog/other.md: an address of its own; blog/2021-01-02-tu-do.md has /blog/tu-do, too',
    );
    const {files} = await importOf('hugo', {
      'content/more/song.md': '---\ndate: 2022-03-04\n---\n\nCùng một tên.\n',
    });
    expect(files.refused).toEqual([expect.objectContaining({file: 'content/posts/song.md'})]);
    const site = ownSite({'blog/own.md': '---\nslug: tu-do\n---\n\nCủa mình.\n'});
    expect(await refusalOf({}, site)).toContain('has /blog/tu-do, too');
  });

  test.each(['secret.md', ''])('at a link out of the folder, to "%s"', async (linked) => {
    const outside = folder({'secret.md': 'Secret.\n'});
    const source = folder(fixtures.docusaurus);
    fs.symlinkSync(path.join(outside, linked), path.join(source, 'blog', linked || 'more'));
    const files = new SourceFiles(source);
    const plan = await planChecked(ownSite(), files, 'docusaurus');
    expect(files.refused).toEqual([
      expect.objectContaining({file: path.posix.join('blog', linked || 'more')}),
    ]);
    expect(plan.changes.some(({content}) => String(content).includes('Secret'))).toBe(false);
  });

  test('unless the file is skipped', async () => {
    const source = folder({...fixtures.docusaurus, 'blog/latin.md': Buffer.from([0xe2, 0x0a])});
    const files = new SourceFiles(source, ['blog/latin.md']);
    await planChecked(ownSite(), files, 'docusaurus');
    expect(files.refused).toEqual([]);
  });
});

test('A07 what the checks of this site do not take stays away, with a reason', async () => {
  const {plan} = await importOf('docusaurus', {
    'blog/2020-05-06-cau-go/nhip.png': Buffer.from('version https://git-lfs.example\n'),
    'blog/2022-01-01-mdx.mdx': 'import x from "./x.js";\n\n# {x.y\n\n<Unclosed>\n',
  });
  expect(plan.changes.map(({file}) => file)).not.toContain('blog/2020-05-06-cau-go/nhip.png');
  const report = fullReport(plan, 'old');
  expect(report).toContain('blog/2020-05-06-cau-go/index.md:31  "<img src={require');
});

test('A07 what has no place here is in the report, with its file', async () => {
  const {plan, text} = await importOf('docusaurus', {
    'docusaurus.config.js': `module.exports = {
  i18n: {defaultLocale: 'vi', locales: ['vi', 'en']},
  presets: [['classic', {}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'api'}]],
};
`,
    'sidebars.js':
      "module.exports = {one: ['intro'], two: [{type: 'autogenerated', dirName: '.'}]};\n",
    'blog/2022-02-02-toan.md': 'Một công thức.\n\n$$\na + b\n$$\n',
    'docs/intro.md': 'Mở đầu.\n',
    'i18n/en/docusaurus-plugin-content-docs/current.json':
      '{"version.label": {"message": "Next"}, "sidebar.one.category.Book": {"message": "Book"}}\n',
  });
  const report = fullReport(plan, 'old');
  expect(report).toContain('docusaurus.config.js  "api"');
  expect(report).toContain('  sidebars.js\n');
  expect(report).toContain('blog/2022-02-02-toan.md:3');
  expect(JSON.parse(text('i18n/en/docusaurus-plugin-content-docs/current.json'))).toEqual({
    'sidebar.one.category.Book': {message: 'Book'},
  });
});

test('A07 a paragraph leaves elements that take none, as React would find another page', async () => {
  const {text} = await importOf('docusaurus', {
    'blog/2022-03-03-nho.md': `Mở bài.

<small className="a">
  Chữ **nhỏ**
  hai dòng
</small>

<p>

Một đoạn.

- Một mục

</p>

Trong dòng <div>khối</div> này.
`,
  });
  expect(text('blog/2022-03-03-nho.md')).toBe(`Mở bài.

{/* truncate */}

<small className="a">Chữ **nhỏ**
  hai dòng</small>

<div>

Một đoạn.

- Một mục

</div>

Trong dòng <span>khối</span> này.
`);
});

test('A07 a picture or a link without words gets a name; a link holds no second one', async () => {
  const {plan, text} = await importOf('hugo', {
    'content/posts/trong.md': `+++
title = "Trống"
date = 2022-03-04
+++
![](/img/cau_go-1.png)

[](https://www.sach.example/a)

<figure>
<a href="https://sach.example"><img src="https://sach.example/b.png"></a>
</figure>
`,
    'static/img/cau_go-1.png': fixtures.docusaurus['blog/2020-05-06-cau-go/nhip.png'] ?? '',
  });
  const file = plan.changes.map((change) => change.file).find((each) => each.includes('trong'));
  const written = text(file ?? '');
  expect(written).toContain('![cau go 1](');
  expect(written).toContain('[sach.example](https://www.sach.example/a)');
  expect(written).toContain('<a href="https://sach.example">sach.example</a>');
  expect(fullReport(plan, 'old')).toContain('content/posts/trong.md:5  "![](/img/cau_go-1.png)"');
});
