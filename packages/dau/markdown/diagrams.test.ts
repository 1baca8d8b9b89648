import {logger} from '@docusaurus/logger';

import {findChromium} from '../utils/chromium';
import type {Node} from '../content/markdown-tree';
import {diagrams} from './diagrams';

jest.mock('../utils/chromium', () => {
  const actual: {findChromium(): string | undefined} = jest.requireActual('../utils/chromium');
  return {...actual, findChromium: jest.fn(actual.findChromium)};
});

/** Returns the type of the published diagram, and the warnings. */
async function publish(value: string) {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const position = {start: {line: 10}};
  const node = {type: 'code', lang: 'mermaid', value, position} as unknown as Node;
  const file = {path: 'blog/a.mdx'} as never;
  const tree = {type: 'root', children: [node]} as unknown as Node;
  await diagrams('en', ['src/css/tokens.css'])()(tree, file);
  const warnings = warn.mock.calls.map(([message]) => String(message));
  warn.mockRestore();
  return {type: node.type, warnings};
}

test('a diagram that cannot be drawn is shown as code, and a warning says on which line it is', async () => {
  const wrong = await publish('gantt\n  title x\n  nonsense here');
  expect(wrong.type).toBe('code');
  expect(wrong.warnings).toEqual([
    expect.stringMatching(
      /^blog.a\.mdx:13: the diagram cannot be drawn, so the page shows its code\. Mermaid .*nonsense here/,
    ),
  ]);
  jest.mocked(findChromium).mockReturnValue(undefined);
  const withoutBrowser = await publish(`pie\n  "${Date.now()}" : 1`);
  expect(withoutBrowser.type).toBe('code');
  expect(withoutBrowser.warnings).toEqual([expect.stringContaining('npm run check')]);
});
