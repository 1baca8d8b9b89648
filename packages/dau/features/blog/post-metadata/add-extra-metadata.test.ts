import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {firstWithTags, latestPosts, seriesOf} from '../lists';
import {addExtraMetadata} from './add-extra-metadata';
import {extraMetadataOf} from './extra-metadata';

const now = Date.parse('2026-06-15T00:00:00Z');

/** Returns a post as `processBlogPosts` receives it. */
function post(id: string, date: string, frontMatter: Record<string, unknown> = {}): BlogPost {
  return {
    id,
    content: 'dấu thanh và bàn phím '.repeat(50),
    metadata: {
      title: id,
      description: 'Về 6 dấu thanh.',
      permalink: `/blog/${id}`,
      source: `@site/blog/${id}.mdx`,
      date: new Date(date),
      tags: ((frontMatter.tags as string[] | undefined) ?? ['chu']).map((permalink) => ({
        permalink,
      })),
      unlisted: frontMatter.unlisted === true,
      frontMatter,
    },
  } as unknown as BlogPost;
}

const build = (posts: BlogPost[]) => addExtraMetadata(posts, now, 3);
const extra = (posts: readonly BlogPost[], id: string) =>
  extraMetadataOf(posts.find((each) => each.id === id)?.metadata ?? {});

test('a link has the title of a translation’s original, and the languages of a post that lacks one', () => {
  const posts = build([
    post('english', '2026-01-02', {languages: ['en'], tune: 'Chữ'}),
    post('both', '2026-01-01'),
  ]);
  const [[english], [both]] = [extra(posts, 'both').related, extra(posts, 'english').related];
  expect([english?.languages, both?.languages]).toEqual([['en'], undefined]);
  expect([english?.tune, both?.tune]).toEqual(['Chữ', undefined]);
});

test('a number in a description is on the same line as its unit', () => {
  const [built] = build([post('marks', '2026-01-01')]);
  expect(built?.metadata.description).toBe('Về 6\u00a0dấu thanh.');
});

test('related posts are posts that share a rare tag, then posts that share a common tag, then the newest posts', () => {
  const posts = build([
    post('code', '2026-01-05', {tags: ['js']}),
    post('git', '2026-01-04', {tags: ['git', 'js']}),
    post('marks', '2026-01-03', {tags: ['vietnamese']}),
    post('typing', '2026-01-02', {tags: ['vietnamese', 'js']}),
    post('food', '2026-01-01', {tags: []}),
  ]);
  const related = (id: string) => extra(posts, id).related.map(({title}) => title);
  expect(related('typing')).toEqual(['marks', 'code', 'git']);
  expect(related('food')).toEqual(['code', 'git', 'marks']);
});

test('parts of a series without a number come after the others, by date', () => {
  const part = (part?: number) => ({series: 'Chữ', ...(part && {part})});
  const posts = build([
    post('last', '2026-01-04', part()),
    post('third', '2026-01-03', part()),
    post('first', '2026-01-02', part(1)),
    post('second', '2026-01-01', part(2)),
  ]);
  const {series} = extra(posts, 'third');
  expect(series?.parts.map(({title}) => title)).toEqual(['first', 'second', 'third', 'last']);
  expect([series?.position, series?.id]).toEqual([3, 'chu']);
});

test('the page of all series starts with the series of the newest part', () => {
  const posts = build([
    post('b2', '2026-01-04', {series: 'B', part: 2}),
    post('a1', '2026-01-03', {series: 'A'}),
    post('b1', '2026-01-02', {series: 'B', part: 1}),
  ]);
  const names = seriesOf(posts).map(({name, posts: parts}) =>
    [name, ...parts.map(({title}) => title)].join(' '),
  );
  expect(names).toEqual(['B b1 b2', 'A a1']);
});

test('the home page starts with posts in its language; a pinned post is first in any language', () => {
  const posts = build([
    post('vietnamese', '2026-01-03', {languages: ['vi']}),
    post('both', '2026-01-02'),
    post('english', '2026-01-01', {languages: ['en']}),
    post('pinned', '2025-01-01', {languages: ['vi'], pinned: true}),
  ]);
  const titles = (locale: string) => latestPosts(posts, locale, 4).map(({title}) => title);
  expect(titles('en')).toEqual(['pinned', 'both', 'english', 'vietnamese']);
  expect(titles('vi')).toEqual(['pinned', 'vietnamese', 'both', 'english']);
});

test('a tag’s row links to its three newest listed posts', () => {
  const posts = build([
    post('hidden', '2026-02-01', {tags: ['a'], unlisted: true}),
    post('new', '2026-01-01', {tags: ['a', 'b']}),
    post('old', '2023-01-01', {tags: ['b', 'c']}),
    post('older', '2022-01-01', {tags: ['b']}),
    post('oldest', '2021-01-01', {tags: ['b']}),
  ]);
  const first = firstWithTags(posts.map(({metadata}) => metadata));
  expect(['a', 'b', 'c'].map((tag) => first[tag]?.map(({title}) => title))).toEqual([
    ['new'],
    ['new', 'old', 'older'],
    ['old'],
  ]);
});
