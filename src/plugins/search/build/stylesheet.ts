import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {Compiler} from '../../../lib/bundler';

const FILES = [
  require.resolve('@docsearch/css/dist/_variables.css'),
  require.resolve('@docsearch/css/dist/modal.css'),
  path.join(__dirname, '../client/modal/modal.css'),
];

/**
 * The stylesheet of the modal as a file of its own. Docusaurus bundles all imported CSS into one
 * file that every page loads; this one loads with the modal.
 */
export function modalStylesheet() {
  const css = FILES.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/search.${hash}.css`;
  const emit = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('dau-search', (compilation) => {
        compilation.emitAsset(file, new compiler.webpack.sources.RawSource(css));
      });
    },
  };
  return {file, emit};
}
