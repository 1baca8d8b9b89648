import {unified} from 'unified';
import remarkParse from 'remark-parse';

import {openMathSyntax} from './math-syntax';

async function formulasIn(text: string): Promise<string[]> {
  const found: string[] = [];
  const visit = (node: {type: string; value?: string; children?: never[]}) => {
    if (/math/i.test(node.type)) found.push(node.value ?? '');
    node.children?.forEach(visit);
  };
  visit(
    unified()
      .use(remarkParse)
      .use(await openMathSyntax())
      .parse(text) as never,
  );
  return found;
}

test.each([
  ['$a^2$, ($b$) và **$c$**.', ['a^2', 'b', 'c']],
  ['$$\nx = {y}\n$$', ['x = {y}']],
  ['giữa $$x$$ câu', ['x']],
  ['$5 and $10', []],
  ['giá $5, hay $6.', []],
  ['US$5 và A$ 6$', []],
  ['5$ và 10$', []],
  ['$5 hay $10, và 5$ thì', []],
  ['$2 \\times 3$', ['2 \\times 3']],
  ['từ $5 lên $10, với $x$', ['x']],
  ['\\$a$ và `$b$`', []],
  ['giá $10, biến `$HOME`', []],
  ['$`x^2`$', ['`x^2`']],
])('%s', async (text, formulas) => {
  expect(await formulasIn(text)).toEqual(formulas);
});
