/**
 * When a page's scripts start. `true`: at the reader's first sign of intent (a
 * pointer, a key, a scroll, focus), so that whoever only reads downloads text
 * and nothing else. `false`: with the page, as the framework does.
 */
export const hydrateOnIntent = true;
