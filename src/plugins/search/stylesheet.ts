/**
 * The stylesheet of the modal. Docusaurus puts all CSS that is imported, also
 * by what loads later, into the one file of every page: this one is a file of
 * its own, so that nobody who does not search loads it.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const PARTS = ['@docsearch/css/dist/_variables.css', '@docsearch/css/dist/modal.css'];
const OWN = ['client/modal.css', 'client/embedded.css'];

/** The modal's CSS and a file name that changes with it. */
export function modalStylesheet(): {readonly name: string; readonly css: string} {
  const css = [
    ...PARTS.map((part) => require.resolve(part)),
    ...OWN.map((file) => path.join(__dirname, file)),
  ]
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {name: `modal.${hash}.css`, css};
}
