import {neighboursOf} from './neighbours';

const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

test.each([
  [3, 3, ['c', 'd', 'e']],
  [3, 4, ['b', 'c', 'd', 'e']],
  [0, 3, ['a', 'b', 'c']],
  [6, 3, ['e', 'f', 'g']],
  [2, 20, posts],
])('P01 around post %i, %i at most: %j', (index, count, expected) => {
  expect(neighboursOf(posts, index, count)).toEqual(expected);
});
