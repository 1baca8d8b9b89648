/** @jest-environment node */
import {Body} from './body/body';
import {fromHugo} from './body/marks';
import {toMdx} from './body/mdx';
import {openSyntax} from './body/syntax';
import {tagsIn} from './body/tags';
import {writeFields} from './front-matter';
import type {SourceText} from './model';
import {guessLanguage} from './place';
import {dateOf} from './read/markdown';

const textWith = (body: Body, file: string): SourceText => ({
  file,
  kind: 'post',
  locale: 'vi',
  key: file,
  address: '/a',
  aliases: [],
  fields: {},
  body,
  isMarkdown: false,
});

describe('a text that is edited', () => {
  test('keeps the line of the file that each line came from', () => {
    const body = new Body('a\nb\nc\nd', 10);
    body.apply([
      {start: 0, end: 1, text: 'A\nA'},
      {start: 2, end: 6, text: ''},
    ]);
    expect(body.text).toBe('A\nA\nd');
    expect(body.lineAt(body.text.indexOf('d'))).toBe(13);
    expect(body.lineAt(2)).toBe(10);
  });

  test('of edits that overlap, only the outer one is made', () => {
    const body = new Body('one two three');
    body.apply([
      {start: 4, end: 7, text: 'TWO'},
      {start: 0, end: 7, text: 'all'},
    ]);
    expect(body.text).toBe('all three');
  });
});

test.each([
  [
    'a field is changed in its place',
    'a: 1\n# note\nb: [x]\nc: 2',
    {a: 1, b: ['z'], c: 2},
    'a: 1\n# note\nb: [z]\nc: 2',
  ],
  [
    'a field of several lines goes as a whole',
    'a: 1\nb:\n  - x\n  - y\nc: 2',
    {a: 1, b: undefined, c: 2},
    'a: 1\nc: 2',
  ],
  ['a list without indentation, too', 'b:\n- x\n- y\nc: 2', {b: undefined, c: 2}, 'c: 2'],
  ['a new field comes last', 'a: 1', {a: 1, mdx: {format: 'md'}}, 'a: 1\nmdx: {format: md}'],
  [
    'a value that YAML would read otherwise has quotes',
    '',
    {title: 'a: b', date: '2026-01-02'},
    "title: 'a: b'\ndate: 2026-01-02\n",
  ],
])('front matter: %s', (_, fields, changed, expected) => {
  const written = writeFields(`---\n${fields}\n---\n`.replace('\n\n', '\n'), changed);
  expect(written).toBe(`---\n${expected.trimEnd()}\n---\n`);
});

test.each([
  ['2020-1-2', '2020-01-02'],
  ['2018-07-08 09:10:00 +0700', '2018-07-08T09:10:00+07:00'],
  ['2018-07-08T00:00:00Z', '2018-07-08'],
  ['Jul 08 2022', '2022-07-08'],
  ['hôm qua', undefined],
])('the date %s', (written, expected) => {
  expect(dateOf(written)).toBe(expected);
});

test('the letters of a text tell its language, code aside', () => {
  const english =
    'A plain English text with a name like Nguyễn in it, and enough letters to tell. '.repeat(3);
  expect(guessLanguage('Một câu tiếng Việt ngắn.')).toBe('vi');
  expect(guessLanguage(english)).toBe('en');
  expect(guessLanguage(`${english}\n\`\`\`\nđây là ghi chú ở trong mã\n\`\`\`\n`)).toBe('en');
  expect(guessLanguage('Short.')).toBeUndefined();
});

test('tags are found with their attributes, also across lines and with expressions', () => {
  const text = 'x <img src="a>b.png"\n  alt=\'\' style={{a: {b: 1}}} hidden/> <b>';
  const [image, bold] = tagsIn(text);
  expect(image).toMatchObject({name: 'img'});
  expect(image?.attributes.map(({name, value}) => [name, value])).toEqual([
    ['src', 'a>b.png'],
    ['alt', ''],
    ['style', undefined],
    ['hidden', undefined],
  ]);
  expect(bold).toMatchObject({name: 'b', start: text.indexOf('<b>')});
});

describe('what MDX cannot read', () => {
  const repaired = async (text: string) => {
    const body = new Body(`export const a = 1;\n\n${text}`);
    const source = textWith(body, 'a.mdx');
    expect(toMdx(await openSyntax(), source, () => false)).toEqual([]);
    expect(source.isMarkdown).toBe(false);
    return body.text.replace('export const a = 1;\n\n', '');
  };

  test.each([
    ['a sign of less', 'x <5 and y<=z', 'x \\<5 and y\\<=z'],
    ['a type', 'List<String> here', 'List\\<String> here'],
    ['an open brace', 'a { b', 'a \\{ b'],
    ['an object', 'like {a: {b c}} here', 'like \\{a: \\{b c}} here'],
    ['a name that nothing declares', 'use {name} or {a}', 'use \\{name} or {a}'],
    [
      'an address between signs',
      'see <https://a.example/?b=c>.',
      'see [https://a.example/?b=c](https://a.example/?b=c).',
    ],
    ['signs in code stay', 'in `{b c}` <5\n\n```\n{ <6\n```', 'in `{b c}` \\<5\n\n```\n{ <6\n```'],
    [
      'ids of headings and titles stay',
      '## A {#a}\n\n:::note B <c>\n\nd <5\n\n:::',
      '## A {#a}\n\n:::note B <c>\n\nd \\<5\n\n:::',
    ],
  ])('%s', async (_, text, expected) => {
    expect(await repaired(text)).toBe(expected);
  });
});

test('a shortcode that is shown stays', () => {
  const body = new Body(
    '{{</* figure src="a" */>}} {{< figure src="b.png" alt="A" caption="B" >}}',
  );
  expect(fromHugo(textWith(body, 'a.md'))).toEqual([]);
  expect(body.text).toBe('{{< figure src="a" >}} ![A](b.png "B")');
});
