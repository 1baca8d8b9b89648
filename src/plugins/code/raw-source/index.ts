import type {Plugin} from '@docusaurus/types';

/**
 * Lets `import source from './debounce.ts?raw'` return the text of a file, so that a
 * page shows the same file that the tests run.
 */
export default function rawSource(): Plugin {
  return {
    name: 'dau-raw-source',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              resourceQuery: /^\?raw$/,
              // The pitch phase starts with post loaders, so this one runs before any compiler.
              enforce: 'post',
              use: [require.resolve('./loader.cjs')],
            },
          ],
        },
      };
    },
  };
}
