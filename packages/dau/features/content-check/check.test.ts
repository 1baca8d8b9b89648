import fs from 'node:fs';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';

import contentCheck from '.';
import {listProblems} from '../../utils/problems';
import {contentProblems} from './check';
import {
  BODY,
  PNG,
  post,
  POST,
  POST_EN,
  postWith,
  siteWith,
  type Changes,
} from '../../tests/support/small-site';

const allowed = {media: ['https://a.dev'] as const, frames: [], scripts: [], requests: []};
const PLAIN = 'blog/2026-03-02-first.md';
/** The post as plain Markdown. The body starts on the same line as in MDX. */
const inMarkdown = (body: string): Changes => ({
  [POST]: null,
  [POST_EN]: null,
  [PLAIN]: `${post.replace('{/* truncate */}', '<!-- truncate -->')}\n${body}\n`,
});
const at = (line: number) => `${POST}:${BODY + line - 1}`;

test('valid content has no problems', async () => {
  const bodies = [
    '## Mục {#muc}\n\n[Đi](#muc)',
    ':::note Chú ý\n\nNội dung.\n\n:::',
    '```md\n:::note\n![](x.png) {ten} <5\n```\n\n```Bash\n$ ls\n```\n\n```console\n$ ls\n```\n\n`{ten}` `<5` `[^a]` \\[^a]',
    // These names are declared in the file or provided by MDX
    "import Tabs from '@theme/Tabs';\n\nexport const Cell = ({value}) => <td>{value}</td>;\n\n<Tabs><Cell value={frontMatter.title} /></Tabs>\n\n<Details>\n\n{[1].map((n) => Math.max(n, 2))}\n\n</Details>",
  ];
  const site = siteWith({
    ...inMarkdown(
      '<p style="color: red">{ten} <5<br>\n<!--\n<img src="./a.png" onclick="a()">\n-->\n\n<https://example.com> {a',
    ),
    'blog/without-zeros.mdx': post.replace('2026-03-02', '2026-3-2'),
    'blog/time.mdx': post.replace('2026-03-02', '2026-03-02T18:30:00+07:00'),
    'blog/html-mark.mdx': post.replace('{/* truncate */}', '<!-- truncate -->'),
    'blog/2026-03-02-without-front-matter.mdx': '# Bài\n\nMở đầu.\n',
    ...Object.fromEntries(bodies.map((body, index) => [`blog/${index}.mdx`, `${post}\n${body}\n`])),
  });
  expect(await contentProblems(site)).toEqual([]);
});

test('a build reports all errors at once, stops, and prints the warnings', async () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  const warn = jest.spyOn(logger, 'warn').mockImplementation();
  const siteDir = siteWith({
    ...postWith('Chào <5!'),
    'blog/a.md': '---\ntitle: Bài: hỏng\n---\n',
    'docs/git/guide.md': '---\ntag: [git]\n---\n\nMột.\n',
  });
  const context = {siteDir, baseUrl: '/'} as LoadContext;
  const message = await contentCheck(context, {allowed}).catch(String);
  expect(message).toContain(`${at(1)}: invalid MDX (Unexpected character \`5\``);
  expect(message).toContain('blog/a.md:2: invalid YAML');
  expect(warn.mock.calls.join()).toContain('docs/git/guide.md: tag is not a known field');
  for (const [text, error] of [
    ['lan:\n  name: Lan: Hà\n', 'blog/authors.yml:2: invalid YAML'],
    ['lan:\n  nam: Lan\n', 'blog/authors.yml: lan must be an author: write "name: …"'],
    ['git: Git\n', 'docs/tags.yml: git must be fields like "name: value", found "Git"'],
  ] as const) {
    const withBrokenList = siteWith({[error.split(':')[0] ?? '']: text});
    const list = contentCheck({siteDir: withBrokenList, baseUrl: '/'} as LoadContext, {allowed});
    await expect(list).rejects.toThrow(error);
  }
  jest.restoreAllMocks();
});

test('after a host is allowed, the running dev server no longer reports it', async () => {
  const site = siteWith(postWith('![Ảnh](https://a.dev/a.png)'));
  expect(await contentProblems(site)).toHaveLength(1);
  expect(await contentProblems(site, allowed)).toEqual([]);
});

test('front matter that Docusaurus would publish as text is an error on line 1', async () => {
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
  ];
  const files = drafts.flatMap((draft, at) => [
    [`blog/${at}.md`, draft] as const,
    [`docs/git/${at}.mdx`, draft] as const,
  ]);
  const problems = listProblems(await contentProblems(siteWith(Object.fromEntries(files))));
  for (const [file] of files)
    expect(problems).toMatch(
      new RegExp(`^ *${file}:1: front matter is not (read|closed).*"---"`, 'm'),
    );
  for (const text of ['\uFEFF---\ntitle: Bài\n---\n', '\n---\n\nMột: hai\n', 'title: Một\n\nHai\n'])
    expect(await contentProblems(siteWith({'docs/a.md': text}))).toEqual([]);
});

const CASES = path.join(__dirname, 'fixtures/problems');
const listed = async (changes: Changes) =>
  (await contentProblems(siteWith(changes))).map(
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
  async (name) => {
    expect((await listed(changesIn(name))).join('\n')).toMatchSnapshot();
  },
);

test('image files that readers could not or should not open are reported', async () => {
  const files = {
    'blog/a.heic': 'x',
    'blog/c.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"\nonload="alert(1)"></svg>',
    'static/img/a.png': Buffer.concat([PNG, Buffer.alloc(20 * 1024 * 1024)]),
  };
  expect(await listed(files)).toEqual([
    expect.stringContaining('error blog/a.heic: most browsers cannot show HEIC'),
    expect.stringContaining('warning blog/c.svg: this SVG contains a script'),
    expect.stringContaining('warning static/img/a.png: this image is 20.0 MB'),
  ]);
});
