import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {LATER_FACES_STORAGE_KEY} from '../../../lib/storage-keys';
import {earlyScript} from './early-script';

/**
 * The italic and the monospace face do not come with the first page a reader
 * opens, where they would be more than what is there: there the browser slants the upright
 * face, and code is in the system's monospace, stretched to the same width and
 * height. They are fetched while that page is read, and stand on every page after
 * it.
 *
 * By themselves, both would be asked for as soon as a text needs them, beside what
 * the first paint waits for, and on a slow connection come too late to be used.
 */
export default function laterFaces(): Plugin {
  return {
    name: 'dau-later-faces',
    getClientModules: () => [path.join(__dirname, 'client', 'fetch-faces')],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: earlyScript(LATER_FACES_STORAGE_KEY)}],
    }),
  };
}
