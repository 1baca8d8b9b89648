import fs from 'node:fs';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';

import contentCheck from '.';
import {listProblems} from '../../utils/problems';
import {contentProblems} from './check';
import {PNG, post, siteWith, type Changes} from '../../tests/support/small-site';

test('valid content has no problems', () => {
  const site = siteWith({
    'blog/without-zeros.mdx': post.replace('2026-03-02', '2026-3-2'),
    'blog/time.mdx': post.replace('2026-03-02', '2026-03-02T18:30:00+07:00'),
    'blog/2026-03-02-without-front-matter.mdx': '# Bài\n\nMở đầu.\n',
  });
  expect(contentProblems(site)).toEqual([]);
});

/** Runs the check in a build, and returns its error. */
function errorsIn(siteDir: string): string {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  const i18n = {currentLocale: 'vi'};
  const {loadContent} = contentCheck({siteDir, baseUrl: '/', i18n} as LoadContext, {
    allowed: {media: [], frames: [], scripts: [], requests: []},
  });
  expect(loadContent).toThrow();
  try {
    return String(loadContent?.());
  } catch (error) {
    return String(error);
  }
}

test('a build reports all errors at once, stops, and prints the warnings', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  const message = errorsIn(
    siteWith({
      'blog/a.md': '---\ntitle: Bài: hỏng\n---\n',
      'blog/b.md': '+++\ndraft = true\n+++\n',
      'docs/git/guide.md': '---\ntag: [git]\n---\n\nMột.\n',
    }),
  );
  expect(message).toContain('blog/a.md:2: invalid YAML');
  expect(message).toContain('blog/b.md:1: Docusaurus does not read');
  expect(warn.mock.calls.join()).toContain('docs/git/guide.md: tag is not a known field');
  for (const [text, error] of [
    ['lan:\n  name: Lan: Hà\n', 'blog/authors.yml:2: invalid YAML'],
    ['git: Git\n', 'docs/tags.yml: git must be fields like "name: value", found "Git"'],
  ] as const)
    expect(errorsIn(siteWith({[error.split(':')[0] ?? '']: text}))).toContain(error);
  jest.restoreAllMocks();
});

test('a draft whose front matter Docusaurus does not read is an error', () => {
  const drafts = [
    '+++\ntitle = "Bài"\ndraft = true\n+++\n\nRiêng tư.\n',
    ';;;\n{\n  "title": "Bài",\n  "draft": true\n}\n;;;\n\nRiêng tư.\n',
    ';;;\n"title": "Bài",\n"draft": true\n;;;\n\nRiêng tư.\n',
    '{\n  "title": "Bài",\n  "draft": true\n}\n\nRiêng tư.\n',
    '---json\n{"draft": true}\n---\n\nRiêng tư.\n',
    '\n---\ntitle: Bài\ndraft: true\n---\n\nRiêng tư.\n',
    ' ---\r\ntitle: Bài\r\ndraft: true\r\n---\r\n',
    '\u200B---\ndraft: true\n---\n',
    '\uFEFF\n---\ndraft: true\n---\n',
    '----\ntitle: Bài\ndraft: true\n----\n',
    '—\ntitle: Bài\ndraft: true\n---\n',
    'title: Bài\ntags:\n  - hello\ndraft: true\n---\n\nRiêng tư.\n',
    '---\ntitle: Bài\ndraft: true\n\nRiêng tư.\n',
    'title: Dùng `git` ~ 5 phút\ndraft: true\n---\n\nRiêng tư.\n',
  ];
  const files = drafts.flatMap((draft, at) => [
    [`blog/${at}.md`, draft] as const,
    [`docs/git/${at}.mdx`, draft] as const,
  ]);
  const problems = listProblems(contentProblems(siteWith(Object.fromEntries(files))));
  for (const [file] of files)
    expect(problems).toMatch(
      new RegExp(`^ *${file}:1: Docusaurus does not read this front matter`, 'm'),
    );
  for (const text of [
    '\uFEFF---\ntitle: Bài\n---\n',
    '\n---\n\nMột: hai\n',
    'title: Một\n\nHai\n',
    '```yml\ndraft: true\n```\n',
    'Một:\n~~~yml\ndraft: true\n~~~\n',
    '---\ntitle: A\n---\r\n\r\nMột\r\n\r\ndraft: true\r\n',
  ])
    expect(contentProblems(siteWith({'docs/a.md': text}))).toEqual([]);
});

const CASES = path.join(__dirname, 'fixtures/problems');
const listed = (changes: Changes) =>
  contentProblems(siteWith(changes)).map(
    (problem) => `${problem.severity ?? 'error'} ${listProblems([problem]).trim()}`,
  );

/** Reads the files that differ from the valid site. An empty file is removed, and a `.png` is an image. */
function changesIn(name: string): Changes {
  const text = fs.readFileSync(path.join(CASES, name), 'utf8');
  const files = text.matchAll(/^=== (.+)\n([^]*?)(?=^=== |$(?![^]))/gm);
  return Object.fromEntries(
    [...files].map(([, file = '', content = '']) => [
      file,
      file.endsWith('.png') ? PNG : content || null,
    ]),
  );
}

test.each(fs.readdirSync(CASES).sort())(
  '%s: each message says where the problem is, what it is and how to fix it',
  (name) => {
    expect(listed(changesIn(name)).join('\n')).toMatchSnapshot();
  },
);

test('image files that readers could not or should not open are reported', () => {
  const files = {
    'blog/a.heic': 'x',
    'blog/c.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"\nonload="alert(1)"></svg>',
    'static/img/a.png': Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)]),
  };
  expect(listed(files)).toEqual([
    expect.stringContaining('error blog/a.heic: most browsers cannot show HEIC'),
    expect.stringContaining('warning blog/c.svg: this SVG contains a script'),
    expect.stringContaining('warning static/img/a.png: this image is 20.0 MB'),
  ]);
});
