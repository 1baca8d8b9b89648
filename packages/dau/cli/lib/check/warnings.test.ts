import {countWarnings, warningsIn} from './warnings';

test('returns each warning once, with all its lines', () => {
  const output = `[INFO] [vi] Creating an optimized production build...
[WARNING] Markdown link with URL \`./gone.mdx\` in source file "blog/a.mdx" couldn't be resolved.
Make sure it references a local Markdown file that exists.
[WARNING] Another one.

node: a line that is not the framework's
[SUCCESS] Generated static files in "build".
[WARNING] Another one.
`;
  expect(warningsIn(output)).toEqual([
    'Markdown link with URL `./gone.mdx` in source file "blog/a.mdx" couldn\'t be resolved.\nMake sure it references a local Markdown file that exists.',
    'Another one.',
  ]);
});

test('counts each warning in a list', () => {
  const list = 'Warnings in your content:\n  blog/a.mdx:1: one.\n  blog/b.mdx:2: two.';
  expect(countWarnings([list, 'Another one.\nMore about it.'])).toBe(3);
});
