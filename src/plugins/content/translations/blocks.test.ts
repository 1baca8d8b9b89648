/** @jest-environment node */
import {blocksOf, textDigest} from './blocks';
import {changesOf} from './compare';

const digestsOf = async (text: string, file = '/site/a.mdx') =>
  ((await blocksOf(file, text)) ?? []).map(({digest}) => digest).join(' ');

/** Digests are in authors' files: after a change here, all their translations would be stale. */
test('digests stay the same from version to version', async () => {
  const text = `---
title: Học Git
keywords: [git, học]
---

import a from './a.png';

Mở **đầu** [ở đây](/a) “nhé”.

## Cài đặt {/* #install */}

- [x] Xong

| Lệnh | Việc |
| --- | --- |
| a | b |

\`\`\`js title="a.js"
const a = (b) => { return 'c'; };
\`\`\`

<Image img={a} alt="Một cái cây" />

:::note[Nhớ]

Chữ.

:::

{1 + 1}
`;
  expect(await digestsOf(text)).toBe(
    'f6way fto94 pty0g hd8gm x2m71 pnsqi r6ryv rax3x cc9ny xg4sz xverh pory4 p0ipe xky38',
  );
});

test.each([
  ['quotes', 'Chữ “a” và ‘b’.', `Chữ "a" và 'b'.`],
  ['dashes and dots', 'Một – hai…', 'Một — hai...'],
  ['white space', 'Một hai  ba.', 'Một\u00A0hai\nba.'],
  ['tone marks', 'Xóa, hòa, thủy.', 'Xoá, hoà, thuỷ.'],
  ['Unicode form', 'Tiếng Việt', 'Tiếng Việt'.normalize('NFD')],
  ['emphasis', 'Một *hai* **ba**', 'Một _hai_ ba'],
  ['address of a link', '[a](/a)', '[a](https://example.com/b)'],
  ['address of a picture', '![a](./a.png)', '![a](@site/blog/a.png)'],
  ['id of a heading', '## Một {/* #mot */}', '## Một {#hai}'],
  ['comment', 'Một', '{/* Ghi chú */}\n\nMột <!-- nữa -->'],
  ['imports', "import A from './a';\n\nMột", "import A from './b';\n\nMột"],
  ['list markers', '- a\n- b', '1. a\n2. b'],
  [
    'layout of a component',
    '<A b="c" d={[1, 2]} />',
    '<A\n  b="c"\n  d={[\n    1,\n    2,\n  ]}\n/>',
  ],
  ['layout of code', "```js\nif (a) {\n  b('c');\n}\n```", '~~~js\nif (a) { b("c") }\n~~~'],
])('needs no translation: %s', async (_, before, after) => {
  expect(await digestsOf(after)).toBe(await digestsOf(before));
});

test.each([
  ['a word', 'Một hai', 'Một ba'],
  ['a tone', 'Ma', 'Má'],
  ['a number', 'Năm 2026', 'Năm 2027'],
  ['level of a heading', '## Một', '### Một'],
  ['code in a line', 'Gõ `a`', 'Gõ `b`'],
  ['code', '```js\na();\n```', '```js\nb();\n```'],
  ['comment in code', '```bash\na # một\n```', '```bash\na # hai\n```'],
  ['indentation that has a meaning', '```py\na\n  b\n```', '```py\na\nb\n```'],
  ['title of code', '```js title="a"\na\n```', '```js title="b"\na\n```'],
  ['alternative text', '![một](a.png)', '![hai](a.png)'],
  ['a text of a component', '<A label="một" />', '<A label="hai" />'],
  ['a value of a component', '<A count={1} />', '<A count={2} />'],
  ['an exported value', 'export const a = 1;', 'export const a = 2;'],
  ['kind of a note', ':::note\n\nMột\n\n:::', ':::tip\n\nMột\n\n:::'],
  ['a box of a task', '- [ ] a', '- [x] a'],
  ['title', '---\ntitle: a\n---\n', '---\ntitle: b\n---\n'],
])('needs a translation: %s', async (_, before, after) => {
  expect(await digestsOf(after)).not.toBe(await digestsOf(before));
});

test('a text with a fault has no blocks', async () => {
  expect(await blocksOf('/site/fault.mdx', 'Một\n\n<b>hai\n')).toBeUndefined();
});

describe('changes', () => {
  const SECTIONS = [
    '## A\n\nMột.\n\nHai.',
    '## B\n\nBa.\n\n```js\nbốn();\n```\n\nNăm.',
    '## C\n\nSáu.',
  ];
  const textOf = (sections: readonly string[]) => `${sections.join('\n\n')}\n`;
  const changes = async (after: string, before = textOf(SECTIONS)) => {
    const recorded = await digestsOf(before, '/site/before.mdx');
    const blocks = (await blocksOf('/site/after.mdx', after)) ?? [];
    return changesOf(recorded.split(' '), blocks, (await blocksOf('/site/en.mdx', before)) ?? []);
  };

  test('a section that was moved is one change', async () => {
    const [a = '', b = '', c = ''] = SECTIONS;
    expect(await changes(textOf([b, a, c]))).toMatchObject([
      {kind: 'moved', heading: 'A', excerpt: 'A', line: 11, translationLine: 1},
    ]);
  });

  test('a paragraph that was removed is shown by what the translation has', async () => {
    expect(await changes(textOf(SECTIONS).replace('Hai.\n\n', ''))).toMatchObject([
      {kind: 'removed', heading: 'A', excerpt: 'Hai.', line: 5, translationLine: 5},
    ]);
  });

  test('code that was added beside a paragraph that changed is not taken for it', async () => {
    const after = textOf(SECTIONS).replace('Một.', '```js\nmới();\n```\n\nMột nữa.');
    expect(await changes(after)).toMatchObject([
      {kind: 'added', line: 3},
      {kind: 'changed', line: 7, translationLine: 3},
    ]);
  });

  test('the last section may be removed', async () => {
    expect(await changes(textOf(SECTIONS.slice(0, 2)))).toMatchObject([
      {kind: 'removed', excerpt: 'C', translationLine: 17},
      {kind: 'removed', excerpt: 'Sáu.', translationLine: 19},
    ]);
  });
});

describe('the digest of a whole text', () => {
  const text = '---\ntitle: Một\ndate: 2026-01-01\n---\n\nHai\n\n```py\nif a:\n  b\n```\n';
  const digest = (of: string) => textDigest('a.mdx', of);

  test('stays the same from version to version', () => {
    expect(digest(text)).toBe('tpg7ixe');
  });

  test.each([
    ['Windows line ends', text.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${text}`],
    ['fields that are not translated', text.replace('date: 2026-01-01', 'tags: [a]\nslug: b')],
    ['empty lines at both ends', `${text.replace('Hai', '\nHai')}\n\n`],
  ])('does not change with %s', (_, after) => {
    expect(digest(after)).toBe(digest(text));
  });

  test.each([
    ['a letter', text.replace('Hai', 'Haí')],
    ['a title', text.replace('Một', 'Mốt')],
    ['the indentation of code', text.replace('  b', '    b')],
    ['the format', text.replace('date:', 'mdx: {format: md}\ndate:')],
  ])('changes with %s', (_, after) => {
    expect(digest(after)).not.toBe(digest(text));
  });

  test('is missing where the front matter has a fault', () => {
    expect(digest('---\ntitle: [\n---\n')).toBeUndefined();
  });
});
