/** The `id` of an element of the engine. No heading can get it, because headings' ids have no periods. */
export const shellId = (name: string): string => `dau.${name}`;

/** The element in which screen readers announce the title of a new page. */
export const ROUTE_STATUS = shellId('route');

/** The delay after a navigation until React Helmet has set the new title. */
export const TITLE_DELAY_MS = 100;
