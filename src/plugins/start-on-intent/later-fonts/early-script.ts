import {laterFonts} from './fonts';

/**
 * Returns a script that runs before the first paint. It declares the later fonts if
 * an earlier page has fetched them, with the URLs in storage. If a font is no longer
 * in the cache or on the site, the page uses a system font.
 *
 * The script is inline and the same on every page, so one hash in the content
 * security policy covers it.
 *
 * @param storageKey key of the URLs in `localStorage`
 */
export const earlyScript = (storageKey: string): string => `(function (key, fonts) {
  try {
    localStorage.getItem(key).split(' ').forEach(function (url, index) {
      var font = fonts[index];
      document.fonts.add(new FontFace(
        font.family, 'url("' + url + '")', {style: font.style, display: 'optional'}));
    });
  } catch (e) {}
})(${JSON.stringify(storageKey)}, ${JSON.stringify(laterFonts)});`;
