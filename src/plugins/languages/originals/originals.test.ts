/** @jest-environment node */
import {siteWith, POST, POST_EN, post, type Changes} from '../../../lib/content/fixtures';
import {blocksOf} from './blocks';
import {changesOf} from './changes';
import {readRecord, recordOf} from './record';
import {startedFile, translationStates} from './states';

const digestsOf = async (text: string) =>
  ((await blocksOf('a.mdx', text)) ?? []).map(({digest}) => digest);

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
  expect((await digestsOf(text)).join(' ')).toBe(
    'f6way fto94 pty0g hd8gm x2m71 pnsqi r6ryv rax3x cc9ny xg4sz xverh pory4 p0ipe xky38',
  );
});

test.each([
  ['quotes', 'Chữ “a” và ‘b’.', `Chữ "a" và 'b'.`],
  ['dashes and dots', 'Một – hai…', 'Một — hai...'],
  ['white space', 'Một hai  ba.', 'Một\u00A0hai\nba.'],
  ['line ends', 'Một\nhai.\n\nBa', 'Một hai.\r\n\r\nBa'],
  ['tone marks', 'Xóa, hòa, thủy.', 'Xoá, hoà, thuỷ.'],
  ['Unicode form', 'Tiếng Việt', 'Tiếng Việt'.normalize('NFD')],
  ['emphasis', 'Một *hai* **ba**', 'Một _hai_ ba'],
  ['address of a link', '[a](/a)', '[a](https://example.com/b)'],
  ['address of a picture', '![a](./a.png)', '![a](@site/blog/a.png)'],
  ['id of a heading', '## Một {/* #mot */}', '## Một {#hai}'],
  ['comment', 'Một', '{/* Ghi chú */}\n\nMột <!-- nữa -->'],
  ['imports', "import A from './a';\n\nMột", "import A from './b';\n\nMột"],
  ['list markers', '- a\n- b', '1. a\n2. b'],
  ['wrapped list', '- a b\n- c', '- a\n  b\n- c'],
  ['layout of a table', '| a | b |\n|---|---|', '|  a  |  b  |\n| :--- | --- |'],
  [
    'layout of a component',
    '<A b="c" d={[1, 2]} />',
    '<A\n  b="c"\n  d={[\n    1,\n    2,\n  ]}\n/>',
  ],
  ['address in a component', '<A href="/a">b</A>', '<A href="/c">b</A>'],
  ['layout of code', "```js\nif (a) {\n  b('c');\n}\n```", '~~~js\nif (a) { b("c") }\n~~~'],
])('needs no translation: %s', async (_, before, after) => {
  expect(await digestsOf(before)).not.toEqual([]);
  expect(await digestsOf(after)).toEqual(await digestsOf(before));
});

test.each([
  ['a word', 'Một hai', 'Một ba'],
  ['a tone', 'Ma', 'Má'],
  ['a number', 'Năm 2026', 'Năm 2027'],
  ['level of a heading', '## Một', '### Một'],
  ['code in a line', 'Gõ `a_b`', 'Gõ `ab`'],
  ['code', '```js\na();\n```', '```js\nb();\n```'],
  ['comment in code', '```bash\na # một\n```', '```bash\na # hai\n```'],
  ['indentation that has a meaning', '```py\na\n  b\n```', '```py\na\nb\n```'],
  ['title of code', '```js title="a"\na\n```', '```js title="b"\na\n```'],
  ['alternative text', '![một](a.png)', '![hai](a.png)'],
  ['title of a link', '[a](/a "một")', '[a](/a "hai")'],
  ['a text of a component', '<A label="một" />', '<A label="hai" />'],
  ['another video', '<Embed url="/a" />', '<Embed url="/b" />'],
  ['a value of a component', '<A count={1} />', '<A count={2} />'],
  ['an exported value', 'export const a = 1;', 'export const a = 2;'],
  ['kind of a note', ':::note\n\nMột\n\n:::', ':::tip\n\nMột\n\n:::'],
  ['title of a note', ':::note[Một]\n\nHai\n\n:::', ':::note[Ba]\n\nHai\n\n:::'],
  ['a box of a task', '- [ ] a', '- [x] a'],
  ['a footnote', 'Một[^1]\n\n[^1]: Hai', 'Một[^1]\n\n[^1]: Ba'],
  ['title', '---\ntitle: a\n---\n', '---\ntitle: b\n---\n'],
])('needs a translation: %s', async (_, before, after) => {
  expect(await digestsOf(after)).not.toEqual(await digestsOf(before));
});

describe('changes', () => {
  const [A, B, C] = [
    '## A\n\nMột.\n\nHai.\n\n',
    '## B\n\nBa.\n\n```js\nbốn();\n```\n\nNăm.\n\n',
    '## C\n\nSáu.\n',
  ];
  const before = A + B + C;
  const changes = async (after: string) =>
    changesOf(
      await digestsOf(before),
      (await blocksOf('a.mdx', after)) ?? [],
      await blocksOf('en.mdx', before),
    );

  test.each<[string, string, object[]]>([
    ['nothing', before, []],
    [
      'a section that was moved is one change',
      B + A + C,
      [{kind: 'moved', heading: 'A', text: 'A', line: 11, translationLine: 1}],
    ],
    [
      'a paragraph that was removed has the words of the translation',
      before.replace('Hai.\n\n', ''),
      [{kind: 'removed', heading: 'A', text: 'Hai.', line: 5, translationLine: 5}],
    ],
    [
      'code that was added beside a paragraph that changed is not taken for it',
      before.replace('Một.', '```js\nmới();\n```\n\nMột nữa.'),
      [
        {kind: 'added', line: 3},
        {kind: 'changed', text: 'Một nữa.', line: 7, translationLine: 3},
      ],
    ],
    [
      'the last section was removed',
      A + B,
      [
        {kind: 'removed', text: 'C', translationLine: 17},
        {kind: 'removed', text: 'Sáu.', translationLine: 19},
      ],
    ],
  ])('%s', async (_, after, expected) => {
    expect(await changes(after)).toMatchObject(expected);
    expect(await changes(after)).toHaveLength(expected.length);
  });
});

describe('the state of a translation', () => {
  const stateOf = async (files: Changes) =>
    (await translationStates(siteWith(files))).find(({original, translation}) =>
      [original, translation].includes(POST),
    );
  let record = '';
  beforeAll(async () => {
    record = (await recordOf('vi', POST, post)) ?? '';
  });
  const withRecord = (value: string) => post.replace('slug:', `translated_from: ${value}\nslug:`);
  const changed = post.replace('Nội dung.', 'Nội dung mới.');

  test('is missing, also when it was started', async () => {
    const started = startedFile(POST_EN);
    expect(await stateOf({[POST_EN]: null})).toMatchObject({language: 'en', state: 'missing'});
    expect(await stateOf({[POST_EN]: null, [started]: post})).toMatchObject({
      state: 'missing',
      translation: started,
    });
    const english = post.replace('slug:', 'language: en\nslug:');
    expect(await stateOf({[POST]: english, [POST_EN]: null})).toMatchObject({
      originalLanguage: 'en',
      language: 'vi',
      state: 'missing',
    });
  });

  test('is unrecorded, then current until the original changes', async () => {
    expect(await stateOf({})).toMatchObject({state: 'unrecorded'});
    expect(await stateOf({[POST_EN]: withRecord(record)})).toMatchObject({state: 'current'});
    expect(await stateOf({[POST]: changed, [POST_EN]: withRecord(record)})).toMatchObject({
      state: 'stale',
      changes: [{kind: 'changed', text: 'Nội dung mới.', line: 14, translationLine: 15}],
    });
  });

  test('is read from older records: digests of blocks alone, or other ones with that of the text', async () => {
    const [, text = '', blocks = ''] = /^vi (\S+) (.*)$/.exec(record) ?? [];
    for (const older of [`vi ${blocks}`, `vi ${text} p0000`]) {
      expect(await stateOf({[POST_EN]: withRecord(older)})).toMatchObject({state: 'current'});
      expect(await stateOf({[POST]: changed, [POST_EN]: withRecord(older)})).toMatchObject({
        state: 'stale',
      });
    }
    expect(readRecord('de p0000')).toBeUndefined();
    expect(readRecord('vi p0000 <<<<<<<')).toBeUndefined();
  });

  test('is that of the text with a record, whichever its language is', async () => {
    const english = (await recordOf('en', POST_EN, post)) ?? '';
    expect(await stateOf({[POST]: withRecord(english)})).toMatchObject({
      original: POST_EN,
      originalLanguage: 'en',
      translation: POST,
      language: 'vi',
      state: 'current',
    });
  });
});
