/** @jest-environment node */
import {keepTree, openParser, reuseTrees} from './parser';

test('the compiler reuses the tree of the same text once, and parses every other text', async () => {
  const parse = await openParser();
  const text = '---\ntitle: Dấu\n---\n\nMột [[b]].\n';
  const {tree, source = ''} = parse('blog/a.mdx', text, 'mdx');
  if (!tree) throw new Error('not parsed');
  const processor = {parser: (given: string): unknown => `parsed ${given}`};
  reuseTrees.call(processor);
  const compile = (given: string, file = '/site/blog/a.mdx') =>
    (processor.parser as (given: string, file: {path: string}) => unknown)(given, {path: file});

  keepTree('/site/blog/a.mdx', tree, source);
  const beginning = text.slice(0, -3);
  expect(compile(beginning)).toBe(`parsed ${beginning}`);
  expect(compile(text, '/site/blog/b.mdx')).toBe(`parsed ${text}`);
  expect(compile(text)).toBe(tree);
  expect(compile(text)).toBe(`parsed ${text}`);
});

test('positions in the tree are those in the file', async () => {
  const text = '---\ntitle: Dấu\n---\n\nMột.\n';
  const {tree} = (await openParser())('blog/a.mdx', text, 'mdx');
  expect(tree?.children?.[0]?.position?.start).toEqual({
    line: 5,
    column: 1,
    offset: text.indexOf('Một'),
  });
});
