import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {run} from '../../scripts/lib/terminal';

const SECONDS = 1000;
jest.setTimeout(120 * SECONDS);

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-links-'));

function write(file: string, content: string) {
  fs.mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), content);
}
const html = (body: string) =>
  `<!doctype html><html lang="vi"><head><title>Dấu</title></head><body>${body}</body></html>`;

async function checkLinks(): Promise<{code: number; output: string}> {
  let output = '';
  const write_ = (chunk: unknown) => {
    output += String(chunk);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(write_);
  jest.spyOn(process.stderr, 'write').mockImplementation(write_);
  const code = await run('jiti', ['scripts/check-links.ts', '--dir', dir, '--base-url', '/dau/'], {
    onOutput: () => undefined,
  });
  jest.restoreAllMocks();
  return {code, output};
}

beforeEach(() => {
  write(
    'sitemap.xml',
    '<urlset><url><loc>https://example.com/dau/</loc></url><url><loc>https://example.com/dau/a</loc></url></urlset>',
  );
  write('rss.xml', '<rss><channel><link>https://example.com/dau/a</link></channel></rss>');
  write(
    'index.html',
    html('<a href="/dau/a#here">a</a><a href="https://elsewhere.invalid/">x</a>'),
  );
  write('a.html', html('<h2 id="here">a</h2><img src="/dau/p.svg" srcset="/dau/p.svg 2x" alt="">'));
  write('p.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
});

afterAll(() => {
  fs.rmSync(dir, {recursive: true});
});

test('K01 valid links pass, and links to other sites are not checked', async () => {
  const {code, output} = await checkLinks();
  expect(output).toContain(' 0 broken.');
  expect(code).toBe(0);
});

test('K01 broken links, anchors, images, srcset, feed and sitemap URLs are reported with their page', async () => {
  write(
    'a.html',
    html(
      '<a href="/dau/link-gone">a</a><a href="#anchor-gone">b</a>' +
        '<img src="/dau/image-gone.png" srcset="/dau/set-gone.png 2x" alt="">',
    ),
  );
  write('rss.xml', '<rss><channel><link>https://example.com/dau/feed-gone</link></channel></rss>');
  fs.appendFileSync(path.join(dir, 'sitemap.xml'), '<loc>https://example.com/dau/map-gone</loc>');

  const {code, output} = await checkLinks();

  expect(code).toBe(1);
  for (const gone of ['link-gone', 'a#anchor-gone', 'image-gone.png', 'set-gone.png']) {
    expect(output).toMatch(new RegExp(`^/dau/a: broken link /dau/${gone} `, 'm'));
  }
  for (const [file, gone] of [
    ['rss.xml', 'feed-gone'],
    ['sitemap.xml', 'map-gone'],
  ]) {
    expect(output).toMatch(new RegExp(`^/dau/${file}: broken link /dau/${gone} `, 'm'));
  }
});
