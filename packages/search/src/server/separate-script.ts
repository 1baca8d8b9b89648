import type {CurrentBundler} from '@docusaurus/types';

/** Rspack or webpack. They share an interface. */
export type Bundler = CurrentBundler['instance'];
export type Compiler = Parameters<InstanceType<Bundler['DefinePlugin']>['apply']>[0];
type Compilation = Parameters<Parameters<Compiler['hooks']['compilation']['tap']>[1]>[0];

/**
 * Returns a bundler plugin that builds a separate script with the site's bundler configuration. The
 * script shares no code with the site's other scripts. The dev server builds the script again only after
 * one of its files has changed.
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
    /** The last build without errors. */
    let last: Compilation | undefined;
    compiler.hooks.make.tapAsync(filename, (compilation, done) => {
      const {modifiedFiles = [], removedFiles = []} = compiler;
      const changed = [...modifiedFiles, ...removedFiles];
      if (last && !changed.some((file) => last?.fileDependencies.has(file))) {
        compilation.fileDependencies.addAll(last.fileDependencies);
        for (const {name, source, info} of last.getAssets())
          compilation.emitAsset(name, source, info);
        done();
        return;
      }
      compilation
        .createChildCompiler(
          filename,
          {filename},
          entries.map((entry) => new EntryPlugin(compiler.context, entry, {name: filename})),
        )
        .runAsChild((error, _entries, child) => {
          last = child?.errors.length === 0 ? child : undefined;
          done(error);
        });
    });
  },
});
