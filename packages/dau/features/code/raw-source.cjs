/**
 * Exports a file's content as a string. This loader returns the module in the pitch phase, so the
 * bundler skips all other loaders, even if their rules match the file.
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports.pitch = function pitch() {
  const done = this.async();
  this.addDependency(this.resourcePath);
  this.fs.readFile(this.resourcePath, (error, content) => {
    if (error || !content) done(error ?? new Error(`${this.resourcePath} cannot be read`));
    else done(null, `export default ${JSON.stringify(content.toString())};`);
  });
};
