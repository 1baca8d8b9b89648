import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from '../file-changes';
import {SourceFiles} from './files';
import {folderWith, importOf, siteKinds} from './fixtures';
import {dateOf} from './front-matter';
import {planImport} from './plan';
import {listKinds, listProblems} from '../../../utils/problems';

/**
 * Sites, and files that are added to the sites with the same names. Each file is named for what it proves.
 * After an intended change, run Jest with `-u`, and read the changes in `__snapshots__`.
 */
const MORE = path.join(__dirname, 'fixtures/more');
const names = [...new Set([...siteKinds, ...fs.readdirSync(MORE)])].sort();

test.each(names)('%s: the posts, guides, pages, files, redirects and the report', async (name) => {
  const more = path.join(MORE, name);
  const kind = siteKinds.find((each) => each === name);
  const {outcome} = await importOf(kind, fs.existsSync(more) ? more : {});
  expect(outcome).toMatchSnapshot();
});

test('private comments of an Obsidian vault are neither imported nor reported', async () => {
  const {outcome} = await importOf('vault');
  expect(outcome).not.toMatch(/không cho ai thấy|Đoạn riêng|nhiều dòng|chưa đóng/);
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

test('a link or an image whose definition leads nowhere becomes text', async () => {
  const body =
    '[One][a] and [a] ![Two][b] [**ok**][c]\n\n[a]: /gone\n[b]: /gone.png\n[c]: https://c.example';
  const {text} = await importOf('jekyll', {
    '_posts/2020-01-02-old.md': `---\ntitle: Old\n---\n\n${body}\n`,
  });
  const written = text('blog/2020-01-02-old/index.md');
  expect(written).toContain('\nOne and a Two [**ok**][c]\n');
  expect(written).not.toContain('gone');
});

test('HTML in capitals is adapted, too', async () => {
  const old = '<A HREF="/gone.html">New</A> <IMG SRC="/gone.png" ALT="A"> <SCRIPT>b()</SCRIPT>';
  const {text} = await importOf('jekyll', {
    '_posts/2020-01-02-old.md': `---\ntitle: Old\n---\n\nText ${old}\n`,
  });
  expect(text('blog/2020-01-02-old/index.md')).toContain('\nText <A>New</A> A \n');
});

test.each([
  ['all sources of a video', '<video><source src="/a.mp4"><source src="/b.webm"></video>'],
  ['an attribute that looks like another', '<img alt="see src=x" src="/a.png">'],
  ['a title that looks like a link', '[d](a.png "e](f")', '[d](/a.png "e](f")'],
  ['a comment', '<p>\n<!-- <img src=/gone.png> --></p>'],
  ['a tag in a formula', '$<a href=/gone>$'],
])('in Markdown, only real URLs are adapted: %s', async (_, old, adapted = old) => {
  const {text, plan} = await importOf('jekyll', {
    '_posts/2020-01-02-old.md': `---\ntitle: Old\n---\n\nText\n\n${old}\n`,
    ...{'a.mp4': 'A', 'b.webm': 'B', 'a.png': 'C'},
  });
  const moved = text('blog/2020-01-02-old/index.md').replaceAll('/files/', '/');
  expect(moved).toContain(`\n\n${adapted}\n`);
  const files = plan.changes.map(({file}) => file).join(' ');
  for (const [name] of adapted.matchAll(/(?<=")\/\w+\.\w+/g)) expect(files).toContain(name);
});

test('in MDX, only real imports and exports are adapted', async () => {
  const {text, report} = await importOf('docusaurus', {
    'blog/ma.mdx': [
      "import A, {b as B} from './gone';",
      "export {c} from './gone';",
      'export async function D() {',
      '  return <p>D</p>;',
      '}',
      'export const code = `',
      "import e from 'e';",
      '`;',
      '',
      '<A /> <B /> <D />',
      '',
      "{/* require('./f.png') */}",
      '',
    ].join('\n'),
  });
  const written = text('blog/ma.mdx');
  expect(written).toContain('\n\n\nexport async function D() {\n  return <p>D</p>;\n}\n');
  expect(written).toContain("`\nimport e from 'e';\n`");
  expect(written).toContain("require('./f.png')");
  expect(written.match(/(?<=export const )\w+/g)).toEqual(['A', 'B', 'code']);
  expect(report).not.toContain('f.png');
});

test('a folder has the name of a language only if the site has that language', async () => {
  const post = {'content/posts/it/cloud.md': '---\ntitle: Cloud\ndate: 2020-01-02\n---\n\nText.\n'};
  const urls = async (settings: string) => [
    ...(await importOf(undefined, {...post, 'hugo.toml': settings})).plan.redirects.keys(),
  ];
  expect(await urls('[languages.vi]\n[languages.en]\n')).toContain('/posts/it/cloud');
  expect(await urls('[languages.vi]\n[languages.it]\n')).toContain('/it/posts/cloud');
});

test('a setting in a script is found if its name is in quotes, but not in a string', async () => {
  const {text} = await importOf(undefined, {
    'astro.config.mjs': `export default {title: "base: '/no'", 'base': '/yes/'};\n`,
    'src/content/blog/a.md': '---\ntitle: A\ndate: 2020-01-02\n---\n[a](/yes/blog/a)\n',
  });
  expect(text('blog/2020-01-02-a/index.md')).toContain('[a](/blog/a)');
});

test('a page with empty front matter is imported', async () => {
  const {text, report} = await importOf('jekyll', {
    'tools.md': '---\n---\n\n# Tools\n\nGit.\n\n---\n\nVim.\n',
  });
  expect(text('src/pages/tools.md')).toContain('Git.\n\n---\n\nVim.');
  expect(report).not.toContain('tools.md');
});

test('a post without a date is reported, unless it is a draft', async () => {
  const written = {
    'src/content/blog/khong-ngay.md': 'Không ngày.\n',
    'src/content/blog/nhap.md': '---\ndraft: true\n---\nNháp.\n',
  };
  const {report} = await importOf('astro', written);
  expect(report).toContain('khong-ngay.md: no date, so readers see the date of the commit');
  expect(report).not.toContain('nhap.md: no date');
});

test('images of other hosts stay if their host is allowed, and are counted by host if not', async () => {
  const body =
    '---\nimage: http://anh.example/bia.png\n---\n![a](http://anh.example/a.png "Ảnh") <img alt="//anh.example/b.png" src="//anh.example/b.png">\n\n![c](https://la.example/c.png) ![d](https://la.example/d.png)\n';
  const source = folderWith(undefined, {'docs/a.md': body});
  const plan = await planImport(folderWith(undefined), new SourceFiles(source), [
    'https://anh.example',
  ]);
  const content = String(plan.changes.find(({file}) => file === 'docs/a.md')?.content);
  expect(content).toContain('image: https://anh.example/bia.png\n');
  expect(content).toContain(
    '![a](https://anh.example/a.png "Ảnh") <img alt="//anh.example/b.png" src="https://anh.example/b.png">\n\n[c](https://la.example/c.png) [d]',
  );
  expect(listKinds(plan.problems, 1)).toBe(
    "2 × pages do not load files from https://la.example, so this is now a link. Import again after you add 'https://la.example' to media in src/config/hosts.ts.\n" +
      '  docs/a.md:6: "![c](https://la.example/c.png)"\n  … and 1 more\n',
  );
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

test('for an export without Markdown, the message names the converter', async () => {
  for (const [service, file, content] of [
    ['WordPress', 'a.xml', '<rss xmlns:wp="http://wordpress.org/export/1.2/">'],
    ['Blogger', 'blog.xml', '<generator uri="http://www.blogger.com">Blogger</generator>'],
    ['Ghost', 'a.json', '{"db":[]}'],
    ['Medium', 'posts/a.html', '<article class="h-entry"><h1 class="p-name">a</h1></article>'],
  ] as const)
    await expect(importOf(undefined, {[file]: content})).rejects.toThrow(
      new RegExp(`export from ${service}\\. .+ import the folder`),
    );
  await expect(importOf(undefined, {'a.json': '{}'})).rejects.toThrow('Pass the main folder');
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

test('the source of a script that a page shows is imported', async () => {
  const {text} = await importOf('docusaurus', {
    'blog/ma.mdx':
      "import Ma from '!!raw-loader!./debounce.ts';\nimport Khac from '!!raw-loader!@site/src/khac.js';\n\n<pre>{Ma}{Khac}</pre>\n",
    'blog/debounce.ts': 'const a = 1;\n',
    'src/khac.js': 'const b = 2;\n',
  });
  expect(text('blog/ma.mdx')).toContain(
    "import Ma from './debounce.ts?raw';\nimport Khac from './khac.js?raw';\n",
  );
  expect(text('blog/debounce.ts') + text('blog/khac.js')).toBe('const a = 1;\nconst b = 2;\n');
});

test('a second import does not change files, not even those that the author has edited', async () => {
  const {site, plan, source} = await importOf('docusaurus');
  await writeChanges(site, plan.changes);
  fs.appendFileSync(path.join(site, 'blog/2021-01-02-tu-do.md'), 'Mới.\n');
  const again = await planImport(site, new SourceFiles(source));
  expect(again.changes).toEqual([]);
  const own = again.problems.filter(({problem}) =>
    problem.includes('already has a different version'),
  );
  expect(own.map(({file}) => file)).toEqual(['blog/2021-01-02-tu-do.md']);
});
