/**
 * Returns an image's module in the pitch phase, so the bundler skips all other loaders, which would
 * publish the original image.
 *
 * @this {import('webpack').LoaderContext<{ emit: boolean, moduleOf: (file: string, emit: (name: string,
 * data: Buffer) => void) => Promise<string>, }>}
 */
module.exports.pitch = function pitch() {
  const {emit, moduleOf} = this.getOptions();
  this.addDependency(this.resourcePath);
  // In `npm start`, the image changes as soon as there is a dark version
  this.addMissingDependency(this.resourcePath.replace(/(\.\w+)$/, '-dark$1'));
  return moduleOf(this.resourcePath, (name, data) => emit && this.emitFile(name, data));
};
