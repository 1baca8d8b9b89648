import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {extractPage} from './extract';
import {renderMarkdown} from './markdown';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

async function read(name: string, ...lines: string[]) {
  const file = path.join(folder, name);
  fs.writeFileSync(file, lines.join('\n'));
  const html = await renderMarkdown(file);
  return html && extractPage(html, '#/page', ' | Site');
}

test('with the hash router, Markdown is read like a built page', async () => {
  const page = await read(
    'page.mdx',
    ...['---', 'tags: [a]', '---', "import Tabs from '@theme/Tabs';", '', '# Get **started**', ''],
    ...['Use [the guide](./guide.md), `snake_case` and ![a cat](cat.png) <b>_now_</b>.', ''],
    ...['## Next steps', '', '> A quote', '- [ ] Task', '', '| A | B |', '| --- | --- |', ''],
    ...[':::tip[Read this]', '', 'Tip text', '', ':::', ''],
    ...['```js title="a.js"', '# not a heading', 'if (a < b) {}', '```', ''],
    ...['### Own id {#own}', 'Text', '## Next steps {/* #other */}', '## Next steps'],
  );
  expect(page).toMatchObject({
    title: 'Get started',
    sections: [
      {anchor: '', text: 'Use the guide, snake_case and now .'},
      {
        ...{anchor: 'next-steps', heading: 'Next steps'},
        text: 'A quote Task A B Read this Tip text',
        code: '# not a heading if (a < b) {}',
      },
      {anchor: 'own', heading: 'Own id', text: 'Text'},
      {anchor: 'other', heading: 'Next steps'},
      {anchor: 'next-steps-1', heading: 'Next steps'},
    ],
  });
});

test('with the hash router, unlisted pages and React pages are left out', async () => {
  expect(await read('hidden.md', '---', 'unlisted: true', '---', '# Hidden')).toBeUndefined();
  expect(await read('page.tsx', 'export default () => null;')).toBeUndefined();
});
