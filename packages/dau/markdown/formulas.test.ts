import {logger} from '@docusaurus/logger';

import type {Node} from '../content/markdown-tree';
import {formulas} from './formulas';

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
