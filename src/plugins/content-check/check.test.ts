/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Problem} from '../shared/problems';
import {contentProblems} from './check';

const description = 'Một câu mô tả đủ dài để người đọc biết bài viết này nói về điều gì.';

const post = `---
slug: first-post
title: Bài đầu tiên
description: ${description}
date: 2026-03-02
authors: [nguyenvana]
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
const author = 'nguyenvana:\n  name: Nguyễn Văn A\n';

const BLOG = 'i18n/en/docusaurus-plugin-content-blog';
const DOCS = 'i18n/en/docusaurus-plugin-content-docs/current';

/** A small site without a fault. */
const GOOD: Readonly<Record<string, string>> = {
  'blog/2026-03-02-first.mdx': post,
  [`${BLOG}/2026-03-02-first.mdx`]: post,
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

const dirs: string[] = [];

/** What is wrong with the good site after some of its files were changed; `null` removes one. */
async function problemsOf(changes: Record<string, string | Buffer | null>): Promise<Problem[]> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-content-'));
  dirs.push(dir);
  for (const [file, content] of Object.entries({...GOOD, ...changes})) {
    if (content === null) continue;
    fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return contentProblems(dir);
}

/** A change of the post in both languages, and the problems of the Vietnamese one. */
async function postProblems(from: string | RegExp, to: string): Promise<Problem[]> {
  const changed = post.replace(from, to);
  expect(changed).not.toBe(post);
  const problems = await problemsOf({
    'blog/2026-03-02-first.mdx': changed,
    [`${BLOG}/2026-03-02-first.mdx`]: changed,
  });
  expect(problems.filter(({file}) => file.startsWith('i18n')).length).toBe(problems.length / 2);
  return problems.filter(({file}) => file.startsWith('blog'));
}

afterAll(() => {
  for (const dir of dirs) fs.rmSync(dir, {recursive: true});
});

test('K03 a good site has no problem', async () => {
  expect(await problemsOf({})).toEqual([]);
});

describe('K03 front matter', () => {
  const file = 'blog/2026-03-02-first.mdx';

  test.each([
    ['title', /title: .*\n/, '', 'some text'],
    ['description', /description: .*\n/, '', 'one or two sentences of 40 to 200 characters'],
    ['description', description, 'Ngắn.', 'of 40 to 200 characters, not 5'],
    ['description', description, 'dài '.repeat(80), 'of 40 to 200 characters, not 319'],
    ['description', description, '[một, hai]', 'one or two sentences of 40 to 200 characters'],
    ['date', /date: .*\n/, '', 'a day of the calendar as YYYY-MM-DD'],
    ['date', '2026-03-02', '02/03/2026', 'a day of the calendar as YYYY-MM-DD'],
    ['date', '2026-03-02', '2026-02-30', 'a day of the calendar as YYYY-MM-DD'],
    ['date', '2026-03-02', '2026-3-2', 'a day of the calendar as YYYY-MM-DD'],
    ['date', '2026-03-02', '"2026-03-02T25:00:00Z"', 'a day of the calendar as YYYY-MM-DD'],
    ['slug', /slug: .*\n/, '', 'the address of the post'],
    ['slug', 'first-post', 'bài-đầu-tiên', 'the address of the post'],
    ['tags', '[hello]', '[helo]', 'a key of blog/tags.yml; did you mean "hello"?'],
    ['tags', '[hello]', '[hello, git]', 'a key of blog/tags.yml'],
    ['authors', '[nguyenvana]', '[nobody]', 'a key of blog/authors.yml'],
    ['authors', /authors: .*\n/, '', 'a key of blog/authors.yml'],
    ['tag', 'tags:', 'tag:', 'a field that is known; did you mean "tags"?'],
    ['colour', 'tags:', 'colour: red\ntags:', 'a field that is known'],
    ['line 3', 'title: Bài', 'title: Dấu: Bài', 'valid YAML:'],
  ])('%s: %s → %s', async (field, from, to, expected) => {
    const problems = await postProblems(from, to);
    expect(problems).toEqual([expect.objectContaining({file, field})]);
    expect(problems[0]?.expected).toContain(expected);
  });

  test('a misspelt field is named with what was meant, and the field it hides is missing', async () => {
    expect(await postProblems('description:', 'descripton:')).toEqual([
      {file, field: 'descripton', expected: 'a field that is known; did you mean "description"?'},
      {file, field: 'description', expected: 'one or two sentences of 40 to 200 characters'},
    ]);
  });

  test('none at all', async () => {
    expect(await postProblems(/^---[\s\S]*?---/, '')).toEqual([
      {file, expected: 'front matter: fields between two lines of "---" at the top'},
    ]);
  });

  test('a post that does not say where the list cuts it', async () => {
    const [problem, ...others] = await postProblems('{/* truncate */}\n', '');
    expect(problem?.expected).toContain('the line {/* truncate */}');
    expect(others).toEqual([]);
  });

  test('a draft may still lack its description', async () => {
    expect(await postProblems(/description: .*\n/, 'draft: true\n')).toEqual([]);
  });

  test('a guide and a page are checked too, in their own fields', async () => {
    const problems = await problemsOf({
      'docs/git/guide.md': guide.replace('tags:', 'date: 2026-03-02\ntags:'),
      'src/pages/about.md': page.replace('title', 'titel'),
    });
    expect(problems.map(({file: at, field}) => `${at} › ${field ?? ''}`)).toEqual([
      'docs/git/guide.md › date',
      'src/pages/about.md › titel',
      'src/pages/about.md › title',
      'i18n/en/docusaurus-plugin-content-docs/current/git/guide.md › date',
    ]);
  });

  test.each([
    ['slug', 'first-post', 'another'],
    ['date', '2026-03-02', '2026-03-03'],
    ['tags', 'tags: [hello]', 'tags: []'],
  ])('K07 %s is the same in both languages', async (field, from, to) => {
    const problems = await problemsOf({[`${BLOG}/2026-03-02-first.mdx`]: post.replace(from, to)});
    expect(problems).toEqual([
      expect.objectContaining({
        file: `${BLOG}/2026-03-02-first.mdx`,
        field,
        expected: expect.stringContaining('the same as in blog/2026-03-02-first.mdx') as string,
      }),
    ]);
  });

  test('every fault is reported, not the first alone', async () => {
    const problems = await problemsOf({
      'blog/2026-03-02-first.mdx': post.replace('2026-03-02', 'soon').replace('hello', 'helo'),
      'docs/git/guide.md': guide.replace('git]', 'gti]'),
      [`${BLOG}/2026-03-02-first.mdx`]: null,
    });
    expect(problems.map(({field}) => field)).toEqual(['tags', 'date', 'tags', 'tags']);
  });
});

describe('K03 data files', () => {
  test.each([
    ['hello.permalink', 'permalink: /hello', 'permalink: /xin-chào', 'small letters a–z'],
    ['hello.permalink', '  permalink: /hello\n', '', 'small letters a–z'],
    ['hello.label', '  label: hello\n', '', 'some text'],
    ['hello.description', '  description: Mô tả.\n', '', 'some text'],
    ['hello.descripton', 'description', 'descripton', 'did you mean "description"?'],
  ])('tags.yml › %s', async (field, from, to, expected) => {
    const changed = tag('hello').replace(from, to);
    const problems = await problemsOf({'blog/tags.yml': changed, [`${BLOG}/tags.yml`]: changed});
    expect(problems).toContainEqual({
      file: 'blog/tags.yml',
      field,
      expected: expect.stringContaining(expected) as string,
      ...(to.includes('chào') ? {found: '/xin-chào'} : {}),
    });
  });

  test('K07 a tag that one language lacks', async () => {
    const both = `${tag('hello')}${tag('git')}`;
    expect(await problemsOf({'blog/tags.yml': both})).toEqual([
      {file: `${BLOG}/tags.yml`, field: 'git', expected: 'an entry, as in blog/tags.yml'},
    ]);
    expect(await problemsOf({[`${BLOG}/tags.yml`]: both})).toEqual([
      {file: 'blog/tags.yml', field: 'git', expected: `an entry, as in ${BLOG}/tags.yml`},
    ]);
  });

  test('K07 a tag with another address in the other language', async () => {
    const moved = tag('hello').replace('/hello', '/greeting');
    expect(await problemsOf({[`${BLOG}/tags.yml`]: moved})).toEqual([
      expect.objectContaining({file: `${BLOG}/tags.yml`, field: 'hello.permalink'}),
    ]);
  });

  test('K07 a missing file is named, and not its every key', async () => {
    expect(await problemsOf({[`${BLOG}/authors.yml`]: null})).toEqual([
      {file: `${BLOG}/authors.yml`, expected: 'a file with the authors, in "en"'},
      {
        file: `${BLOG}/2026-03-02-first.mdx`,
        field: 'authors',
        expected: `a key of ${BLOG}/authors.yml`,
        found: 'nguyenvana',
      },
    ]);
  });

  test('an author without a name, a file that is no YAML', async () => {
    const nameless = 'nguyenvana:\n  title: Lập trình viên\n  name:\n';
    expect(await problemsOf({'blog/authors.yml': nameless, 'docs/tags.yml': 'git: [\n'})).toEqual(
      expect.arrayContaining([
        expect.objectContaining({file: 'docs/tags.yml', field: 'line 2'}),
        {file: 'blog/authors.yml', field: 'nguyenvana.name', expected: 'some text', found: null},
      ]),
    );
  });
});

describe('K02 a page component', () => {
  test.each([
    'export const Cv = () => null;\n',
    '// export default Cv\nexport const Cv = () => null;\n',
    '/* export default Cv */\nexport const Cv = () => null;\n',
    'export const defaults = {};\n',
  ])('without a default export: %j', async (code) => {
    expect(await problemsOf({'src/pages/cv.tsx': code})).toEqual([
      {file: 'src/pages/cv.tsx', expected: 'a default export, the component of the page'},
    ]);
  });

  test.each([
    'const Cv = () => null;\nexport {Cv as default};\n',
    "export {default} from './_components/Cv';\n",
    'export default () => null;\n',
  ])('with a default export: %j', async (code) => {
    expect(await problemsOf({'src/pages/cv.tsx': code})).toEqual([]);
  });

  test('tests, types and what begins with an underscore are no pages', async () => {
    const code = 'export const x = 1;\n';
    expect(
      await problemsOf({
        'src/pages/cv.test.tsx': code,
        'src/pages/cv.d.ts': code,
        'src/pages/_components/Card.tsx': code,
        'src/pages/_helpers.ts': code,
      }),
    ).toEqual([]);
  });
});

describe('K01 an image', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  );

  test('that can be read', async () => {
    expect(await problemsOf({'blog/a.png': png})).toEqual([]);
  });

  test.each([
    ['blog/a.png', Buffer.from('not an image')],
    ['docs/git/a.webp', Buffer.alloc(0)],
    ['blog/a.png', png.subarray(0, 50)],
    ['static/img/logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"')],
  ])('that cannot be read: %s', async (file, content) => {
    const problems = await problemsOf({[file]: content});
    expect(problems).toEqual([
      {file, expected: expect.stringMatching(/^an image that can be read \(.+\)$/) as string},
    ]);
  });
});

describe('K03 Unicode', () => {
  const expected = 'Unicode in form NFC: each letter and its marks as one character';

  test('a text whose marks stand apart is named with its line', async () => {
    const line = 'Nội dung.'.normalize('NFD');
    expect(await problemsOf({'src/pages/about.md': page.replace('Nội dung.', line)})).toEqual([
      {file: 'src/pages/about.md', field: 'line 6', expected, found: line},
    ]);
  });

  test('so is a file name', async () => {
    const name = 'ảnh.svg';
    const svg = GOOD['static/img/logo.svg'] ?? '';
    expect(await problemsOf({[`static/img/${name.normalize('NFD')}`]: svg})).toEqual([
      {file: `static/img/${name.normalize('NFC')}`, field: 'file name', expected},
    ]);
  });
});
