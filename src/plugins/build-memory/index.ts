import v8 from 'node:v8';
import vm from 'node:vm';

import type {Plugin} from '@docusaurus/types';

import type {Compiler} from '../shared/bundler';
import {compileApart} from './apart';

/** After the bundler has let go of its work, and while other threads do theirs. */
const DELAY_MS = 200;
const AGAIN_MS = 100;

/**
 * Empties the fields in which plugins keep the compiler, or what it has made: a
 * list of plugins lives as long as the build of its language.
 */
export function letGo(compiler: Pick<Compiler, 'options'>): void {
  for (const plugin of compiler.options.plugins) {
    if (typeof plugin !== 'object' || plugin === null) continue;
    for (const [field, value] of Object.entries(plugin) as [string, unknown][]) {
      const isOfBuild =
        value === compiler ||
        (typeof value === 'object' &&
          value !== null &&
          'compiler' in value &&
          value.compiler === compiler);
      if (isOfBuild) Reflect.set(plugin, field, undefined);
    }
  }
}

/** V8's own collector, which asks for no reason. */
function exposeGarbageCollector(): () => void {
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc') as () => void;
  // Else every new context, of which making a page takes one, would be slow to make
  v8.setFlagsFromString('--no-expose-gc');
  return collectGarbage;
}

/**
 * Gives back what bundling has held, of each part once it is done.
 *
 * Rspack's memory lies outside of JavaScript's, which sees but a few small
 * objects and no reason to collect them: with a thousand posts they hold
 * gigabytes until some time in the next language.
 */
export default function buildMemory(): Plugin {
  const collectGarbage = exposeGarbageCollector();
  let timer: NodeJS.Timeout | undefined;
  const afterBundling = {
    apply(compiler: Compiler) {
      compiler.hooks.shutdown.tap('dau-build-memory', () => {
        letGo(compiler);
        // Once for both parts, if they are done together
        clearTimeout(timer);
        timer = setTimeout(() => {
          collectGarbage();
          // What the bundler lets go of then has held more of its own and of JavaScript's
          timer = setTimeout(collectGarbage, AGAIN_MS);
        }, DELAY_MS);
      });
    },
  };
  return {
    name: 'dau-build-memory',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      // Once a language: both parts are handed the same
      if (isServer) compileApart(currentBundler);
      return {plugins: [afterBundling]};
    },
  };
}
