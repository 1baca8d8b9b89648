/** The scripts of a page start at the reader's first action. */
export const hydrateOnIntent = true;
