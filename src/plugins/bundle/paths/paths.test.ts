/** @jest-environment node */
import {getFileLoaderUtils} from '@docusaurus/utils';

import paths from '.';

type Asked = {request: string};

/** Takes the place of the bundler's plugin. */
class Replacement {
  constructor(
    readonly request: RegExp,
    readonly act: (asked: Asked) => void,
  ) {}
}
const currentBundler = {
  name: 'rspack',
  instance: {NormalModuleReplacementPlugin: Replacement},
};
const {plugins} = paths().configureWebpack?.(
  {},
  false,
  {currentBundler} as never,
  {},
) as unknown as {
  plugins: readonly [Replacement];
};

test('no path of this machine is in the options of a picture’s request', () => {
  const {loaders} = getFileLoaderUtils(false);
  const asked = {request: `${loaders.inlineMarkdownImageFileLoader}./hình.png`};
  const [loader = ''] = asked.request.split('?');
  expect(plugins[0].request.test(asked.request)).toBe(true);
  plugins[0].act(asked);
  expect(asked.request).toMatch(/^!.*url-loader.*\?limit=\d+&name=[^&]+!\.\/hình\.png$/);
  // The path of the loader itself stays: the bundler makes it relative
  expect(asked.request.startsWith(loader)).toBe(true);
  expect(asked.request.slice(loader.length)).not.toContain(process.cwd());
});

test('other requests stay as they are', () => {
  expect(plugins[0].request.test('./file-loader/index.js')).toBe(false);
});
