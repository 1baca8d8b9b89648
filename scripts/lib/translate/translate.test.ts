/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {contentFiles, readText} from '../../../src/plugins/content/check/files';
import {contentProblems} from '../../../src/plugins/content/check/check';
import {blocksOf} from '../../../src/plugins/content/translations/blocks';
import {markedLines} from '../../../src/plugins/content/translations/marks';
import {translationStates} from '../../../src/plugins/content/translations/states';
import {commitAll} from '../commit-all';
import {writeChanges} from '../edit/changes';
import {planNew} from '../new';
import {readContentSite} from '../new/site';
import {TEST_AUTHOR} from '../test-site';
import {planTranslation} from '.';
import {differences} from './report';
import {planStart} from './start';
import {findTranslations} from './target';

const POST = 'blog/2027-03-02-hoc-git/index.mdx';
const EN = 'i18n/en/docusaurus-plugin-content-blog/2027-03-02-hoc-git';
const POST_EN = `${EN}/index.mdx`;
const STARTED = `${EN}/_index.mdx`;

const TEXT = `---
slug: hoc-git
title: Học Git
description: Học Git trong một buổi, từ lúc cài đặt đến lần đẩy mã đầu tiên lên máy chủ.
date: 2027-03-02
authors: [lan]
tags: [git]
---

import Image from '@theme/IdealImage';
import picture from './picture.png';

Mở đầu: bài này dạy bạn Git.

{/* truncate */}

## Cài đặt {/* #install */}

\`\`\`bash
git --version # in ra {/* translate */}
\`\`\`

<Image img={picture} alt="Một nhánh cây." />

- Mục một
- Mục hai

| Lệnh | Việc |
| --- | --- |
| \`git add\` | Thêm tệp |

:::note[Nhớ]

Ghi chú [ở đây](./other.mdx).

:::
`;

const AUTHORS = 'lan:\n  name: Lan\n';
const TAGS = 'git:\n  label: Git\n  permalink: /git\n  description: Về Git.\n';

const dirs: string[] = [];
afterAll(() => {
  for (const dir of dirs) fs.rmSync(dir, {recursive: true});
});

/** Writes a small site. */
function siteWith(files: Readonly<Record<string, string | Buffer>> = {[POST]: TEXT}): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-translate-')));
  dirs.push(dir);
  const all = {
    'blog/authors.yml': AUTHORS,
    'blog/tags.yml': TAGS,
    'i18n/en/docusaurus-plugin-content-blog/authors.yml': AUTHORS,
    'i18n/en/docusaurus-plugin-content-blog/tags.yml': TAGS,
    [`${path.dirname(POST)}/picture.png`]: 'not read',
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return dir;
}

/** Runs the command. Returns what it prints. */
async function translate(dir: string, file: string, isDone = false): Promise<string> {
  const lines: string[] = [];
  for (const state of await findTranslations(dir, file)) {
    const plan = await planTranslation(dir, state, file, isDone);
    writeChanges(dir, plan.changes);
    lines.push(...plan.lines);
  }
  return lines.join('\n');
}

const reader = (dir: string) => ({
  text: (file: string) => fs.readFileSync(path.join(dir, file), 'utf8'),
  isThere: (file: string) => fs.existsSync(path.join(dir, file)),
  edit: (file: string, change: (text: string) => string) => {
    const absolute = path.join(dir, file);
    fs.writeFileSync(absolute, change(fs.readFileSync(absolute, 'utf8')));
  },
  state: async () => (await translationStates(dir))[0],
});

/** The work of a translator: removes the marks, and changes the words beside some of them. */
const translated = (text: string) =>
  text
    .replaceAll(/# translate\r?\n/g, '')
    .replaceAll(/(?<!in ra )\{\/\* translate \*\/\}(?: |\r?\n(?=<))/g, '')
    .replace('Học Git', 'Learn Git')
    .replace('Mở đầu: bài này dạy bạn Git.', 'Opening: this post teaches you Git.');

/** A site with a finished translation. */
async function finished(files?: Readonly<Record<string, string>>) {
  const dir = siteWith(files);
  await translate(dir, POST);
  reader(dir).edit(STARTED, translated);
  await translate(dir, POST, true);
  return {dir, ...reader(dir)};
}

test('A06 a translation begins as a copy of its original with a mark before each text', async () => {
  const dir = siteWith();
  const {text, isThere, state} = reader(dir);
  expect(await translate(dir, POST)).toContain('--done');
  const started = text(STARTED);
  expect(started).toContain(
    'slug: hoc-git\n# translate\ntitle: Học Git\n# translate\ndescription:',
  );
  expect(started).toContain('date: 2027-03-02\nauthors: [lan]\ntags: [git]\ntranslated_from: vi t');
  expect(started).toContain('{/* translate */} Mở đầu: bài này dạy bạn Git.\n\n{/* truncate */}');
  expect(started).toContain('## {/* translate */} Cài đặt {/* #install */}');
  expect(started).toContain('```bash\ngit --version # in ra {/* translate */}\n```');
  expect(started).toContain('{/* translate */}\n<Image img={picture} alt="Một nhánh cây." />');
  expect(started).toContain('- {/* translate */} Mục một\n- {/* translate */} Mục hai\n');
  expect(started).toContain(
    '| {/* translate */} Lệnh | Việc |\n| --- | --- |\n| {/* translate */} `git add`',
  );
  expect(started).toContain(':::note[{/* translate */} Nhớ]\n\n{/* translate */} Ghi chú');
  // The picture stays in the folder of the original
  expect(started).toContain("import picture from '@site/blog/2027-03-02-hoc-git/picture.png';");
  expect(started).toContain("import Image from '@theme/IdealImage';");
  expect(started).toContain('(./other.mdx)');
  expect(isThere(POST_EN)).toBe(false);
  expect(await state()).toMatchObject({state: 'missing', translation: STARTED});
});

test('A06 whatever a text has, a started translation can be read, and says the same', async () => {
  for (const {file, locale} of contentFiles(TEST_AUTHOR)) {
    const text = readText(TEST_AUTHOR, file);
    const state = {original: file, originalLanguage: locale, language: 'en'} as const;
    const {content = ''} = await planStart(TEST_AUTHOR, state, text);
    expect(markedLines(content.toString()).length).toBeGreaterThan(2);
    const digests = async (name: string, source: string) =>
      (await blocksOf(path.join(os.tmpdir(), name), source))?.map(({digest}) => digest);
    expect([file, await digests('started.mdx', content.toString())]).toEqual([
      file,
      await digests('original.mdx', text),
    ]);
  }
});

test('A06 a translation is finished when no mark is left', async () => {
  const dir = siteWith();
  const {text, isThere, edit, state} = reader(dir);
  await translate(dir, POST);
  await expect(translate(dir, POST, true)).rejects.toThrow(/is not finished: 11 places .*line 3,/);
  expect(isThere(STARTED)).toBe(true);
  expect(await translate(dir, POST)).toContain('11 places are marked');
  edit(STARTED, translated);
  await translate(dir, POST, true);
  expect(isThere(STARTED)).toBe(false);
  expect(text(POST_EN)).toContain('title: Learn Git');
  expect(text(POST_EN)).toContain('- Mục một\n- Mục hai\n');
  expect(await state()).toMatchObject({state: 'current', original: POST, translation: POST_EN});
});

test('A06 changes of the original are shown, and passed with one word', async () => {
  const {dir, edit, state} = await finished();
  expect(await translate(dir, POST)).toContain('is current');
  edit(POST, (text) => text.replace('dạy bạn Git', 'dạy bạn Git và GitHub') + '\n## Thêm\n');
  expect(await state()).toMatchObject({state: 'stale'});
  const shown = await translate(dir, POST);
  expect(shown).toContain('1 changed, 1 added');
  expect(shown).toContain(`changed  ${POST}:13`);
  expect(shown).toContain('“Mở đầu: bài này dạy bạn Git và GitHub.”');
  expect(shown).toContain(`translate it again at ${POST_EN}:14`);
  const problems = await contentProblems(dir);
  expect(problems.filter(({severity}) => severity === 'notice')).toMatchObject([
    {file: POST_EN, line: 14},
  ]);
  await translate(dir, POST_EN, true);
  expect(await state()).toMatchObject({state: 'current'});
});

test('A06 what npm run new has made in the other language is replaced, but not its title', async () => {
  const dir = siteWith({});
  const {text, isThere, edit, state} = reader(dir);
  const {changes} = await planNew(
    {kind: 'post', title: 'Học Git', en: 'Learn Git well', tags: ['git'], author: 'lan'},
    readContentSite(dir),
    {today: '2027-03-02'},
  );
  writeChanges(dir, changes);
  await expect(translate(dir, POST)).rejects.toThrow('Write one of them first');
  await expect(translate(dir, POST, true)).rejects.toThrow(`${POST} has no text yet`);
  edit(POST, (old) => old.replace(/Mở đầu:[^]*$/, TEXT.slice(TEXT.indexOf('Mở đầu:'))));
  await translate(dir, POST);
  expect(isThere(POST_EN)).toBe(false);
  expect(text(STARTED)).toContain('title: Learn Git well\n');
  expect(text(STARTED)).toContain('draft: true\n');
  edit(STARTED, translated);
  edit(POST, (old) => old.replace('draft: true\n', ''));
  await translate(dir, POST, true);
  expect(text(POST_EN)).not.toContain('draft: true');
  expect(await state()).toMatchObject({state: 'current'});
});

test('A06 an English text moves to its folder when its Vietnamese translation is finished', async () => {
  const dir = siteWith({[POST]: TEXT.replace('slug:', 'language: en\nslug:')});
  const {text, isThere, edit, state} = reader(dir);
  const started = 'blog/2027-03-02-hoc-git/_index.mdx';
  await translate(dir, POST);
  expect(text(started)).not.toContain('language: en');
  expect(text(started)).toContain("from './picture.png'");
  expect(isThere(POST_EN)).toBe(false);
  edit(started, translated);
  await translate(dir, started, true);
  expect(text(POST_EN)).not.toContain('language: en');
  expect(text(POST_EN)).toContain("from '@site/blog/2027-03-02-hoc-git/picture.png'");
  expect(text(POST)).toContain('title: Learn Git');
  expect(await state()).toMatchObject({
    state: 'current',
    original: POST_EN,
    originalLanguage: 'en',
    translation: POST,
    language: 'vi',
  });
});

test('A06 an English text beside an untouched Vietnamese one is the original', async () => {
  const untouched = TEXT.replace(
    /\nimport[^]*$/,
    '\nMở đầu: bài này giúp gì cho người đọc? Đoạn này hiện trong danh sách bài viết.\n',
  );
  const dir = siteWith({
    [POST]: untouched,
    [POST_EN]: TEXT.replace('./picture', '@site/blog/2027-03-02-hoc-git/picture'),
  });
  const {text, isThere, edit, state} = reader(dir);
  await translate(dir, POST_EN);
  // Until it is finished, the site has the English text alone
  expect(isThere(POST_EN)).toBe(false);
  expect(text(POST)).toContain('language: en');
  expect(await state()).toMatchObject({state: 'missing', original: POST, originalLanguage: 'en'});
  edit('blog/2027-03-02-hoc-git/_index.mdx', translated);
  await translate(dir, POST, true);
  expect(await state()).toMatchObject({state: 'current', original: POST_EN, translation: POST});
});

test('A06 a translation that nobody has recorded is not touched', async () => {
  const dir = siteWith({[POST]: TEXT, [POST_EN]: TEXT});
  expect(await translate(dir, POST)).toContain('Nobody has recorded');
  expect(reader(dir).text(POST_EN)).toBe(TEXT);
  await translate(dir, POST, true);
  expect(reader(dir).text(POST_EN)).toContain('tags: [git]\ntranslated_from: vi t');
  expect(await reader(dir).state()).toMatchObject({state: 'current'});
});

test('A06 Windows line ends stay, and other line ends change nothing', async () => {
  const windows = siteWith({[POST]: TEXT.replaceAll('\n', '\r\n')});
  await translate(windows, POST);
  expect(reader(windows).text(STARTED).replaceAll('\r\n', '')).not.toContain('\n');
  const {text, edit, state} = await finished({[POST]: TEXT.replaceAll('\n', '\r\n')});
  expect(text(POST_EN).replaceAll('\r\n', '')).not.toContain('\n');
  edit(POST, (old) => old.replaceAll('\r\n', '\n'));
  expect(await state()).toMatchObject({state: 'current'});
});

test('A06 a text in plain Markdown has marks that Markdown can read', async () => {
  const file = 'docs/git/huong-dan.md';
  const dir = siteWith({[file]: '---\ntitle: Một\nmdx: {format: md}\n---\n\nMột {đoạn}.\n'});
  await translate(dir, file);
  expect(
    reader(dir).text('i18n/en/docusaurus-plugin-content-docs/current/git/_huong-dan.md'),
  ).toContain('<!-- translate --> Một {đoạn}.');
});

test('A06 of a long paragraph, the words that differ are shown', () => {
  const long = 'một hai ba bốn năm sáu bảy tám chín mười '.repeat(9);
  expect(differences(`${long}Trước thôi.`, `${long}Sau rồi thôi.`)).toEqual([
    '… tám chín mười Trước thôi.',
    '… tám chín mười Sau rồi thôi.',
  ]);
});

test('A06 a mark that was left in a published text is a warning', async () => {
  const dir = siteWith({[POST]: TEXT.replace('Mở đầu', '{/* translate */} Mở đầu')});
  expect(await contentProblems(dir)).toContainEqual({
    file: POST,
    line: 13,
    expected: 'the text after this mark translated, and the mark removed',
    severity: 'warning',
  });
});

test('A06 both files keep their states when they are moved', async () => {
  const {dir, state} = await finished();
  for (const file of [POST, POST_EN]) {
    const folder = path.join(dir, path.dirname(file));
    fs.renameSync(folder, path.join(path.dirname(folder), '2027-04-01-git'));
  }
  expect(await state()).toMatchObject({
    original: 'blog/2027-04-01-git/index.mdx',
    state: 'current',
  });
});

describe('git', () => {
  const git = (dir: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
      cwd: dir,
      encoding: 'utf8',
    });

  /** A repository whose original has changed in a second commit. */
  async function repository() {
    const {dir, edit} = await finished();
    commitAll(dir);
    edit(POST, (text) => text.replace('Mục hai', 'Mục ba'));
    git(dir, 'commit', '--all', '--message=Changed');
    return dir;
  }

  test('A06 a clone of depth 1 and a site without git give the same answer', async () => {
    const dir = await repository();
    const expected = await translationStates(dir);
    expect(expected).toMatchObject([{state: 'stale', changes: [{kind: 'changed'}]}]);
    const clone = `${dir}-clone`;
    dirs.push(clone);
    git(dir, 'clone', '--depth=1', `file://${dir}`, clone);
    expect(git(clone, 'log', '--format=%H').trim().split('\n')).toHaveLength(1);
    expect(await translationStates(clone)).toEqual(expected);
    fs.rmSync(path.join(clone, '.git'), {recursive: true});
    expect(await translationStates(clone)).toEqual(expected);
  });

  test('A06 the earlier words are shown where the history has them, also under an earlier name', async () => {
    const dir = await repository();
    const {edit} = reader(dir);
    expect(await translate(dir, POST)).toContain('was “Mục hai”\n           now “Mục ba”');
    edit(POST, (text) =>
      text.replace('| `git add` | Thêm tệp |\n', '').replace('bài này dạy', 'bài này sẽ dạy'),
    );
    git(dir, 'mv', path.dirname(POST), 'blog/2027-04-01-git');
    git(dir, 'mv', EN, path.join(path.dirname(EN), '2027-04-01-git'));
    git(dir, 'commit', '--all', '--message=Moved');
    const shown = await translate(dir, 'blog/2027-04-01-git');
    expect(shown).toContain('was “Mở đầu: bài này dạy bạn Git.”');
    expect(shown).toMatch(/removed .*\n {11}was “git add \| Thêm tệp”/);
  });

  test('A06 a rebase changes nothing', async () => {
    const dir = await repository();
    const expected = await translationStates(dir);
    git(dir, 'switch', '--create', 'other', 'HEAD~1');
    fs.writeFileSync(path.join(dir, 'other.txt'), 'other\n');
    git(dir, 'add', '--all');
    git(dir, 'commit', '--message=Other');
    git(dir, 'rebase', 'main');
    expect(await translationStates(dir)).toEqual(expected);
  });
});

describe('what is not a text of the site is refused, and nothing is written', () => {
  const outside = path.join(os.tmpdir(), `dau-outside-${process.pid}.mdx`);
  beforeAll(() => {
    fs.writeFileSync(outside, TEXT);
    dirs.push(outside);
  });

  test.each([
    ['a file that is not there', 'blog/2027-03-02-hoc-gti/index.mdx', {}, `Did you mean ${POST}?`],
    ['a folder without a text', 'blog', {}, 'has no index.mdx'],
    ['a file outside', '../x.mdx', {}, "is outside the site's folder"],
    ['another file', 'blog/tags.yml', {}, 'is not a post, guide or page'],
    ['a file elsewhere', 'README.md', {'README.md': '# Đọc'}, 'is not a post, guide or page'],
    ['a page made with React', 'src/pages/a.tsx', {'src/pages/a.tsx': ''}, 'holds all languages'],
    ['not UTF-8', 'docs/a.mdx', {'docs/a.mdx': Buffer.from([0x61, 0xe0, 0x20])}, 'saved as UTF-8'],
    ['a huge file', 'docs/a.mdx', {'docs/a.mdx': 'Chữ. '.repeat(900_000)}, 'at most 5 MB'],
    ['a fault', 'docs/a.mdx', {'docs/a.mdx': 'Một\n\n<b>hai\n'}, 'docs/a.mdx:3: a closing </b>'],
    [
      'a fault in front matter',
      'docs/a.mdx',
      {'docs/a.mdx': '---\na: b: c\n---\n'},
      'docs/a.mdx:2',
    ],
    ['one address twice', 'docs/a.mdx', {'docs/a.mdx': 'Một', 'docs/a.md': 'Hai'}, 'same address'],
    [
      'no original',
      POST_EN.replace('git', 'gi'),
      {[POST_EN.replace('git', 'gi')]: TEXT},
      'has no original',
    ],
  ] as const)('%s', async (_, file, files, message) => {
    const dir = siteWith({[POST]: TEXT, ...files});
    const all = () => fs.readdirSync(dir, {recursive: true}).sort();
    const before = all();
    await expect(translate(dir, file)).rejects.toThrow(message);
    await expect(translate(dir, file, true)).rejects.toThrow(message);
    expect(all()).toEqual(before);
  });

  test('A06 a link to a file outside', async () => {
    const dir = siteWith();
    fs.mkdirSync(path.join(dir, 'docs'));
    fs.symlinkSync(outside, path.join(dir, 'docs/a.mdx'));
    await expect(translate(dir, 'docs/a.mdx')).rejects.toThrow('a link to a file outside the site');
  });

  test('A06 a text that is not translated cannot be recorded', async () => {
    await expect(translate(siteWith(), POST, true)).rejects.toThrow('has no translation yet');
  });
});
