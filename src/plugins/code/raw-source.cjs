/**
 * Returns the module in the pitch phase, so webpack skips all other loaders. The file
 * is read unchanged, even if other rules (TypeScript, MDX) match its name.
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
