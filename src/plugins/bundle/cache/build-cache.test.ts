/** @jest-environment node */
import type {LoadContext} from '@docusaurus/types';

import buildCache, {withVersion} from '.';

test.each([
  ['Rspack 1', {cache: true, experiments: {cache: {version: 'vi', type: 'persistent'}}}],
  ['Rspack 2', {cache: {version: 'vi', type: 'persistent'}}],
])('the version of the cache of %s gets an addition', (_bundler, config) => {
  expect(JSON.stringify(withVersion(config, 'abc'))).toContain('"version":"vi-abc"');
});

test('nothing is added where the cache is switched off', () => {
  expect(withVersion({cache: undefined, experiments: {}}, 'abc')).toEqual({});
  expect(withVersion({cache: true}, 'abc')).toEqual({});
});

test('the version changes with the configuration, and with nothing else', () => {
  const versionOf = (siteConfig: object) => {
    const {configureWebpack} = buildCache({siteConfig} as LoadContext);
    return configureWebpack?.({cache: {type: 'filesystem', version: 'vi'}}, false, {} as never, {});
  };
  expect(versionOf({baseUrl: '/'})).toEqual(versionOf({baseUrl: '/'}));
  expect(versionOf({baseUrl: '/'})).not.toEqual(versionOf({baseUrl: '/my-site/'}));
});
