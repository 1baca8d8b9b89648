/** @jest-environment node */
import {readingTime} from './reading-time';

test.each([
  ['', 0],
  ['Một bài viết có mười hai chữ, và bốn dấu câu: hết.', 12 / 200],
  ["It's 3.5 times `array.map(x => x)`.", 6 / 200],
  ['chữ '.repeat(500), 2.5],
])('the reading time of %j is %d minutes', (content, minutes) => {
  expect(readingTime({content})).toBe(minutes);
});
