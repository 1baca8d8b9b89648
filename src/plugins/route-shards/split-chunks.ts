import type {Bundler, Compiler} from '../../lib/bundler';

type SplitChunks = {
  readonly prototype: {raw: (compiler?: Compiler) => unknown};
  new (options: unknown): {apply: (compiler: Compiler) => void};
};

/**
 * Lets the bundler forget a finished build although chunks are named by a
 * function.
 *
 * Rspack 1.7 keeps such a function until the process ends, and the function the
 * compiler, in whose scope it is made: with a thousand posts that is gigabytes
 * while the next language is built. Only tests that are functions, of which
 * there are none, ask the compiler for anything: made without it, the plugin
 * does the same. Webpack keeps nothing, and is left alone.
 */
export function createSplitChunks(bundler: Bundler) {
  return {
    apply(compiler: Compiler) {
      if (!('rspackVersion' in bundler)) return;
      const Original = bundler.optimize.SplitChunksPlugin as unknown as SplitChunks;
      class SplitChunksPlugin extends Original {
        raw() {
          return Original.prototype.raw.call(this);
        }
      }
      // Then its options are complete, and it is not yet made
      compiler.hooks.afterEnvironment.tap('dau-split-chunks', () => {
        const {optimization} = compiler.options;
        new SplitChunksPlugin(optimization.splitChunks).apply(compiler);
        optimization.splitChunks = false;
      });
    },
  };
}
