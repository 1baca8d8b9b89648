/** A page's scripts start on the reader's first interaction. */
export const hydrateOnIntent = true;
