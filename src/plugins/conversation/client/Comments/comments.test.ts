import {readGiscusMessage} from './giscus-message';
import {threadTerm} from './thread-term';

test.each([
  ['/blog/a', {thread: 'shared', baseUrl: '/', locale: 'vi'}, 'blog/a'],
  ['/en/blog/a', {thread: 'shared', baseUrl: '/en/', locale: 'en'}, 'blog/a'],
  ['/my-site/en/blog/a/', {thread: 'shared', baseUrl: '/my-site/en/', locale: 'en'}, 'blog/a'],
  ['/en/blog/a', {thread: 'per-language', baseUrl: '/en/', locale: 'en'}, 'en/blog/a'],
  ['/', {thread: 'shared', baseUrl: '/', locale: 'vi'}, 'index'],
] as const)('P03 the discussion of %s under %j is %s', (path, options, term) => {
  expect(threadTerm(path, options)).toBe(term);
});

test.each([
  ['a text', 'x', undefined],
  ['null', null, undefined],
  ['data of another sender', {other: {}}, undefined],
  ['a height', {giscus: {resizeHeight: 3}}, {isFault: false}],
  ['no discussion yet', {giscus: {error: 'Discussion not found'}}, {isFault: false}],
  ['an expired session', {giscus: {error: 'Bad credentials'}}, {isFault: false}],
  ['a fault', {giscus: {error: 'API rate limit exceeded'}}, {isFault: true}],
  [
    'numbers',
    {giscus: {discussion: {totalCommentCount: 3, totalReplyCount: 2, reactionCount: 1}}},
    {isFault: false, count: {comments: 5, reactions: 1}},
  ],
  [
    'junk numbers',
    {giscus: {discussion: {totalCommentCount: '9', totalReplyCount: -2, reactionCount: 1.5}}},
    {isFault: false, count: {comments: 0, reactions: 0}},
  ],
])('P03 a message with %s', (_what, data, expected) => {
  expect(readGiscusMessage(data)).toEqual(expected);
});
