/**
 * Returns the module of an image in the pitch phase, so that the bundler skips all other loaders. The
 * others would publish the original image.
 *
 * @this {import('webpack').LoaderContext<{
 *   emit: boolean,
 *   moduleOf: (file: string, emit: (name: string, data: Buffer) => void) => Promise<string>,
 * }>}
 */
module.exports.pitch = function pitch() {
  const {emit, moduleOf} = this.getOptions();
  this.addDependency(this.resourcePath);
  return moduleOf(this.resourcePath, (name, data) => emit && this.emitFile(name, data));
};
