/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';

import bundle from '.';
import pruneConfig from './config-loader.cjs';
import {licencesText} from './licences';
import {temporaryFolder} from '../../lib/fixtures';

const {dir: siteDir, write} = temporaryFolder({'package.json': '{}'});

/** Installs a package, and returns a module of it. */
function install(name: string, license: unknown, files: Record<string, string> = {}): string {
  const folder = `node_modules/${name}`;
  write(`${folder}/package.json`, JSON.stringify({name, version: '1.2.3', license, author: 'An'}));
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
  return write(`${folder}/lib/index.js`, '');
}

describe('licences.txt', () => {
  test('names each package once with its texts, and fonts', () => {
    write('src/fonts/OFL.txt', 'SIL OPEN FONT LICENSE Version 1.1');
    const files = [
      install('@one/pkg', 'Apache-2.0', {'LICENSE.md': 'Apache text', NOTICE: 'Notice of One'}),
      install('@one/pkg/node_modules/two', '(ISC OR GPL-3.0-only)', {Licence: 'ISC text'}),
      install('bare', 'MIT', {'licence-check.js': 'no text'}),
      write('src/fonts/a.woff2', ''),
      write('src/page.tsx', ''),
      '',
    ];
    const text = licencesText([...files, ...files], siteDir);
    expect(text.match(/^- .*/gm)).toHaveLength(4);
    for (const part of [
      'Apache text\nNotice of One',
      'ISC text',
      '- src/fonts: OFL-1.1',
      // It names the license, and has no file of it
      'Copyright (c) An\n\nPermission is hereby granted',
    ]) {
      expect(text).toContain(part);
    }
  });
});

test('browsers get the configuration without what only the build reads', () => {
  const written =
    '/* generated */\nexport default {"title":"Dấu","presets":[["classic",{}]],"ssrTemplate":"<html>","themeConfig":{}};\n';
  expect(pruneConfig(written)).toBe(
    '/* generated */\nexport default {"title":"Dấu","themeConfig":{}};',
  );
  expect(pruneConfig('module.exports = {}')).toBe('module.exports = {}');
});

describe('the bundler', () => {
  class Replacement {
    constructor(
      readonly request: RegExp,
      readonly act: (asked: {request: string}) => void,
    ) {}
  }
  const currentBundler = {
    name: 'rspack',
    instance: {
      NormalModuleReplacementPlugin: Replacement,
      BannerPlugin: Replacement,
      Compilation: {},
    },
  };
  const configure = (config: object, siteConfig = {}) =>
    bundle({
      siteDir,
      generatedFilesDir: '/g',
      baseUrl: '/',
      siteConfig,
    } as LoadContext).configureWebpack?.(config, false, {currentBundler} as never, {}) as never as {
      plugins: Replacement[];
    };

  test.each([
    ['Rspack 1', {cache: true, experiments: {cache: {version: 'vi'}}}],
    ['Rspack 2', {cache: {version: 'vi'}}],
  ])('has another cache where a setting differs: %s', (_name, config) => {
    const versionFor = (siteConfig: object) => {
      const copy = structuredClone(config);
      configure(copy, siteConfig);
      return JSON.stringify(copy);
    };
    expect(versionFor({baseUrl: '/'})).toMatch(/"version":"vi-\w+"/);
    expect(versionFor({baseUrl: '/'})).toBe(versionFor({baseUrl: '/'}));
    expect(versionFor({baseUrl: '/'})).not.toBe(versionFor({baseUrl: '/my-site/'}));
  });
});
