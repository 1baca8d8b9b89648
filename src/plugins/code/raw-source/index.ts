import type {Plugin} from '@docusaurus/types';

/**
 * `import source from './debounce.ts?raw'` gives the text of a file instead
 * of running it, so that a page shows the very file that the tests run.
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
              // Post loaders pitch first: this one answers before any compiler sees the file.
              enforce: 'post',
              use: [require.resolve('./loader.cjs')],
            },
          ],
        },
      };
    },
  };
}
