/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {inlineDrawing} from './inline-drawing';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-logo-'));
const write = (name: string, text: string) => {
  fs.mkdirSync(path.join(siteDir, 'static', 'img'), {recursive: true});
  fs.writeFileSync(path.join(siteDir, 'static', 'img', name), text);
};
const small =
  '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#1f1b18" d="M0 0\n1 1"/></svg>\n';
write('small.svg', small);
write('large.svg', `<svg>${' '.repeat(2000)}</svg>`);
write('logo.png', 'PNG');

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

test('a small SVG becomes a data URL with the content of the file', () => {
  const address = inlineDrawing('img/small.svg', siteDir);
  const [, encoded = ''] = /^data:image\/svg\+xml,([^"#<>\s{}]|\s)*$/.test(address)
    ? address.split(',')
    : [];
  expect(decodeURIComponent(encoded)).toBe(small.trim().replace('\n', ' '));
});

test.each(['img/large.svg', 'img/logo.png', 'img/none.svg', 'https://example.com/logo.svg'])(
  '%s stays unchanged',
  (address) => {
    expect(inlineDrawing(address, siteDir)).toBe(address);
  },
);
