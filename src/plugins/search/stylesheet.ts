/**
 * The stylesheet of the modal. Docusaurus bundles all imported CSS, even of lazy
 * components, into one file that every page loads. This stylesheet is a separate
 * file, so that only readers who search load it.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const PARTS = ['@docsearch/css/dist/_variables.css', '@docsearch/css/dist/modal.css'];
const OWN = ['client/modal.css', 'client/embedded.css'];

/** Returns the modal's CSS, and a file name with a hash of its content. */
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
