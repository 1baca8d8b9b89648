import fs from 'node:fs';
import path from 'node:path';

import {SiteCopy} from '../support/site-copy';
import {guides, posts, sourceOf} from '../support/test-site';

/**
 * Tests how a real build reports mistakes. `src/plugins/content/check/mistakes.test.ts` has a case
 * for each mistake.
 */
const site = new SiteCopy();
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

test('all faults in the content are reported together, before bundling', async () => {
  site.edit(post, /date: .*/, 'date: 2026-02-30');
  site.edit(post, /tags: \[/, 'tags: [docusarus, ');
  site.edit(guide, 'tags:', 'tag:');
  site.append(guide, '\nChào {ten}!\n');
  site.write('blog/hong.png', 'not an image');

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).not.toContain('Making the pages');
  for (const message of [
    'The content has faults.',
    `${post}:${lineOf(post, '2026-02-30')} › date: a day of the calendar as YYYY-MM-DD`,
    `${guide}:${lineOf(guide, '{ten}')} › {ten}: a name that the text declares`,
    'blog/hong.png: an image that can be read',
    // Warnings are reported next to the errors
    `${guide}:${lineOf(guide, 'tag:')} › tag: a field that is known`,
    // The framework's own
    'Tags [docusarus] used in',
  ]) {
    expect(output).toContain(message);
  }
});

test('two texts at one address are named, both of them', async () => {
  site.write('blog/hai.mdx', site.read(post));

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toMatch(/blog\/\S+ › slug: an address of its own; blog\/\S+ has \/blog\/\S+ too/);
});

test('valid Docusaurus syntax builds; broken links are reported with file and line', async () => {
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
  site.append(guide, '\n[Trang không có](/khong-co)\n');
  site.append(post, `\n[Mục không có](${guides.main}#khong-co)\n`);

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).toContain(`Broken link on source page path = ${guides.wide}`);
  for (const page of ['docs', 'docs/markdown', 'blog/khong-front', 'blog/bài-viết-mới']) {
    expect(fs.existsSync(path.join(site.dir, 'build', `${page}.html`))).toBe(true);
  }
});
