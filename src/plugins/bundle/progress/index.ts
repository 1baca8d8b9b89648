import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Compiler = {readonly hooks: {readonly done: {tap(name: string, act: () => void): void}}};

/**
 * Prints which step the build of a language has reached. Docusaurus shows a bar while it bundles,
 * in a terminal only; after that, and in a log, it prints nothing until the language is done.
 */
export default function progress({i18n}: LoadContext): Plugin {
  const say = (step: string) => {
    logger.info(`[${i18n.currentLocale}] ${step}`);
  };
  return {
    name: 'dau-progress',
    configureWebpack(_config, isServer) {
      if (!isServer || process.env.NODE_ENV !== 'production') return {};
      const afterBundling = {
        apply(compiler: Compiler) {
          compiler.hooks.done.tap('dau-progress', () => {
            say('Making the pages...');
          });
        },
      };
      return {plugins: [afterBundling]};
    },
    async postBuild({routesPaths}) {
      say(`${routesPaths.length} pages made. Writing feeds, pictures and the search index...`);
    },
  };
}
