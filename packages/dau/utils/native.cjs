/**
 * Loads packages with Node.js' own loaders. The config loader would compile the packages first, which
 * would add 4 s to the first build.
 */

exports.nativeImport = (name) => import(name);

exports.nativeRequire = require;
