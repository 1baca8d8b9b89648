/**
 * When a page's scripts start. `true`: at the reader's first sign of intent (a
 * pointer, a key, a scroll, focus), so that readers who only read load almost no
 * JavaScript. `false`: with the page, as the framework does.
 */
export const hydrateOnIntent = true;
