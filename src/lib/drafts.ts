type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Is this a preview for a pull request (`SHOW_DRAFTS=true`)? Such a build shows drafts and
 * scheduled posts, and asks search engines not to index it.
 */
export const isPreview = (variables: Variables = process.env): boolean =>
  variables.SHOW_DRAFTS?.trim() === 'true';

/** Are drafts and scheduled posts shown? In a preview and by the development server. */
export const showsDrafts = (variables: Variables = process.env): boolean =>
  variables.NODE_ENV !== 'production' || isPreview(variables);
