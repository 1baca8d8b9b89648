import fs from 'node:fs';
import path from 'node:path';

import {siteWith} from '../../../tests/support/small-site';
import {translationStates} from '../../../content/translation-state';
import {commitAll} from '../../../tests/support/assemble-site';
import {writeChanges} from '../file-changes';
import {translate} from './plan-translation';

const POST = 'blog/2027-03-02-hoc-git/index.mdx';
const EN = 'i18n/en/docusaurus-plugin-content-blog/2027-03-02-hoc-git';
const POST_EN = `${EN}/index.mdx`;
const STARTED = `${EN}/_index.mdx`;

const TEXT = `---
slug: hoc-git
title: Học Git trong một buổi
---

import branch from './branch.png';

Mở đầu: bài này dạy bạn Git.

\`\`\`bash
git --version # trong mã thì không cần dịch
\`\`\`

<Image img={branch} alt="Một nhánh cây." />

- Mục một và [bài khác](./other.mdx)
- Git
- [Git](https://git.example/about/branching-and-merging)
`;

const ENGLISH = [
  ['Học Git trong một buổi', 'Learn Git in an afternoon'],
  ['Mở đầu: bài này dạy bạn Git.', 'Opening: this post teaches you Git.'],
  ['Mục một và [bài khác]', 'Item one and [another post]'],
] as const;

function open(files: Record<string, string> = {[POST]: TEXT}) {
  const dir = siteWith({[`${path.dirname(POST)}/branch.png`]: 'not read', ...files});
  const text = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  return {
    dir,
    text,
    exists: (file: string) => fs.existsSync(path.join(dir, file)),
    edit: (file: string, from: string | RegExp, to: string) => {
      fs.writeFileSync(path.join(dir, file), text(file).replace(from, to));
    },
    run: async (file: string, {done = false} = {}) => {
      const {changes, lines} = translate(dir, file, done);
      await writeChanges(dir, changes);
      const written = changes.map(({file: each, content}) =>
        content === undefined ? `Removed ${each}` : `Wrote ${each}`,
      );
      return [...written, ...lines].join('\n');
    },
    state: () => translationStates(dir).find(({original}) => /hoc-git|-git\//.test(original)),
  };
}

async function finished(files?: Record<string, string>) {
  const site = open(files);
  await site.run(POST);
  for (const [from, to] of ENGLISH) site.edit(STARTED, from, to);
  await site.run(POST, {done: true});
  return site;
}

test('a translation starts as a copy of its original that no build publishes', async () => {
  const {run, text, exists, state} = open();
  expect(await run(path.dirname(POST))).toMatch(/^Wrote .*_index\.mdx\n[^]* --done$/);
  expect(text(STARTED)).toContain('title: Học Git trong một buổi\ntranslated_from: vi ');
  // The image stays in the original's folder
  expect(text(STARTED)).toContain("import branch from '@site/blog/2027-03-02-hoc-git/branch.png'");
  expect(text(STARTED)).toContain('(./other.mdx)');
  expect(exists(POST_EN)).toBe(false);
  expect(state()).toMatchObject({state: 'missing', translation: STARTED});
});

test('a started translation finds the images of its original', async () => {
  const {run, text} = open({
    [POST]:
      '---\nimage: ./branch.png\n---\n![A](./b%20c.png) ![B][b]\n\n[b]: branch.png "B"\n\n```js\nopen("./branch.png");\n```\n\n- List\n\n  ````md\n  ```\n  ![C](branch.png)\n  ````\n\n`"branch.png"`\n\n[o]: ./index.mdx\n',
    [`${path.dirname(POST)}/b c.png`]: 'not read',
  });
  await run(POST);
  const folder = `@site/${path.dirname(POST)}`;
  for (const part of [
    // The build looks for this image next to the original, too. In YAML, `@` would need quotes
    'image: ./branch.png',
    `![A](${folder}/b%20c.png)`,
    `[b]: ${folder}/branch.png "B"\n`,
    'open("./branch.png")',
    '  ```\n  ![C](branch.png)\n',
    '\n\n`"branch.png"`\n\n[o]: ./index.mdx',
  ])
    expect(text(STARTED)).toContain(part);
});

test('a translation that is still a copy of its original cannot be finished', async () => {
  const {run, edit, text, exists, state} = open();
  await run(POST);
  edit(STARTED, ...ENGLISH[0]);
  await expect(run(POST, {done: true})).rejects.toThrow(/_index\.mdx is still a copy/);
  edit(STARTED, ...ENGLISH[2]);
  await run(POST, {done: true});
  expect(exists(STARTED)).toBe(false);
  expect(text(POST_EN)).toContain('Item one');
  expect(state()).toMatchObject({state: 'current', original: POST, translation: POST_EN});

  const page = open({
    [POST]: '---\ntitle: Học Git\n---\n\nimport A from \'@theme/A\';\n\n<A b="c" />\n',
  });
  await page.run(POST);
  await page.run(POST, {done: true});
  expect(page.exists(POST_EN)).toBe(true);
});

test('changes to the original are shown, and accepted with --done', async () => {
  const {run, edit, state, text} = await finished({
    [POST]: TEXT.replace('slug:', "draft: 'true'\nslug:"),
  });
  // The translation of a draft is a draft
  expect(text(POST_EN)).toContain('draft: true');
  expect(await run(POST)).toContain('is up to date');
  edit(POST, 'dạy bạn Git', 'dạy bạn Git và GitHub');
  expect(await run(POST)).toContain('is not in the git history');
  await run(POST_EN, {done: true});
  expect(state()).toMatchObject({state: 'current'});
});

test('with git history, the changed words are shown, even if the file was renamed', async () => {
  const {dir, run, edit} = await finished();
  commitAll(dir);
  for (const folder of [path.dirname(POST), EN])
    fs.renameSync(path.join(dir, folder), path.join(dir, folder, '../2027-04-01-git'));
  edit('blog/2027-04-01-git/index.mdx', 'bạn Git.', 'bạn GitHub.');
  commitAll(dir);
  edit('blog/2027-04-01-git/index.mdx', '- Git\n', '');
  const shown = await run('blog/2027-04-01-git');
  expect(shown).toContain('blog/2027-04-01-git/index.mdx:8\n');
  expect(shown).toContain('dạy bạn [-Git.-]{+GitHub.+}');
  expect(shown).toContain('[-- Git-]');
});

test('a translation with invalid YAML is not published', async () => {
  const site = open();
  await site.run(POST);
  for (const [from, to] of ENGLISH) site.edit(STARTED, from, to);
  site.edit(STARTED, 'title: Learn', 'title: Git: learn');
  await expect(site.run(POST, {done: true})).rejects.toThrow(/_index\.mdx:3: invalid YAML/);
  expect(site.exists(POST_EN)).toBe(false);
});

test.each([
  [
    'blog/2027-03-02-hoc-gjt/index.mdx',
    /is not a Markdown file.* Did you mean "blog\/2027-03-02-hoc-git/,
  ],
  ['src/pages/cv.tsx', /i18n\/\*\/code\.json/],
  ['blog/bad.mdx', /There are errors in blog[^]*blog\/bad\.mdx:\d/],
  ['i18n/en/docusaurus-plugin-content-blog/alone.mdx', /has no original in blog\//],
  ['blog/english.mdx', /has no original in blog\/ that is written in Vietnamese/],
])('refuses %s', async (file, message) => {
  const site = open({
    [POST]: TEXT,
    'blog/bad.mdx': '---\ntitle: [\n---\n',
    'blog/english.mdx': TEXT.replace('slug:', 'language: en\nslug:'),
    'i18n/en/docusaurus-plugin-content-blog/alone.mdx': TEXT,
  });
  await expect(site.run(file)).rejects.toThrow(message);
});
