import {Session} from 'node:inspector';

import type {Plugin} from '@docusaurus/types';

import type {Compiler} from '../shared/bundler';
import {compileApart} from './apart';

/** After the bundler has let go of its work, and while other threads do theirs. */
const DELAY_MS = 200;

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

/**
 * Collects all that JavaScript no longer reaches, and all that is held by it
 * alone, as often as it takes, and gives the memory back. The collector that
 * `--expose-gc` shows does it once, and keeps the memory.
 */
function collectGarbage(): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage', () => {
    // Not in here, where the session still holds the lock that closing it waits for
    setImmediate(() => {
      session.disconnect();
    });
  });
}

/**
 * Gives back what bundling has held, of each part once it is done.
 *
 * Rspack's memory lies outside of JavaScript's, which sees but a few small
 * objects and no reason to collect them: with a thousand posts they hold
 * gigabytes until some time in the next language.
 */
export default function buildMemory(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  const afterBundling = {
    apply(compiler: Compiler) {
      compiler.hooks.shutdown.tap('dau-build-memory', () => {
        letGo(compiler);
        // Once for both parts, if they are done together
        clearTimeout(timer);
        timer = setTimeout(collectGarbage, DELAY_MS);
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
