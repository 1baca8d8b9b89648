import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {pageMarkdown} from './markdown-copies';

type Node = {readonly type: string; readonly value?: string; readonly children?: readonly Node[]};

const parse = (text: string): Node => unified().use(remarkParse).use(remarkGfm).parse(text);
const nodes = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodes)];
const textOf = (node: Node | undefined): string =>
  node ? (node.value ?? node.children?.map(textOf).join('') ?? '') : '';

const titles = [
  'Dấu "ấ" và C#',
  '<script>alert(1)</script>',
  'a <img src onerror=alert(1)> b',
  '[a](javascript:alert(1))',
  '![a](//outside.example/a.png)',
  '](//outside.example/) [',
  '**đậm** _nghiêng_ ~~xóa~~ `mã`',
  'hai \\ gạch \\* chéo',
  '&lt;b&gt; &amp; &#60;',
  '- 1. > # a',
  '<!-- a',
  '# a',
];

test.each(titles)('the heading of a Markdown copy shows the title %j as plain text', (title) => {
  const html = '<p>Viết <code>&lt;b&gt;</code> hay &lt;script&gt;alert(1)&lt;/script&gt;.</p>';
  const facts = {title, description: title, url: 'https://example.com/a', language: 'vi'};
  const copy = pageMarkdown({...facts, html});
  const tree = parse(copy.slice(copy.indexOf('\n---\n') + 5));
  expect(textOf(tree.children?.[0])).toBe(title);
  expect(nodes(tree).map(({type}) => type)).toEqual(
    expect.not.arrayContaining(['html', 'link', 'image', 'strong', 'delete']),
  );
  expect(textOf(tree.children?.[1])).toBe('Viết <b> hay <script>alert(1)</script>.');
});
