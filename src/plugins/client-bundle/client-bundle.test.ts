/** @jest-environment node */
import fs from 'node:fs';

import {faultsOf} from './bundler';
import pruneConfig from './config-loader.cjs';
import pruneRegistry from './registry-loader.cjs';

test('of tslib the framework’s utilities use one function, which stands in for all', () => {
  const source = fs.readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
  const used = [...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(['__importDefault']));
});

test('browsers get the configuration without what only the build reads', () => {
  const written =
    '/* generated */\nexport default {"title":"Dấu","presets":[["classic",{}]],"ssrTemplate":"<html>","themeConfig":{}};\n';
  expect(pruneConfig.call({resourcePath: 'config'}, written)).toBe(
    '/* generated */\nexport default {"title":"Dấu","themeConfig":{}};',
  );
  expect(() => pruneConfig.call({resourcePath: 'config'}, 'module.exports = {}')).toThrow(
    'config is not as it was',
  );
});

test('browsers get the chunks without names and ids', () => {
  expect(
    pruneRegistry(
      'export default {\n  "01a8": [() => import(/* webpackChunkName: "01a8" */ "@theme/A"), "@theme/A", require.resolveWeak("@theme/A")],\n};',
    ),
  ).toBe(
    'export default {\n  "01a8": [() => import(/* webpackChunkName: "01a8" */ "@theme/A")],\n};',
  );
});

describe('stand-ins', () => {
  const standIn = {
    name: 'nprogress',
    request: /^nprogress$/,
    by: '/site/stand-ins/nprogress.ts',
    never: /[\\/]node_modules[\\/]nprogress[\\/]/,
  };

  test('in their places are no fault', () => {
    expect(faultsOf([standIn], ['/site/a.ts', '/site/stand-ins/nprogress.ts'])).toEqual([]);
  });

  test('one that nothing asks for any more stops the build', () => {
    expect(faultsOf([standIn], ['/site/a.ts'])).toEqual([
      "Nothing in the browser's bundle asks for nprogress any more. See src/plugins/client-bundle/stand-ins.ts.",
    ]);
  });

  test('what comes by another way stops the build', () => {
    const [fault] = faultsOf(
      [standIn],
      ['/site/stand-ins/nprogress.ts', '/site/node_modules/nprogress/nprogress.js'],
    );
    expect(fault).toMatch(/^nprogress is in the browser's bundle all the same: .*nprogress\.js/);
  });
});
