/** @jest-environment node */
import {describe as describeContent} from './description';

const first = 'Đoạn văn đầu tiên của bài viết này.';

test.each([
  ['a heading', `## Vì sao\n\n${first}\n\nHai.`, first],
  ['a comment and an import', `import A from './a';\n\n{/* hỏi lại */}\n\n${first}`, first],
  ['code', `~~~sh\ngit init\n~~~\n\n${first}`, first],
  ['a table', `| a | b |\n| - | - |\n| 1 | 2 |\n\n${first}`, first],
  [
    'a note, an alert and an image',
    `:::note\n\nA\n\n:::\n\n> [!TIP]\n> B\n\n![c](d.png)\n\n${first}`,
    first,
  ],
  [
    'lines and marks',
    'Dòng một\ndòng `hai_ba`, **đậm** và 2 * 3.\\\nDòng ba.<br/>Dòng bốn.',
    'Dòng một dòng hai_ba, đậm và 2 * 3. Dòng ba. Dòng bốn.',
  ],
  ['many sentences', `${first} `.repeat(9), `${first} `.repeat(4).trim()],
])('%s: the description is the first paragraph as plain text', async (_name, body, expected) => {
  expect(await describeContent('blog/a.mdx', body, {})).toBe(expected);
});
