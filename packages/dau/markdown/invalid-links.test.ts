/** @jest-environment node */
import {openMarkdown} from '../content/parser';
import {nodesOf, textOf} from '../content/markdown-tree';
import {invalidLinks} from './invalid-links';

test('links with an invalid URL become text, and other links stay', async () => {
  const parse = await openMarkdown();
  const text = 'Mở http://ip:port, [**a**](https://[b]), [c][d] và [e](/f) [g][h].';
  const tree = parse(`${text}\n\n[d]: http://x:y\n\n[h]: ./h.md\n`, 'md');
  invalidLinks()(tree);
  const nodes = [...nodesOf(tree)];
  expect(textOf(tree)).toBe('Mở http://ip:port, a, c và e g.');
  expect(nodes.flatMap(({type, url}) => (/^(link|definition)/.test(type) ? [url] : []))).toEqual([
    '/f',
    undefined,
    './h.md',
  ]);
});
