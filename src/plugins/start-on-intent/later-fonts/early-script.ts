import {laterFaces} from './faces';

/**
 * Runs before the first paint: declares the later faces if an earlier page has
 * fetched them, at the addresses which that page has stored. Should they be gone
 * since, from the browser or from the site, the system's faces go on standing in.
 *
 * Inline and the same on every page, so that one hash in a content security
 * policy covers it.
 */
export const earlyScript = (storageKey: string): string => `(function (key, faces) {
  try {
    localStorage.getItem(key).split(' ').forEach(function (address, index) {
      var face = faces[index];
      document.fonts.add(new FontFace(
        face.family, 'url("' + address + '")', {style: face.style, display: 'optional'}));
    });
  } catch (e) {}
})(${JSON.stringify(storageKey)}, ${JSON.stringify(laterFaces)});`;
