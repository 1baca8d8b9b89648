import type {ClientModule} from '@docusaurus/types';
import italic from '@site/src/css/fonts/be-vietnam-pro-italic.woff2';
import monospace from '@site/src/css/fonts/jetbrains-mono-400.woff2';

import {idle, mayFetchAhead} from '../../client/fetch-ahead';
import {LATER_FONTS_STORAGE_KEY} from '../../../../lib/storage-keys';
import {laterFonts} from '../fonts';

/** URLs in the order of `laterFonts`. */
const urls = [italic, monospace];

let fonts: readonly FontFace[] = [];

/** Fetches the fonts for later pages, and stores their URLs. The current page does not change. */
async function fetchFonts() {
  try {
    const stored = urls.join(' ');
    if (localStorage.getItem(LATER_FONTS_STORAGE_KEY) === stored) return;
    fonts = await Promise.all(
      laterFonts.map(({family, style}, index) =>
        new FontFace(family, `url("${urls[index] ?? ''}")`, {style}).load(),
      ),
    );
    localStorage.setItem(LATER_FONTS_STORAGE_KEY, stored);
  } catch {
    // Offline, or storage is blocked: the pages keep using system fonts
  }
}

/**
 * Fetches the fonts when the browser is idle. The next page uses them: this module
 * adds them after a client-side navigation, `early-script.ts` after a page load.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) {
      for (const font of fonts) document.fonts.add(font);
    } else if (mayFetchAhead()) {
      void idle().then(fetchFonts);
    }
  },
};

export default clientModule;
