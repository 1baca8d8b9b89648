const fs = require('node:fs');

/**
 * Returns the paths of all pages, including those of other plugins, from the `routes.js` that Docusaurus
 * generates.
 *
 * @param {string} file
 * @returns {string[]} nothing if the file does not exist, or if Docusaurus has changed its format
 */
exports.generatedRoutes = (file) =>
  fs.existsSync(file)
    ? [...fs.readFileSync(file, 'utf8').matchAll(/^\s*path: '(.*)',$/gm)].map(([, path = '']) =>
        path.replaceAll('\\', ''),
      )
    : [];
