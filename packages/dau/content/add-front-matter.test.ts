import fs from 'node:fs';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import sharp from 'sharp';

import {siteWith} from '../tests/support/small-site';
import {temporaryFolder} from '../tests/support/temporary-folder';
import {authorsMapPath} from './authors-and-tags';
import {markdownOptions, withTagSlugs, describe as describeContent} from './add-front-matter';

test('each link back to a footnote has its own label', () => {
  const {footnoteBackLabel} = markdownOptions('vi', '').remarkRehypeOptions;
  expect([footnoteBackLabel(0, 1), footnoteBackLabel(0, 2)]).toEqual([
    'Quay lại chỗ đang đọc 1',
    'Quay lại chỗ đang đọc 1-2',
  ]);
});

test('a tag that is not in tags.yml has a URL without diacritics; different names have different URLs', () => {
  const {dir} = temporaryFolder({'blog/tags.yml': 'hoc-tap:\n  label: Học tập\n'});
  const tags = ['hoc-tap', 'Đời sống', 'Bọn này hoà đồng', 'C', 'C#', 'C++', '日本語'];
  const read = withTagSlugs({tags}, dir, {kind: 'post', locale: 'vi'}).tags as (
    string | {permalink: string}
  )[];
  expect(read.map((tag) => (typeof tag === 'string' ? tag : tag.permalink)).join(' ')).toBe(
    'hoc-tap /doi-song /bon-nay-hoa-dong /c /c-sharp /c-plus-plus /日本語',
  );
});

test('a tag that is missing only in the translated tags.yml is shown as in the default language', () => {
  const {dir} = temporaryFolder({
    'blog/tags.yml': 'a:\n  label: Một\n  permalink: /mot\nb:\n  label: Hai\n',
    'i18n/en/docusaurus-plugin-content-blog/tags.yml': 'b:\n  label: Two\n',
  });
  const {tags} = withTagSlugs({tags: ['a', 'b', 'c']}, dir, {kind: 'post', locale: 'en'});
  expect(tags).toEqual([{label: 'Một', permalink: '/mot'}, 'b', {label: 'c', permalink: '/c'}]);
});

test('an author who is missing only in the translated authors.yml is shown as in the default language', () => {
  const {dir, read} = temporaryFolder({
    'blog/authors.yml': 'lan:\n  name: Lan\nminh:\n  name: Minh\n',
    'i18n/en/docusaurus-plugin-content-blog/authors.yml': 'minh:\n  name: Mark\n',
  });
  expect(authorsMapPath(dir, 'vi')).toBeUndefined();
  const file = path.join('blog', authorsMapPath(dir, 'en') ?? '');
  expect(JSON.parse(read(file))).toEqual({lan: {name: 'Lan'}, minh: {name: 'Mark'}});
});

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
  [
    'a link whose URL is below a long text',
    `Xem [bài này][a] nhé.\n\n${`${first}\n\n`.repeat(40)}[a]: /a`,
    'Xem bài này nhé.',
  ],
  [
    'text in an element that ends below a long text',
    `<Note>\n\n${'Hai.\n\n'.repeat(200)}</Note>\n\n${first}`,
    first,
  ],
  ['many sentences', `${first} `.repeat(9), `${first} `.repeat(4).trim()],
])('%s: the description is the first paragraph as plain text', async (_name, body, expected) => {
  expect(await describeContent('blog/a.mdx', body, {})).toBe(expected);
});

/** Returns the fields of a file with this body. */
async function fieldsOf(siteDir: string, file: string, body: string, written = '') {
  const {frontMatter} = await markdownOptions('vi', siteDir).parseFrontMatter({
    filePath: path.join(siteDir, file),
    fileContent: `${written && `---\n${written}---\n\n`}Một đoạn văn.\n\n${body}\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}
const FILE = 'blog/a/index.mdx';

test('a partial gets no front matter, because Docusaurus warns about it', async () => {
  const fields = ['docs/_part.mdx', 'docs/_parts/part.mdx'].map((file) =>
    fieldsOf(siteWith({}), file, ''),
  );
  expect(await Promise.all(fields)).toEqual([{}, {}]);
});

describe('the first photo of a post is its cover', () => {
  const sizes: Record<string, [width: number, height: number]> = {
    'blog/a/a.jpg': [800, 600],
    'blog/a/b.jpg': [900, 600],
    'blog/a/phone.webp': [700, 1500],
    'blog/a/small.jpeg': [400, 300],
    'blog/a/diagram.png': [800, 600],
    'static/img/núi.avif': [640, 480],
  };
  let siteDir: string;
  beforeAll(async () => {
    siteDir = siteWith({});
    for (const [file, [width, height]] of Object.entries(sizes)) {
      const target = path.join(siteDir, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      const create = {width, height, channels: 3 as const, background: '#a8301c'};
      await sharp({create}).toFile(target);
    }
    fs.writeFileSync(path.join(siteDir, 'blog/a/broken.jpg'), 'not an image');
  });

  const FIRST = /^\/assets\/covers\/\w+\.jpg$/;

  test.each([
    ['a photo next to the post', '![Núi](./a.jpg)\n\n![Biển](./b.jpg)', FIRST],
    ['a path without ./', '![Núi](a.jpg)', FIRST],
    ['a path from the site', '![Núi](@site/blog/a/a.jpg "Núi")', FIRST],
    ['a reference', '![Núi][n]\n\n[n]: ./a.jpg', FIRST],
    ['HTML', '<img src="./a.jpg" alt="Núi" />', FIRST],
    ['a photo in static', '![Núi](/img/núi.avif)', /^\/img\/n%C3%BAi\.avif$/],
    ['a photo after a missing file', '![](./none.jpg)\n\n![Núi](./a.jpg)', FIRST],
    ['a photo after an image on another host', '![](https://a.dev/a.jpg) ![Núi](./a.jpg)', FIRST],
    [
      'a photo after other images',
      ['phone.webp', 'small.jpeg', 'diagram.png', 'broken.jpg', 'a.jpg']
        .map((name) => `![Ảnh](./${name})`)
        .join('\n\n'),
      FIRST,
    ],
    ['not a diagram', '![](./diagram.png)', undefined],
    ['not a code block', '```md\n![Núi](./a.jpg)\n```', undefined],
    ['not a link', '[Núi](./a.jpg)', undefined],
    ['not a file outside the site', '![](../../../../a.jpg)', undefined],
  ])('%s', async (_, body, expected = /^undefined$/) => {
    const translation = 'i18n/en/docusaurus-plugin-content-blog/a/index.mdx';
    for (const file of [FILE, 'blog/a/index.md', translation])
      expect(String((await fieldsOf(siteDir, file, body)).image)).toMatch(expected);
  });

  test('not if the front matter has an image, and not in guides', async () => {
    const photo = '![Núi](@site/blog/a/a.jpg)';
    const written = 'image: /img/b.png\n';
    expect((await fieldsOf(siteDir, FILE, photo, written)).image).toBe('/img/b.png');
    expect((await fieldsOf(siteDir, 'docs/a.md', photo)).image).toBeUndefined();
  });

  test('the image in front matter has a URL for lists, also in a second blog', async () => {
    const written = 'image: "@site/blog/a/a.jpg"\n';
    for (const file of [FILE, 'notes/a.md', 'versioned_docs/version-1/a.md'])
      expect((await fieldsOf(siteDir, file, '', written)).image).toMatch(FIRST);
  });

  const heading = '## Núi\n\n';
  const DECIDED = 'hide_table_of_contents: false\n';
  test.each<[name: string, body: string, expected: unknown, ...given: string[]]>([
    ['two headings', heading.repeat(2), true],
    ['two headings, as its author decides', heading.repeat(2), false, DECIDED],
    ['three headings', '## Một\n\nHai\n---\n\n> ### Ba', undefined],
    ['a partial', "import Part from './_part.mdx';\n\n<Part />", undefined],
    ['two headings, in a guide', heading, undefined, '', 'docs/a.md'],
  ])(
    'a post with fewer than three headings has no table of contents: %s',
    async (_, body, isHidden, written = '', file = FILE) => {
      const fields = await fieldsOf(siteDir, file, body, written);
      expect(fields.hide_table_of_contents).toBe(isHidden);
    },
  );
});
