/**
 * Decides when a page's scripts start. With `true`, they start on the reader's first interaction
 * (pointer, key, wheel or focus), or after eight seconds on a good connection. Until then, the page
 * loads almost no JavaScript. With `false`, they start with the page, as on other Docusaurus sites.
 */
export const hydrateOnIntent = true;
