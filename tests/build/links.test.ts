import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {capture} from '../../scripts/lib/terminal';

jest.setTimeout(60_000);

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-links-'));
afterAll(() => fs.rmSync(dir, {recursive: true}));

function write(file: string, body: string) {
  fs.mkdirSync(path.join(dir, 'build', path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(dir, 'build', file), body);
}
const page = (body: string) => `<!doctype html><html data-has-hydrated="false">${body}</html>`;

/** Runs the step in a process of its own: linkinator is an ES module, which Jest cannot load. */
async function brokenLinks(): Promise<string[]> {
  const call = `import {brokenLinks} from '${path.resolve('scripts/lib/gate/links.ts')}';
    brokenLinks('build', '.', {baseUrl: '/dau/', address: 'https://a.test/dau/'})
      .then((lines) => console.log(lines.join('\\n')));`;
  fs.writeFileSync(path.join(dir, 'links.ts'), call);
  const {code, output} = await capture('jiti', ['links.ts'], {cwd: dir});
  expect([code, output]).toEqual([0, expect.anything()]);
  return output.split('\n').filter(Boolean).sort();
}

test('links, anchors and pictures that lead nowhere are named with their page', async () => {
  write('p.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('a.html', page('<h2 id="mục-một">a</h2><a name="old">b</a>'));
  const good = ['a', '/dau/a#old', '/dau/a#m%E1%BB%A5c-m%E1%BB%99t', '/dau/a?q=1#top', '#', '/dau'];
  const elsewhere = ['https://a.test/dau/a#old', 'https://elsewhere.invalid/', 'mailto:a@b.test'];
  const links = [...good, ...elsewhere].map((href) => `<a href="${href}">x</a>`).join('');
  write('index.html', page(`${links}<img src=p.svg srcset="p.svg 1x, /dau/p.svg 2x">`));
  expect(await brokenLinks()).toEqual([]);

  fs.mkdirSync(path.join(dir, 'src/pages'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'src/pages/b.mdx'), '');
  write(
    'b.html',
    page(
      '<a href="gone">x</a><a href="/outside">x</a><a href="a#anchor-gone">x</a>' +
        '<img src="image-gone.png"><img srcset="/dau/set-gone.png 2x">' +
        '<link rel="canonical" href="https://a.test/dau/other">',
    ),
  );
  const missing = 'there is no such page';
  expect(await brokenLinks()).toEqual(
    [
      `/dau/b (src/pages/b.mdx): broken link to /dau/gone: ${missing}`,
      `/dau/b (src/pages/b.mdx): broken link to /outside: ${missing}`,
      '/dau/b (src/pages/b.mdx): broken link to /dau/a#anchor-gone: the page has no such heading',
      `/dau/b (src/pages/b.mdx): broken link to /dau/image-gone.png: ${missing}`,
      `/dau/b (src/pages/b.mdx): broken link to /dau/set-gone.png: ${missing}`,
      `/dau/b (src/pages/b.mdx): broken link to /dau/other: ${missing}`,
    ].sort(),
  );
});
