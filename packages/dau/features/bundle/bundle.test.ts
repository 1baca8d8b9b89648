import bundle from '.';
import {licencesText} from './licences';
import {temporaryFolder} from '../../tests/support/temporary-folder';

const {dir: siteDir, write} = temporaryFolder({'package.json': '{}'});

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
    '- src/fonts\n',
    'bare 1.2.3: MIT',
    // This package is bundled in @giscus/react
    'text of lit\n',
  ]) {
    expect(text).toContain(part);
  }
});

test('the configuration for browsers has no plugins, and does not depend on the order of keys', () => {
  const siteConfig = {plugins: [1], themeConfig: {b: {d: 1}, a: [2, 1]}, title: 'A'};
  bundle({siteConfig, i18n: {locales: []}} as never);
  expect(JSON.stringify(siteConfig)).toBe('{"themeConfig":{"a":[2,1],"b":{"d":1}},"title":"A"}');
  expect(siteConfig.plugins).toEqual([1]);
});
