import type {ClientModule} from '@docusaurus/types';
import italic from '../files/be-vietnam-pro-italic.woff2';
import monospace from '../files/jetbrains-mono-400.woff2';

import {idle, mayFetchAhead} from '../../../lib/fetch-ahead';
import {LATER_FONTS_STORAGE_KEY} from '../../../lib/storage-keys';
import {laterFonts} from '../later-fonts';

/** URLs in the order of `laterFonts`. */
const urls = [italic, monospace];

let fonts: readonly FontFace[] = [];

/** Fetches the fonts for later pages. The current page does not change, and nothing is stored. */
async function fetchFonts() {
  try {
    if (localStorage.getItem(LATER_FONTS_STORAGE_KEY) === urls.join(' ')) return;
    fonts = await Promise.all(
      laterFonts.map(({family, style}, index) =>
        new FontFace(family, `url("${urls[index] ?? ''}")`, {style}).load(),
      ),
    );
  } catch {
    // Offline, or storage is blocked: the pages keep using system fonts
  }
}

/** Uses the fetched fonts, and stores their URLs for the page loads to come. */
function applyFonts() {
  if (fonts.length === 0) return;
  for (const font of fonts) document.fonts.add(font);
  try {
    localStorage.setItem(LATER_FONTS_STORAGE_KEY, urls.join(' '));
  } catch {
    // Storage is full: the next page load fetches the fonts again
  }
}

/**
 * Fetches the fonts when the browser is idle. The next page uses them: this module
 * adds them after a client-side navigation, `later-fonts.ts` after a page load.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation) {
      if (mayFetchAhead()) void idle().then(fetchFonts);
    } else if (previousLocation.pathname !== location.pathname) {
      applyFonts();
    }
  },
};

export default clientModule;
