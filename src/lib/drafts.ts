type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Returns whether this build is the preview of a pull request (`SHOW_DRAFTS=true`). It shows drafts
 * and scheduled posts, and tells search engines not to index it.
 */
export const isPreview = (variables: Variables = process.env): boolean =>
  variables.SHOW_DRAFTS?.trim() === 'true';

/** Returns whether drafts and scheduled posts are shown. The dev server also shows them. */
export const showsDrafts = (variables: Variables = process.env): boolean =>
  variables.NODE_ENV !== 'production' || isPreview(variables);
