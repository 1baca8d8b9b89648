/** @jest-environment node */
import {createSplitChunks} from './split-chunks';

/** As much of a bundler as the plugin knows of. */
function fakeBundler(version: object) {
  const made: {options: unknown; compiler: unknown}[] = [];
  class SplitChunksPlugin {
    constructor(readonly options: unknown) {}
    raw(compiler?: unknown) {
      return {options: this.options, compiler};
    }
    apply(compiler: unknown) {
      made.push(this.raw(compiler));
    }
  }
  const splitChunks = {chunks: 'all'};
  let complete: () => void = () => undefined;
  const compiler = {
    options: {optimization: {splitChunks: splitChunks as unknown}},
    hooks: {
      afterEnvironment: {
        tap: (_name: string, act: () => void) => {
          complete = act;
        },
      },
    },
  };
  const bundler = {...version, optimize: {SplitChunksPlugin}};
  createSplitChunks(bundler as unknown as Parameters<typeof createSplitChunks>[0]).apply(
    compiler as unknown as Parameters<ReturnType<typeof createSplitChunks>['apply']>[0],
  );
  complete();
  return {made, splitChunks, left: compiler.options.optimization.splitChunks};
}

test('Rspack splits chunks as it was told, without the compiler in scope', () => {
  const {made, splitChunks, left} = fakeBundler({rspackVersion: '1.7.12'});
  expect(made).toEqual([{options: splitChunks, compiler: undefined}]);
  expect(left).toBe(false);
});

test('webpack does so by itself', () => {
  const {made, splitChunks, left} = fakeBundler({});
  expect(made).toEqual([]);
  expect(left).toBe(splitChunks);
});
