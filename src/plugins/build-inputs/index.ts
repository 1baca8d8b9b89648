import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {writeWhole} from '../shared/files';
import {bundledTextsFile} from './file';

/** What this plugin reads of a compilation, in both bundlers. */
type Compiler = {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        act: (stats: {compilation: {fileDependencies: Iterable<string>}}) => void,
      ): void;
    };
  };
};

/** Docusaurus ends a build that is told to stop as if it had been finished. */
function failWhenStopped(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.prependListener(signal, () => process.exit(1));
  }
}

/**
 * Writes down which texts (Markdown files) the bundler has read for a language,
 * so that `npm run build` knows in which languages a changed text shows.
 */
export default function buildInputs({siteDir, i18n}: LoadContext): Plugin {
  const texts = new Set<string>();
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild) failWhenStopped();
  const collect = {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('dau-build-inputs', ({compilation}) => {
        for (const file of compilation.fileDependencies) {
          if (!/\.mdx?$/.test(file)) continue;
          texts.add(path.relative(siteDir, file).split(path.sep).join('/'));
        }
      });
    },
  };
  return {
    name: 'dau-build-inputs',
    configureWebpack: () => (isBuild ? {plugins: [collect]} : {}),
    async postBuild() {
      await writeWhole(
        path.join(siteDir, bundledTextsFile(i18n.currentLocale)),
        JSON.stringify([...texts].sort()),
      );
    },
  };
}
