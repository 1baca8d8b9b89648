/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {isAccepted} from './accepted';
import {shippedBy} from './shipped';
import {licencesText} from './text';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-licences-'));

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function write(file: string, text: string): string {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  fs.writeFileSync(absolute, text);
  return absolute;
}

/** Installs a package, and returns a module of it. */
function install(name: string, license: unknown, files: Record<string, string> = {}): string {
  const folder = `node_modules/${name}`;
  write(`${folder}/package.json`, JSON.stringify({name, version: '1.2.3', license, author: 'An'}));
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
  return write(`${folder}/lib/index.js`, '');
}

const nested = 'node_modules/@one/pkg/node_modules/two';
const files = [
  install('@one/pkg', 'Apache-2.0', {'LICENSE.md': 'Apache text', NOTICE: 'Notice of One'}),
  install('@one/pkg/node_modules/two', 'ISC', {Licence: 'ISC text'}),
  install('bare', 'MIT', {'licence-check.js': 'no text'}),
  write('src/fonts/a.woff2', ''),
  write('src/page.tsx', ''),
  write('src/notice.tsx', 'not a licence'),
  write('LICENSE', 'the licence of the site'),
  '',
];
write(`${nested}/package.json`, '{"name": "two", "version": "2.0.0", "license": "ISC"}');
write('src/fonts/OFL.txt', 'SIL OPEN FONT LICENSE Version 1.1');

test('each package is named once with its version and texts, fonts with them', () => {
  const text = licencesText(shippedBy([...files, ...files], siteDir));
  expect(text.match(/^- .*/gm)).toEqual([
    '- @one/pkg 1.2.3: Apache-2.0',
    '- bare 1.2.3: MIT',
    '- src/fonts: OFL-1.1',
    '- two 2.0.0: ISC',
  ]);
  expect(text).toContain('Apache text\nNotice of One');
  expect(text).toContain('ISC text');
  // It names the license, and has no file of it
  expect(text).toContain('Copyright (c) An\n\nPermission is hereby granted');
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).not.toContain('the licence of the site');
});

test('a package inside the files of another one is named, too', () => {
  for (const name of ['giscus', 'lit', 'lit-html', 'lit-element', '@lit/reactive-element']) {
    install(name, 'BSD-3-Clause', {LICENSE: `${name} text`});
  }
  const text = licencesText(shippedBy([install('@giscus/react', undefined)], siteDir));
  expect(text.match(/^- .*/gm)).toHaveLength(6);
  expect(text).toContain('@lit/reactive-element text');
});

test.each([
  ['closed', 'UNLICENSED', /closed 1\.2\.3 has the license "UNLICENSED".*accepted\.ts/],
  ['viral', 'GPL-3.0-only', /viral 1\.2\.3 has the license "GPL-3.0-only"/],
  ['silent', undefined, /silent 1\.2\.3 does not say its license\..*"found" in .*accepted\.ts/],
  ['old', {type: 'MIT'}, /old 1\.2\.3 does not say its license/],
  ['textless', 'ISC', /textless 1\.2\.3 has no file with the text of its license \(ISC\)/],
])('the licence of %s stops the build', (name, license, message) => {
  const shipped = shippedBy([...files, install(name, license)], siteDir);
  expect(() => licencesText(shipped)).toThrow(message);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Zlib', true],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('"%s" is accepted: %s', (expression, expected) => {
  expect(isAccepted(expression)).toBe(expected);
});
