import type {ClientModule} from '@docusaurus/types';
import italic from '@site/src/css/fonts/be-vietnam-pro-italic.woff2';
import monospace from '@site/src/css/fonts/jetbrains-mono-400.woff2';

import {idle, mayFetchAhead} from '../../client/fetch-ahead';
import {LATER_FACES_STORAGE_KEY} from '../../../../lib/storage-keys';
import {laterFaces} from '../faces';

/** In the order of `laterFaces`. */
const addresses = [italic, monospace];

let faces: readonly FontFace[] = [];

/** For the pages to come: this one stays as the reader sees it. */
async function fetchFaces() {
  try {
    const stored = addresses.join(' ');
    if (localStorage.getItem(LATER_FACES_STORAGE_KEY) === stored) return;
    faces = await Promise.all(
      laterFaces.map(({family, style}, index) =>
        new FontFace(family, `url("${addresses[index] ?? ''}")`, {style}).load(),
      ),
    );
    localStorage.setItem(LATER_FACES_STORAGE_KEY, stored);
  } catch {
    // Offline, or storage is blocked: the system's faces go on standing in
  }
}

/**
 * Fetches the faces once the application has nothing else to do, and uses them
 * from the next page on: in place, or by `early-script.ts` where one is opened anew.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({previousLocation}) {
    if (previousLocation) {
      for (const face of faces) document.fonts.add(face);
    } else if (mayFetchAhead()) {
      void idle().then(fetchFaces);
    }
  },
};

export default clientModule;
