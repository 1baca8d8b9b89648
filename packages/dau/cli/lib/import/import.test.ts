import fs from 'node:fs';
import path from 'node:path';

import {writeChanges} from '../file-changes';
import {SourceFiles} from './files';
import {folderWith, importOf, siteKinds} from './fixtures';
import {dateOf, publishedOn} from './front-matter';
import {planImport} from './plan';
import {listProblems} from '../../../utils/problems';

/**
 * Sites, and files that are added to the sites with the same names. Each file is named for what it proves.
 * After an intended change, run Jest with `-u`, and read the changes in `__snapshots__`.
 */
const MORE = path.join(__dirname, 'fixtures/more');
const names = [...new Set([...siteKinds, ...fs.readdirSync(MORE)])].sort();

test.each(names)('%s: the posts, guides, files, redirects and the report', async (name) => {
  const more = path.join(MORE, name);
  const kind = siteKinds.find((each) => each === name);
  const {outcome} = await importOf(kind, fs.existsSync(more) ? more : {});
  expect(outcome).toMatchSnapshot();
});

test('private comments of an Obsidian vault are neither imported nor reported', async () => {
  const {outcome} = await importOf('vault');
  expect(outcome).not.toMatch(/không cho ai thấy|Đoạn riêng|nhiều dòng|chưa đóng/);
});

test('PDFs and recordings of an Obsidian vault are imported, and links lead to them', async () => {
  const {all, text} = await importOf('vault', {
    'A.md': '![[a.pdf#page=2]] ![[Tệp/b.mp3|B]] [[c.pdf|C]]\n',
    'Tệp/a.pdf': 'a',
    'Tệp/b.mp3': 'b',
    'Tệp/c.pdf': 'c',
  });
  expect(text('docs/a.md')).toContain('\n[[a.pdf#page=2]] [[Tệp/b.mp3|B]] [[c.pdf|C]]\n');
  for (const name of ['a.pdf', 'b.mp3', 'c.pdf'])
    expect(all).toContainEqual(expect.stringMatching(`/${name}$`));
});

test('files outside the folder, hidden files and linked folders are not read, and nothing leaves the site', async () => {
  const parent = folderWith(undefined, {
    '.git-credentials': 'SECRET',
    'own.txt': 'SECRET',
    '.github/workflows/evil.yml': 'SECRET',
    'docs/outside.md': 'SECRET',
    'site/.env': 'SECRET',
    'site/docusaurus.config.js':
      "export default {presets: [['classic', {docs: {path: '../docs'}, blog: {path: 'tin', routeBasePath: '../../../x'}}]]};\n",
    'site/tin/a.md':
      '[a](../../.git-credentials) ![b](../../own.txt) ![c](../../.github/workflows/evil.yml) [d](../.env) ![e](../link.png) [f](a%00b)\n\n[x](../../.git-credentials) [g](file:///home/h.md) <file:///home/i> <a href="file:///home/j">j</a>\n',
    'site/tin/b.md': '---\naliases: [/a/../../../b, /old, "https://c.example/d", /docs]\n---\nB.\n',
  });
  fs.symlinkSync('../own.txt', path.join(parent, 'site/link.png'));
  fs.symlinkSync('../../docs', path.join(parent, 'site/tin/linked'));
  const plan = await planImport(folderWith(undefined), new SourceFiles(path.join(parent, 'site')));
  const written = plan.changes.map(({file, content}) => `${file} ${String(content)}`).join('\n');
  expect(written).not.toContain('SECRET');
  expect(plan.changes.map(({file}) => file).sort()).toEqual([
    'blog/a.md',
    'blog/b.md',
    'src/config/redirects.yml',
  ]);
  expect([...plan.redirects.keys()]).toContain('/old');
  expect(JSON.stringify([...plan.redirects])).not.toContain('..');
  const report = listProblems(plan.problems);
  for (const file of ['../docs', 'tin/linked'])
    expect(report.split(`  ${file}: outside the imported folder, hidden, or a`)).toHaveLength(2);
  for (const place of [
    'tin/a.md: page or heading not found, so only the link text was imported: "[a](../../.git-credentials)"',
    'tin/a.md: page or heading not found, so only the link text was imported: "<file:///home/i>"',
    'tin/b.md: the old URL belongs to another page or is outside the site, so it is not redirected: "/a/../../../b"',
    'tin/b.md: the old URL belongs to another page or is outside the site, so it is not redirected: "https://c.example/d"',
    'tin/b.md: the old URL belongs to another page or is outside the site, so it is not redirected: "/docs"',
  ])
    expect(report).toContain(place);
  expect(written).toContain('x g file:///home/i <a>j</a>\n');
  expect(report.match(/own\.txt|link\.png|\.env/g)).toHaveLength(3);
});

test('posts that Hugo or Hexo did not show stay hidden', async () => {
  const post = (fields: string) => `---\ntitle: A\ndate: 2020-01-02\n${fields}\n---\nText.\n`;
  const {text, report} = await importOf(undefined, {
    'hugo.toml': '',
    'content/posts/a.md': post('expiryDate: 2021-01-01'),
    'content/posts/b.md': post('build:\n  render: never'),
    'content/posts/c.md': post('password: secret'),
    'content/posts/f.md': post('publish: no'),
    'content/posts/g.md': post('status: draft'),
    'content/posts/d.md': post('publishDate: 2999-01-01'),
    'content/posts/e.md': post('expiryDate: 2999-01-01\npublishDate: 2020-01-01'),
  });
  for (const name of ['a', 'b', 'c', 'f', 'g'])
    expect(text(`blog/2020-01-02-${name}/index.md`)).toContain('draft: true');
  expect(report).not.toContain('secret');
  expect(text('blog/2999-01-01-d/index.md')).toContain('date: 2999-01-01');
  expect(text('blog/2020-01-02-e/index.md')).not.toMatch(/draft|2999/);
});

test('the title of a Hexo link may follow a file name with spaces', async () => {
  const {all, text} = await importOf(undefined, {
    '_config.yml': 'title: X\npermalink: :title/\n',
    'source/_posts/Bài 1.md':
      '---\ntitle: A\ndate: 2020-01-02\n---\n{% post_link "Bài 1" xem ở đây %}\n',
  });
  expect(text(all.find((file) => file.startsWith('blog/')) ?? '')).toContain('[xem ở đây](/blog/');
});

test('the import reports files that cannot be read, and imports the others', async () => {
  const outside = folderWith(undefined, {'secret.md': 'Secret.\n'});
  const {source, site} = await importOf('docusaurus', {
    'blog/latin.md': Buffer.from([0x63, 0xe2, 0x79, 0x0a]),
    'blog/yaml.md': '---\ndescription:\tTab\ntitle: a: b\n---\nText.\n',
  });
  fs.symlinkSync(path.join(outside, 'secret.md'), path.join(source, 'blog/secret.md'));
  const plan = await planImport(site, new SourceFiles(source));
  for (const place of ['blog/latin.md: not in UTF-8', 'blog/yaml.md: front matter cannot be read'])
    expect(listProblems(plan.problems)).toContain(place);
  const written = plan.changes.map(({file, content}) => `${file} ${String(content)}`).join('\n');
  expect(written).toContain('blog/yaml.md ---\ndraft: true\nslug: /yaml\n');
  expect(written).not.toContain('Secret');
});

test('a folder has the name of a language only if the site has that language', async () => {
  const post = {'content/posts/it/cloud.md': '---\ntitle: Cloud\ndate: 2020-01-02\n---\n\nText.\n'};
  const urls = async (settings: string) => [
    ...(await importOf(undefined, {...post, 'hugo.toml': settings})).plan.redirects.keys(),
  ];
  expect(await urls('[languages.vi]\n[languages.en]\n')).toContain('/posts/it/cloud');
  expect(await urls('[languages.vi]\n[languages.it]\n')).toContain('/it/posts/cloud');
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

test('images of other hosts stay, and are reported', async () => {
  const body =
    '---\nimage: http://anh.example/bia.png\n---\n![a](http://anh.example/a.png "Ảnh") <img src="//anh.example/b.png">\n';
  const {text, report} = await importOf(undefined, {'docs/a.md': body});
  for (const line of body.split('\n')) expect(text('docs/a.md')).toContain(line);
  expect(report.match(/docs\/a\.md: browsers do not load files from other hosts/g)).toHaveLength(2);
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

test('a date keeps its time, its time zone does not change its day, and its field may have several names', () => {
  for (const [written, date] of [
    ['2018-07-08 05:10:00 +0700', '2018-07-08 05:10:00 +0700'],
    ['2018-07-08T05:10:00.000Z', '2018-07-08T05:10:00Z'],
    ['2018-07-08T00:00:00.000+07:00', '2018-07-08'],
    ['2018-07-08T25:00:00Z', '2018-07-08'],
    ['2018-7-8', '2018-07-08'],
    ['Jul 08 2018', '2018-07-08'],
    ['Sun Jul 08 2018 05:10:00 GMT+0000', '2018-07-08T05:10:00Z'],
  ])
    expect(dateOf(written)).toBe(date);
  expect(dateOf('hôm qua')).toBeUndefined();
  for (const name of ['pubDatetime', 'published', 'publishedAt', 'publishDate', 'created'])
    expect(publishedOn({[name.toLowerCase()]: '2022-09-23'})).toBe('2022-09-23');
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
