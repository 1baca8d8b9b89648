import {logger} from '@docusaurus/logger';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import type {Node} from '../content/markdown-tree';
import {openMathSyntax} from '../content/math-syntax';
import {textOf} from '../content/markdown-tree';
import {formulas, formulasAsText} from './formulas';

test('words with diacritics are not split, and a formula with an error becomes code with a warning', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const sources = [String.raw`\mathrm{đường} = \operatorname{độ dài}(x)`, 'x^2_1^3'];
  const children = sources.map((value, index) => ({
    type: 'inlineMath',
    value,
    position: {start: {line: index + 3}},
  }));
  const tree = {type: 'root', children} as unknown as Node;
  formulas()(tree, {path: 'docs/a.md'} as never);
  const [marked, wrong] = tree.children ?? [];
  expect(JSON.stringify(marked)).toMatch(/<mtext>đường<.*<mtext>độ\s+dài</u);
  expect(wrong).toMatchObject({type: 'inlineCode', value: 'x^2_1^3'});
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^docs.a\.md:4: the formula "x\^2_1\^3" cannot be read \(Double super/)],
  ]);
});

test('without formulas, their source is text, also with braces in MDX', async () => {
  const source = String.raw`Giá $5, $\frac{a}{b}$ và {1 + 1}.

$$
\sqrt{x}
$$

$$ *nghiêng*`;
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(await openMathSyntax(false))
    .use(formulasAsText as never);
  const tree = (await processor.run(processor.parse(source), source)) as unknown as Node;
  const [text, block, last] = tree.children ?? [];
  expect(text?.children?.map(({type}) => type)).toEqual([
    'text',
    'text',
    'text',
    'mdxTextExpression',
    'text',
  ]);
  expect(text && textOf(text)).toContain(String.raw`$\frac{a}{b}$`);
  expect(block?.children).toMatchObject([{type: 'text', value: '$$\n\\sqrt{x}\n$$'}]);
  expect(last?.children?.map(({type}) => type)).toEqual(['text', 'emphasis']);
});
