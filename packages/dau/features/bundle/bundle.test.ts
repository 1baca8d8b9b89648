/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import pruneConfig from './config-loader.cjs';
import {fileOf, licencesText} from './licences';
import {startOnlyBuild} from './one-build';
import {temporaryFolder} from '../../utils/fixtures';

const {dir: siteDir, write, read} = temporaryFolder({'package.json': '{}'});

/** Writes a package to `node_modules` and returns the path of its main module. */
function install(name: string, license: unknown, files: Record<string, string> = {}): string {
  const folder = `node_modules/${name}`;
  write(`${folder}/package.json`, JSON.stringify({name, version: '1.2.3', license}));
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
  return write(`${folder}/lib/index.js`, '');
}

test('licences.txt lists each package and font once, with all licenses', () => {
  write('src/fonts/OFL.txt', 'SIL OPEN FONT LICENSE Version 1.1');
  for (const name of ['giscus', 'lit', 'lit-html', 'lit-element', '@lit/reactive-element']) {
    install(name, 'BSD-3-Clause', {LICENSE: `text of ${name}`});
  }
  const files = [
    install('@one/pkg', 'Apache-2.0', {'LICENSE.md': 'Apache text', NOTICE: 'Notice of One'}),
    install('@one/pkg/node_modules/two', '(ISC OR GPL-3.0-only)', {Licence: 'ISC text'}),
    install('bare', 'MIT', {'licence-check.js': 'no text'}),
    install('@giscus/react', undefined),
    write('src/fonts/a.woff2', ''),
    write('src/page.tsx', ''),
    '',
  ];
  const text = licencesText([...files, ...files], siteDir);
  expect(text.match(/^- .*/gm)).toHaveLength(10);
  for (const part of [
    'Apache text\nNotice of One',
    'ISC text',
    '- src/fonts: OFL-1.1',
    'bare 1.2.3: MIT',
    // This package is bundled in @giscus/react
    'text of lit\n',
  ]) {
    expect(text).toContain(part);
  }
});

test('a module in a folder with # has a file', () => {
  const file = write('a #b/node_modules/c/d.js');
  expect(fileOf(file.replace('#', '\u200b#'))).toBe(file);
  expect(fileOf(`${file}#b/node_modules/c`)).toBe(file);
  expect(fileOf('/no/such/file.js')).toBe('');
  expect(fileOf(null)).toBe('');
});

test('the configuration for browsers has no plugins, and does not depend on the order of keys', () => {
  const pruned = (themeConfig: object) =>
    pruneConfig(`export default ${JSON.stringify({plugins: [1], themeConfig, title: 'A'})};\n`);
  expect(pruned({b: {d: 1}, a: [2, 1]})).toBe(
    'export default {"themeConfig":{"a":[2,1],"b":{"d":1}},"title":"A"};',
  );
  expect(pruned({a: [2, 1], b: {d: 1}})).toBe(pruned({b: {d: 1}, a: [2, 1]}));
});

test('a build stops while another one runs in the same folder', () => {
  const folder = path.join(siteDir, '.docusaurus');
  const file = '.docusaurus/build.pid';
  write(file, String(process.ppid));
  expect(() => startOnlyBuild(folder)).toThrow(`process ${process.ppid} is building this site`);
  const {pid: ended} = spawnSync(process.execPath, ['--version']);
  write(file, String(ended));
  startOnlyBuild(folder);
  startOnlyBuild(folder);
  expect(read(file)).toBe(String(process.pid));
});
