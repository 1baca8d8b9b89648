import {
  parseFrontMatter,
  withFields,
  withoutFrontMatter,
  withYamlFields,
} from './yaml-and-front-matter';

test('front matter can be empty', () => {
  const text = '---\n---\n\nText\n\n---\n\nMore\n';
  expect(parseFrontMatter('blog/a.md', text)).toEqual({values: {}});
  expect(withoutFrontMatter(text)).toBe('   \n   \n\nText\n\n---\n\nMore\n');
});

test.each([
  ['one line', 'title: A\n'],
  ['a block with a blank line', 'title: |\n  A\n\n  B\n'],
  ['a list', 'title:\n-\n  name: A\n- B\n'],
  ['Windows line breaks', 'title: >-\r\n  A\r\n\r\n  B\r\n'],
])('all lines of a field are replaced: %s', (_, field) => {
  const text = `---\n${field}slug: a\n---\n`;
  expect(withFields(text, {title: undefined})).toBe('---\nslug: a\n---\n');
});

test.each([
  ['a quoted name', '"title" : A\n', 'slug: a\n'],
  ['a long string', 'title: "A\n\n  B"\n', 'slug: a\n'],
  ['a comment after the value', 'title: A # why\n', '# The URL\nslug: a\n'],
])('a field is replaced and added: %s', (_, title, slug) => {
  const text = (first: string, last = '') => `---\n${first}${slug}${last}---\nText\n`;
  expect(withFields(text(title), {title: undefined})).toBe(text(''));
  expect(withFields(text(title), {title: 'B: c'})).toBe(text("title: 'B: c'\n"));
  expect(withFields(text(title), {draft: true})).toBe(text(title, 'draft: true\n'));
});

test.each([
  ['an empty list', '# Tags\n{}\n', '# Tags\nb:\n  label: B\n'],
  ['a list in braces', '{a: {label: A}}\n', 'a:\n  label: A\nb:\n  label: B\n'],
  ['no last line break', 'a:\n  label: A', 'a:\n  label: A\nb:\n  label: B\n'],
])('an entry is added: %s', (_, text, result) => {
  expect(withYamlFields(text, {b: {label: 'B'}}).replace(/\n+/g, '\n')).toBe(result);
});
