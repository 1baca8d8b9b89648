import type {CurrentBundler} from '@docusaurus/types';

/** Rspack or webpack. They share an interface. */
export type Bundler = CurrentBundler['instance'];
export type Compiler = Parameters<InstanceType<Bundler['DefinePlugin']>['apply']>[0];

/**
 * Returns a bundler plugin that builds a separate script with the site's bundler configuration. The
 * script shares no code with the site's other scripts. The dev server also builds this script.
 *
 * @param entries absolute paths of the modules that the script runs, one after another
 * @param filename path of the script in the output folder
 */
export const separateScript = (
  {EntryPlugin}: Bundler,
  entries: readonly string[],
  filename: string,
) => ({
  apply(compiler: Compiler) {
    compiler.hooks.make.tapAsync(filename, (compilation, done) => {
      compilation
        .createChildCompiler(
          filename,
          {filename},
          entries.map((entry) => new EntryPlugin(compiler.context, entry, {name: filename})),
        )
        .runAsChild((error) => done(error));
    });
  },
});
