import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Compiler} from '../../../lib/bundler';
import {shippedBy} from './shipped';
import {licencesText} from './text';

type Compilation = Parameters<Parameters<Compiler['hooks']['thisCompilation']['tap']>[1]>[0];

const NAME = 'dau-licences';
/** Who wrote the code that each bundler adds to load modules. */
const RUNTIMES = {rspack: '@rspack/core', webpack: 'webpack'} as const;
/** Packages whose files browsers get without the bundler: the style sheet of the search window. */
const SERVED = ['@docsearch/css'];

/** Returns the files of all modules in a bundle. */
function* bundledFiles({chunks, chunkGraph}: Compilation): Generator<string> {
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      // A module may be several that the bundler has joined
      const {modules = [module]} = module as {readonly modules?: readonly (typeof module)[]};
      for (const each of modules) yield each.nameForCondition() ?? '';
    }
  }
}

/**
 * Writes `licences.txt`: every package in the browsers' bundle of a language with its license, from
 * the bundler's own list of modules. A license that is not accepted stops the build.
 */
export default function licences({siteDir}: LoadContext): Plugin {
  return {
    name: NAME,

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {Compilation, sources} = currentBundler.instance;
      const others = [RUNTIMES[currentBundler.name], ...SERVED].map((name) =>
        require.resolve(`${name}/package.json`),
      );
      const files = new Set(others);
      const plugin = {
        apply(compiler: Compiler) {
          // Child compilations come here, too: the frame of live code is one. They end first
          compiler.hooks.compilation.tap(NAME, (compilation) => {
            const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
            compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
              for (const file of bundledFiles(compilation)) files.add(file);
              if (compilation.compiler.isChild()) return;
              const text = licencesText(shippedBy(files, siteDir));
              compilation.emitAsset('licences.txt', new sources.RawSource(text));
            });
          });
        },
      };
      return {plugins: [plugin]};
    },
  };
}
