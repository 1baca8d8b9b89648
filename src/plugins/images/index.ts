import type {Plugin} from '@docusaurus/types';

/**
 * Leaves the blurred previews of pictures out of the scripts: `Picture` shows none. They are 300 to
 * 400 bytes for each picture, in Base64, which does not compress.
 */
export default function images(): Plugin {
  return {
    name: 'dau-images',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              // The rule of the image plugin
              test: /\.(?:png|jpe?g)$/i,
              issuer: /\.(?:tsx?|jsx?|mdx?)$/i,
              enforce: 'post',
              use: [require.resolve('./without-preview.cjs')],
            },
          ],
        },
      };
    },
  };
}
