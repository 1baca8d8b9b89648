/**
 * Returns the module of an image. If a loader returns a module in the pitch phase, the bundler skips
 * all other loaders. They would also publish the original.
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
