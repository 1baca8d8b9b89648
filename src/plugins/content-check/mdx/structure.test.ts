/** @jest-environment node */
import {openMarkdown} from '../../../lib/content/parser';
import {idsIn} from './structure';

test('headings have ids, and so do HTML elements in plain Markdown', async () => {
  const parse = await openMarkdown();
  const text = '# 1\n\n## Hai\n\n<a href="/" id="ba">3</a> <a data-id="x">4</a> <b id="y">5</b>\n';
  expect([...idsIn(parse(text, 'md')).ids]).toEqual(['hai', 'ba']);
  expect([...idsIn(parse(text, 'mdx')).ids]).toEqual(['hai']);
});
