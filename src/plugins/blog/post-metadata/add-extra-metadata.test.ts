/** @jest-environment node */
import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {addExtraMetadata} from './add-extra-metadata';
import {extraMetadataOf} from './extra-metadata';

const now = Date.parse('2026-06-15T00:00:00Z');

/** Returns a post as the blog plugin passes it to `processBlogPosts`. */
function post(id: string, date: string, frontMatter: Record<string, unknown> = {}): BlogPost {
  return {
    id,
    content: 'dấu thanh và bàn phím',
    metadata: {
      title: id,
      description: 'Về dấu thanh.',
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

const build = (posts: BlogPost[], showScheduled = false) =>
  addExtraMetadata(posts, {now, showScheduled, relatedPosts: 3});
const ids = (posts: readonly BlogPost[]) => posts.map(({id}) => id);
const extra = (posts: readonly BlogPost[], id: string) =>
  extraMetadataOf(posts.find((each) => each.id === id)?.metadata ?? {});

test('a build leaves out a post with a future date; the dev server marks it', () => {
  const posts = [post('now', '2026-06-01'), post('later', '2026-06-16')];
  expect(ids(build(posts))).toEqual(['now']);
  expect(extra(build(posts), 'now').related).toEqual([]);
  expect(ids(build(posts, true))).toEqual(['now', 'later']);
  expect(extra(build(posts, true), 'later').isScheduled).toBe(true);
  expect(extra(build(posts, true), 'now').isScheduled).toBe(false);
});

test('no post links to an unlisted post', () => {
  const posts = build([
    post('a', '2026-01-01'),
    post('b', '2026-02-01'),
    post('hidden', '2026-03-01', {unlisted: true}),
  ]);
  expect(extra(posts, 'a').related).toEqual([{title: 'b', permalink: '/blog/b'}]);
  expect(ids(posts)).toContain('hidden');
});

test('if a series lacks a part, the others keep their order and are numbered from 1', () => {
  const series = {series: 'Học Git'};
  const posts = build([
    post('three', '2026-01-03', {...series, part: 3}),
    post('one', '2026-01-01', {...series, part: 1}),
    post('two', '2026-12-01', {...series, part: 2}),
    post('alone', '2026-01-04'),
  ]);
  expect(extra(posts, 'three').series).toEqual({
    name: 'Học Git',
    position: 2,
    parts: [
      {title: 'one', permalink: '/blog/one'},
      {title: 'three', permalink: '/blog/three'},
    ],
  });
  // The parts of the series are not related posts
  expect(extra(posts, 'three').related.map(({title}) => title)).toEqual(['alone']);
  expect(extra(posts, 'alone').series).toBeUndefined();
});

test('a link has the languages of a post that is not in all languages', () => {
  const posts = build([
    post('both', '2026-01-01'),
    post('english', '2026-01-02', {languages: ['en']}),
  ]);
  expect(extra(posts, 'both').related).toEqual([
    {title: 'english', permalink: '/blog/english', languages: ['en']},
  ]);
  expect(extra(posts, 'english').related).toEqual([{title: 'both', permalink: '/blog/both'}]);
});

test('related posts are those with the same rare tag, then those with a common tag, then the newest', () => {
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
