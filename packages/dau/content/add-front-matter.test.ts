import fs from 'node:fs';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import sharp from 'sharp';

import {siteWith} from '../tests/support/small-site';
import {temporaryFolder} from '../tests/support/temporary-folder';
import {markdownOptions, withTagSlugs, describe as describeContent} from './add-front-matter';

test('each link back to a footnote has its own label', () => {
  const {footnoteBackLabel} = markdownOptions('vi', '').remarkRehypeOptions;
  expect([footnoteBackLabel(0, 1), footnoteBackLabel(0, 2)]).toEqual([
    'Quay lại chỗ đang đọc 1',
    'Quay lại chỗ đang đọc 1-2',
  ]);
});

test('a partial gets no front matter, because Docusaurus warns about it', async () => {
  const siteDir = siteWith({});
  const read = async (file: string) => {
    const {frontMatter} = await markdownOptions('vi', siteDir).parseFrontMatter({
      filePath: path.join(siteDir, file),
      fileContent: 'Một đoạn văn.\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return frontMatter;
  };
  expect(await read('docs/_part.mdx')).toEqual({});
  expect(await read('docs/_parts/part.mdx')).toEqual({});
  expect(await read('docs/part.mdx')).toHaveProperty('languages');
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

  const fieldsOf = async (body: string, file = 'blog/a/index.mdx', fields = '') => {
    const {frontMatter} = await markdownOptions('vi', siteDir).parseFrontMatter({
      filePath: path.join(siteDir, file),
      fileContent: `---\ndate: 2026-01-01\n${fields}---\n\nMột đoạn văn.\n\n${body}\n`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return frontMatter;
  };
  const imageOf = async (...content: Parameters<typeof fieldsOf>) =>
    (await fieldsOf(...content)).image;
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
  ])('%s', async (_, body, expected) => {
    expect(await imageOf(body)).toMatch(expected);
    expect(await imageOf(body, 'blog/a/index.md')).toMatch(expected);
    const translation = 'i18n/en/docusaurus-plugin-content-blog/a/index.mdx';
    expect(await imageOf(body, translation)).toMatch(expected);
  });

  test.each([
    ['no photo', 'Hai.'],
    ['a diagram', '![](./diagram.png)'],
    ['a code block', '```md\n![Núi](./a.jpg)\n```'],
    ['a link', '[Núi](./a.jpg)'],
    ['a file outside the site', '![](../../../../a.jpg)'],
  ])('not %s', async (_, body) => {
    expect(await imageOf(body)).toBeUndefined();
  });

  test('not if the front matter has an image, and not in guides', async () => {
    const photo = '![Núi](@site/blog/a/a.jpg)';
    expect(await imageOf(photo, 'blog/a/index.mdx', 'image: /img/b.png\n')).toBe('/img/b.png');
    expect(await imageOf(photo, 'docs/a.md')).toBeUndefined();
  });

  test('a post with three photos has its contents above the text, unless the author decides', async () => {
    const isAbove = async (...content: Parameters<typeof fieldsOf>) => {
      const {hide_table_of_contents: isHidden, isTocAbove} = await fieldsOf(...content);
      return [isHidden, isTocAbove];
    };
    const photos = (count: number) =>
      `${'![Núi](./a.jpg)\n\n'.repeat(count)}${'## Núi\n\n'.repeat(3)}`;
    expect(await isAbove(photos(2))).toEqual([undefined, undefined]);
    expect(await isAbove(photos(3))).toEqual([true, true]);
    const [file, image] = ['blog/a/index.mdx', 'image: /img/b.png\n'];
    expect(await isAbove(photos(4), file, image)).toEqual([true, true]);
    const decided = 'hide_table_of_contents: false\n';
    expect(await isAbove(photos(3), file, decided)).toEqual([false, undefined]);
    expect(await isAbove(photos(3), 'docs/a.md')).toEqual([undefined, undefined]);
  });

  test('a post with fewer than three headings has no contents, unless the author decides', async () => {
    const isHidden = async (...content: Parameters<typeof fieldsOf>) =>
      (await fieldsOf(...content)).hide_table_of_contents;
    expect(await isHidden('## Một\n\n## Hai')).toBe(true);
    expect(await isHidden('## Một\n\nHai\n---\n\n> ### Ba')).toBeUndefined();
    expect(await isHidden("import Part from './_part.mdx';\n\n<Part />")).toBeUndefined();
    const decided = 'hide_table_of_contents: false\n';
    expect(await isHidden('## Một', 'blog/a/index.mdx', decided)).toBe(false);
    expect(await isHidden('## Một', 'docs/a.md')).toBeUndefined();
  });
});
