/** @jest-environment node */
import {inlineDrawing} from './static-files';
import {temporaryFolder} from './fixtures';

const {dir: siteDir, write: writeFile} = temporaryFolder();
const write = (name: string, text: string) => writeFile(`static/img/${name}`, text);
const small =
  '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#1f1b18" d="M0 0\n1 1"/></svg>\n';
write('small.svg', small);
write('large.svg', `<svg>${' '.repeat(2000)}</svg>`);
write('logo.png', 'PNG');

test('a small SVG becomes a data URL, and other images keep their URLs', () => {
  const [, encoded = ''] = inlineDrawing('img/small.svg', siteDir).split('data:image/svg+xml,');
  expect(encoded).not.toMatch(/["#<>{}]|[^\S ]/);
  expect(decodeURIComponent(encoded)).toBe(small.trim().replace('\n', ' '));
  for (const url of ['img/large.svg', 'img/logo.png', 'img/none.svg', 'https://a.dev/logo.svg']) {
    expect(inlineDrawing(url, siteDir)).toBe(url);
  }
});
