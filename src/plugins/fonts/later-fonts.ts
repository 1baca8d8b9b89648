/** The fonts that the first page does not load. Their URLs are stored in this order. */
export const laterFonts = [
  {family: 'Be Vietnam Pro', style: 'italic'},
  {family: 'JetBrains Mono', style: 'normal'},
];

/**
 * Returns a script that runs before the first paint. It declares the later fonts if
 * an earlier page has fetched them, with the URLs in storage. If a font is no longer
 * in the cache or on the site, the page uses a system font. Other sites on the same
 * host can write to the storage, so a URL of another host is not requested.
 *
 * If the style sheet declared both fonts, the browser would request them as soon as
 * a text needs them. They would compete with the files for the first paint.
 *
 * @param storageKey key of the URLs in `localStorage`
 */
export const laterFontsScript = (storageKey: string): string => `(function (key, fonts) {
  try {
    localStorage.getItem(key).split(' ').forEach(function (url, index) {
      var font = fonts[index];
      var address = new URL(url, location);
      if (address.origin !== location.origin) return;
      document.fonts.add(new FontFace(
        font.family, 'url("' + address + '")', {style: font.style, display: 'optional'}));
    });
  } catch (e) {}
})(${JSON.stringify(storageKey)}, ${JSON.stringify(laterFonts)});`;
