/**
 * Decides when the scripts of a page start. With `true`, they start at the reader's first action
 * (pointer, key, wheel or focus), or after eight seconds on a good connection. Until then, the page loads
 * almost no JavaScript. With `false`, they start with the page, as in other Docusaurus sites.
 */
export const hydrateOnIntent = true;
