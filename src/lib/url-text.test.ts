import {urlText} from './url-text';

test.each([
  ['tiếng Việt', 'ti%E1%BA%BFng%20Vi%E1%BB%87t'],
  ['👍', '%F0%9F%91%8D'],
  ['👍'.slice(0, 1), '%EF%BF%BD'],
  ['a&b=/#', 'a%26b%3D%2F%23'],
])('%j is %s in a URL', (text, expected) => {
  expect(urlText(text)).toBe(expected);
});
