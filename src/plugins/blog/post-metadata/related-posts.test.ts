/** @jest-environment node */
import {relatedPosts} from './related-posts';

const post = (id: string, tags: string[], date = 0) => ({id, tags, date});

const posts = [
  post('gõ', ['tieng-viet', 'js'], 1),
  post('dấu', ['tieng-viet'], 2),
  post('git', ['git', 'js'], 3),
  post('mã', ['js'], 4),
  post('cũ', ['js'], 0),
  post('ăn', []),
];

test('posts that share a tag are related, a rare tag first; the newest fill up the list', () => {
  const related = relatedPosts(posts, 3);
  expect(related.get('gõ')).toEqual(['dấu', 'mã', 'git']);
  expect(related.get('git')).toEqual(['mã', 'gõ', 'cũ']);
  expect(related.get('ăn')).toEqual(['mã', 'git', 'dấu']);
});

test('the order of the posts makes no difference', () => {
  expect([...relatedPosts([...posts].reverse(), 3)].sort()).toEqual(
    [...relatedPosts(posts, 3)].sort(),
  );
});
