/**
 * Loads packages with Node.js' own loaders, because the loader of docusaurus.config.ts would first compile
 * each ES module and each large file. Compiling them takes 4 s of a first build.
 */

/** Imports an ES module. */
exports.nativeImport = (name) => import(name);

/** Requires a CommonJS module. */
exports.nativeRequire = require;
