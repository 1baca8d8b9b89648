import {ownUrl} from './own-url';

test('a path from outside leads only to pages of this site', () => {
  const own = (url: string, base: string) => ownUrl(url, base, 'https://example.com');
  expect(own('/my-site/blog/a?b=c%2F#d', '/my-site/')).toBe(
    'https://example.com/my-site/blog/a?b=c%2F#d',
  );
  for (const url of [
    '',
    'javascript:alert(1)',
    '//other.example',
    '/other/',
    '/my-site/../other/',
  ]) {
    expect(own(url, '/my-site/')).toBeUndefined();
  }
  for (const url of [
    '/\\other.example',
    '/%5Cother.example',
    '//other.example',
    '/.//other.example',
    '/.%5C/other.example',
    '/%09/other.example',
    '/\t/other.example',
    '/a/..//other.example',
    '/%E0%A4%A',
    '',
    'a',
  ]) {
    expect(own(url, '/')).toBeUndefined();
  }
});
