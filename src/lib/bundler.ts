import type {CurrentBundler} from '@docusaurus/types';

/** Rspack or webpack, as plugins are handed it: the same interface. */
export type Bundler = CurrentBundler['instance'];
export type Compiler = Parameters<InstanceType<Bundler['DefinePlugin']>['apply']>[0];

/**
 * Returns a bundler plugin that builds a script of its own, with the bundler configuration of the
 * site: nothing of the site's own scripts is in it, and the dev server also has it.
 *
 * @param entry absolute path of its first module
 * @param filename where the script goes in the output folder
 */
export const separateScript = ({EntryPlugin}: Bundler, entry: string, filename: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.make.tapAsync(filename, (compilation, done) => {
      compilation
        .createChildCompiler(filename, {filename}, [
          new EntryPlugin(compiler.context, entry, {name: filename}),
        ])
        .runAsChild((error) => done(error));
    });
  },
});
