import {parseFrontMatter, withField, withoutFrontMatter} from './yaml';

test('front matter can be empty', () => {
  const text = '---\n---\n\nText\n\n---\n\nMore\n';
  expect(parseFrontMatter('blog/a.md', text)).toEqual({fields: {}, values: {}, lines: {}});
  expect(withoutFrontMatter(text)).toBe('\n\n\nText\n\n---\n\nMore\n');
});

test.each([
  ['one line', 'title: A\n'],
  ['a block with a blank line', 'title: |\n  A\n\n  B\n'],
  ['a list', 'title:\n-\n  name: A\n- B\n'],
  ['Windows line breaks', 'title: >-\r\n  A\r\n\r\n  B\r\n'],
])('all lines of a field are replaced: %s', (_, field) => {
  const text = `---\n${field}slug: a\n---\n`;
  expect(withField(text, 'title', undefined)).toBe('---\nslug: a\n---\n');
});
