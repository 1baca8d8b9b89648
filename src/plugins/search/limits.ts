/** Limits of the search: what is not indexed, how many results are shown, how long it waits. */

/** Tags that are not indexed. Elements with `data-search-ignore` are not indexed either. */
export const SKIPPED_TAGS = new Set(
  'nav button script style svg noscript template iframe select option textarea'.split(' '),
);
/** Elements that are not indexed because their class contains one of these. */
export const SKIPPED_CLASSES = [
  'hash-link',
  'table-of-contents',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-edit-this-page',
  'pagination-nav',
];

/** Maximum number of sections shown for one page. */
export const SECTIONS_PER_PAGE = 3;
/** Maximum number of pages shown in the modal. The results page shows all. */
export const MODAL_PAGES = 6;
/** Number of results on one page of the results page. */
export const PAGE_SIZE = 10;
/** Number of suggested queries when nothing is found. */
export const SUGGESTIONS = 3;

/** Pause in typing before the modal searches, in milliseconds. */
export const MODAL_PAUSE_MS = 120;
/**
 * Further pause, in milliseconds, while a touch keyboard composes a word. Touch
 * keyboards compose every word, so the modal searches during the composition. With
 * other keyboards it searches when the composition ends.
 */
export const COMPOSING_PAUSE_MS = 400;
/** Pause in typing on the results page, in milliseconds. Each search changes the address there. */
export const PAGE_PAUSE_MS = 250;
