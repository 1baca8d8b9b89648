/**
 * Loads packages with Node.js' own loaders, because the loader of docusaurus.config.ts would first compile
 * them, which takes 4 s of a first build.
 */

exports.nativeImport = (name) => import(name);

exports.nativeRequire = require;
