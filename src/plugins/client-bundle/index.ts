import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {cachedBy} from '../build-cache/version';
import {StandInsPlugin} from './bundler';
import {productionStandIns, standIns, type StandIn} from './stand-ins';

/** Changes when what this plugin does may change: a cache of the bundler knows nothing of it. */
function fingerprint(standIn: readonly StandIn[]): string {
  const hash = crypto.createHash('sha256');
  for (const name of fs.readdirSync(__dirname)) {
    const file = path.join(__dirname, name);
    if (fs.statSync(file).isFile()) hash.update(fs.readFileSync(file));
  }
  for (const {name} of standIn) hash.update(name);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Leaves out of the browser's scripts what a page does not need that comes as
 * HTML: what `stand-ins.ts` names, the parts of the configuration that only the
 * build reads, the texts of all posts in the archive, and the list of the
 * interface's texts.
 */
export default function clientBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const texts = {
    // Not `test`: by that the framework takes a rule for its own for Markdown
    resource: /\.([jt]sx?|mjs|mdx?)$/,
    enforce: 'post' as const,
    use: [
      {
        loader: require.resolve('./texts-loader.cjs'),
        options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
      },
    ],
  };
  return {
    name: 'dau-client-bundle',

    configureWebpack(config, isServer, {currentBundler}) {
      // The server shows what browsers get
      const archive = {
        test: /[\\/]docusaurus-plugin-content-blog[\\/][^\\/]+[\\/]p[\\/][^\\/]*archive[^\\/]*\.json$/,
        include: generatedFilesDir,
        enforce: 'pre' as const,
        use: [require.resolve('./archive-loader.cjs')],
      };
      if (isServer) return {module: {rules: [archive]}};
      const all = [...standIns(siteConfig), ...(isProduction ? productionStandIns : [])];
      return {
        ...cachedBy(config, fingerprint(all)),
        plugins: [new StandInsPlugin(all, currentBundler.instance)],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              enforce: 'pre',
              use: [require.resolve('./config-loader.cjs')],
            },
            archive,
            ...(isProduction ? [texts] : []),
          ],
        },
      };
    },
  };
}
