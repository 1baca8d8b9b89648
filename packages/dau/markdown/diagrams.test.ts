import {logger} from '@docusaurus/logger';

import {findChromium} from '../utils/chromium';
import type {Node} from '../content/markdown-tree';
import {diagrams} from './diagrams';

jest.mock('../utils/chromium', () => {
  const actual: {findChromium(): string | undefined} = jest.requireActual('../utils/chromium');
  return {...actual, findChromium: jest.fn(actual.findChromium)};
});

/** Returns the type and markup of the published diagram, and the warnings. */
async function publish(value: string) {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const position = {start: {line: 10}};
  const node = {type: 'code', lang: 'mermaid', value, position} as unknown as Node;
  const file = {path: 'blog/a.mdx'} as never;
  const tree = {type: 'root', children: [node]} as unknown as Node;
  await diagrams('en', ['src/css/tokens.css'])()(tree, file);
  const warnings = warn.mock.calls.map(([message]) => String(message));
  warn.mockRestore();
  return {type: node.type, html: JSON.stringify(node), warnings};
}

test('every kind of diagram is drawn in the colors of both modes, without a style sheet', async () => {
  const source = 'gitGraph\n  commit\n  branch nhanh\n  commit';
  const drawn = await publish(source);
  expect(drawn).toMatchObject({type: 'mdxJsxFlowElement', warnings: []});
  expect(drawn.html).toMatch(/<svg .*light-dark\(|<svg .*var\(--dau-/);
  expect(drawn.html).not.toMatch(/<style|class=|foreignObject/);
  const other = await publish('flowchart LR\n  Máy_khách --> B@{shape: cyl, label: "Dữ liệu"}');
  expect(other).toMatchObject({type: 'mdxJsxFlowElement', warnings: []});
  expect(other.html).toContain('Máy_khách');
});

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
