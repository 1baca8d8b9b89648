import {SiteCopy} from '../support/site-copy';
import {guides, posts, sourceOf} from '../support/test-site';

/**
 * Tests how a real build reports mistakes. `src/plugins/content-check/check.test.ts` has a case for
 * each mistake.
 */
const site = new SiteCopy();
jest.setTimeout(300_000);

const guide = `${guides.wide.slice(1)}.mdx`;
const post = sourceOf(posts.usual);

/** Returns the number of the first line that contains a string. */
const lineOf = (file: string, text: string) =>
  site
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

test('all errors in the content are reported together, before bundling', async () => {
  site.edit(post, /date: .*/, 'date: 2026-02-30');
  site.edit(guide, 'tags:', 'tag:');
  site.append(guide, '\nChào {ten}!\n');
  site.write('blog/hong.png', 'not an image');
  site.write('blog/hong.md', '---\ntitle: Bài: hỏng\n---\n');

  const {code, output} = await site.build();

  expect(code).toBe(1);
  expect(output).not.toContain('Making the pages');
  expect(output).not.toContain('YAMLException');
  for (const message of [
    'There are errors in your content.',
    `${post}:${lineOf(post, '2026-02-30')}: date must be an existing day as YYYY-MM-DD`,
    `${guide}:${lineOf(guide, '{ten}')}: {ten} is not defined here`,
    'blog/hong.png: image cannot be read',
    // Warnings are reported next to the errors
    `${guide}:${lineOf(guide, 'tag:')}: tag is not a known field`,
    // The framework alone would stop at this one, with its stack
    'blog/hong.md:2: invalid YAML',
  ]) {
    expect(output).toContain(message);
  }
});
