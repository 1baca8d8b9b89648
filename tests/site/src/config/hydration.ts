/**
 * When a page's scripts start. `true`: at the reader's first sign of intent (a
 * pointer, a key, a scroll, focus), or after eight seconds on a good connection, so
 * that a page loads almost no JavaScript before. `false`: with the page, as the
 * framework does.
 */
export const hydrateOnIntent = true;
