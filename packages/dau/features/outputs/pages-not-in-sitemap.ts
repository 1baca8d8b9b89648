/** The paths of the pages that the sitemap and search engines leave out, without the base URL. */
export const NOT_IN_SITEMAP =
  /^(404\.html|offline|search|blog\/(archive|authors|series|page\/\d+)|(blog|docs)\/tags(\/.*)?)\/?$/;
