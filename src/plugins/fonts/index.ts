import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {LATER_FONTS_STORAGE_KEY} from '../../lib/storage-keys';
import {laterFontsScript} from './later-fonts';

/** The fonts of the pages: the first one with the page, the others when the browser is idle. */
export default function fonts(): Plugin {
  return {
    name: 'fonts',
    getClientModules: () => [
      path.join(__dirname, 'fonts.css'),
      path.join(__dirname, 'client/fetch-fonts'),
    ],
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: laterFontsScript(LATER_FONTS_STORAGE_KEY)}],
    }),
  };
}
