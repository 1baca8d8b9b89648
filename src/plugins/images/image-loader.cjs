/**
 * Returns the module of a picture in the pitch phase, so that the bundler skips all other loaders:
 * they would publish the original, too.
 *
 * @this {import('webpack').LoaderContext<{
 *   emit: boolean,
 *   moduleOf: (file: string, emit: (name: string, data: Buffer) => void) => Promise<string>,
 * }>}
 */
module.exports.pitch = function pitch() {
  const done = this.async();
  const {emit, moduleOf} = this.getOptions();
  this.addDependency(this.resourcePath);
  moduleOf(this.resourcePath, (name, data) => emit && this.emitFile(name, data)).then(
    (source) => done(null, source),
    (error) => done(error),
  );
};
