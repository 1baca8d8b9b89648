import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {LATER_FONTS_STORAGE_KEY} from '../../../lib/storage-keys';
import {earlyScript} from './early-script';

/**
 * Loads the italic and the monospace font after the first page, and uses them on
 * all later pages. On the first page the browser slants the upright font, and code
 * is in the system's monospace font, scaled to the same width and height.
 *
 * If the style sheet declared both fonts, the browser would request them as soon as
 * a text needs them. They would compete with the files for the first paint, and on
 * a slow connection they would arrive too late to be used.
 */
export default function laterFonts(): Plugin {
  return {
    name: 'dau-later-fonts',
    getClientModules: () => [path.join(__dirname, 'client', 'fetch-fonts')],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: earlyScript(LATER_FONTS_STORAGE_KEY)}],
    }),
  };
}
