const fs = require('node:fs');
const path = require('node:path');

const {transform} = require('sucrase');

const siteDir = path.resolve(__dirname, '../..');

require.extensions['.ts'] = (module, file) => {
  // Sucrase keeps code on its original lines, so the line numbers in stack traces are correct
  const {code} = transform(fs.readFileSync(file, 'utf8'), {
    transforms: ['imports', 'typescript'],
    disableESTransforms: true,
  });
  module._compile(code, file);
};

/**
 * Loads docusaurus.config.ts and the plugins with Sucrase. Docusaurus itself uses Babel, which takes 3 s
 * longer if its cache is empty, as on every build server. `npm start` does not use this file, because the
 * dev server would watch only this file, and miss changes to docusaurus.config.ts.
 */
module.exports = () => {
  // Docusaurus loads the config again for each language
  for (const file of Object.keys(require.cache)) {
    const isSite = file.startsWith(siteDir) && !file.includes('node_modules');
    if (isSite && file !== __filename) Reflect.deleteProperty(require.cache, file);
  }
  return require('../../docusaurus.config.ts').default();
};
