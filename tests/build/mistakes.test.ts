import fs from 'node:fs';
import path from 'node:path';

import {SiteCopy} from '../../scripts/lib/site-copy';
import {guides, posts, sourceOf} from '../support/test-site';

/**
 * Tests how a real build reports mistakes. `src/plugins/content/check/mistakes.test.ts` has a case
 * for each mistake.
 */
const site = SiteCopy.withCaches();
const SECONDS = 1000;
jest.setTimeout(600 * SECONDS);

const guide = `${guides.wide.slice(1)}.mdx`;
const post = sourceOf(posts.usual);

afterEach(() => {
  site.restore();
});
/** Returns the number of the first line that contains a text. */
const lineOf = (file: string, text: string) =>
  site
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('K01 K02 K03 all faults in the content are reported together, before bundling', async () => {
  site.edit(post, /date: .*/, 'date: 2026-02-30');
  site.edit(post, /tags: \[/, 'tags: [docusarus, ');
  site.edit(post, "'./bon-mua.png'", "'./khong-co.png'");
  site.edit(guide, 'tags:', 'tag:');
  site.append(guide, '\n![Ảnh](./img/khong-co.png)\n\nChào {ten}!\n');
  site.write('src/pages/empty.tsx', 'export function Empty() {\n  return null;\n}\n');
  site.write('blog/hong.png', 'not an image');
  site.append(sourceOf(posts.short), `\n${'Viết bằng tiếng Việt.'.normalize('NFD')}\n`);

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).not.toContain('Making the pages');
  expect(output).toContain('The content has faults.');
  for (const message of [
    `${post}:${lineOf(post, '2026-02-30')} › date: a day of the calendar as YYYY-MM-DD`,
    `${post}:${lineOf(post, 'khong-co.png')} › import: a file that is there`,
    `${guide}:${lineOf(guide, 'khong-co.png')}: a picture that is there; it is looked for in`,
    `${guide}:${lineOf(guide, '{ten}')} › {ten}: a name that the text declares`,
    'src/pages/empty.tsx: a default export, the component of the page',
    'blog/hong.png: an image that can be read',
    ': Unicode in form NFC',
  ]) {
    expect(output).toContain(message);
  }
  // Warnings are reported next to the errors
  expect(output).toContain(
    `${post}:${lineOf(post, 'docusarus')} › tags: an entry in blog/tags.yml`,
  );
  expect(output).toContain(`${guide}:${lineOf(guide, 'tag:')} › tag: a field that is known`);
});

test('K01 K03 valid Docusaurus syntax builds; broken links are reported with file and line', async () => {
  site.write('docs/home.md', '---\nslug: /\n---\n\nTrang đầu, không có tiêu đề.\n');
  site.write(
    'docs/markdown.md',
    '---\nmdx:\n  format: md\n---\n\n<p style="color: red">{a} <5</p>\n',
  );
  site.write('blog/khong-front.md', 'Chỉ có chữ.\n\n<!-- truncate -->\n\n## Mục {#rieng}\n');
  site.write(
    'blog/2026-01-02-tieu-de/index.md',
    '---\ntags: ["Tiếng Việt"]\nauthors:\n  - name: Lan\n    url: https://lan.dev\n---\n\n# Tiêu đề\n\n:::note Chú ý\n\nMột\n\n:::\n',
  );
  site.write(
    'blog/2026-01-03-cu.md',
    '---\nslug: bài-viết-mới\nauthor: Minh\ndate: 2026-01-03T10:00:00+07:00\n---\n\n[Mục](/blog/khong-front#rieng) [Đầu](/docs)\n',
  );
  site.remove('i18n/en/docusaurus-plugin-content-blog/tags.yml');
  site.append(guide, '\n[Trang không có](/khong-co)\n');
  site.append(post, `\n[Mục không có](${guides.main}#khong-co)\n`);

  const {code, output} = await site.build();

  expect(code).toBe(1);
  const broken = /These links lead nowhere:\n((?: {2}\S.*\n)+)/.exec(output)?.[1] ?? '';
  expect(broken.trim().split('\n')).toHaveLength(2);
  expect(broken).toContain(
    `${guide}:${lineOf(guide, '(/khong-co)')} › link: an address that the site has (/khong-co is none)`,
  );
  expect(broken).toContain(
    `${post}:${lineOf(post, '#khong-co')} › link: a heading that ${guides.main} has; it has none with the id "khong-co"`,
  );
  expect(output).toContain(`Broken link on source page path = ${guides.wide}`);
  for (const page of ['docs', 'docs/markdown', 'blog/khong-front', 'blog/bài-viết-mới']) {
    expect(fs.existsSync(path.join(site.dir, 'build', `${page}.html`))).toBe(true);
  }
});
