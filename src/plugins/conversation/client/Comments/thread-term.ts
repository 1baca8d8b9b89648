export type TermOptions = {
  readonly thread: 'shared' | 'per-language';
  /** Base URL of the language being shown, with both slashes. */
  readonly baseUrl: string;
  readonly locale: string;
};

/**
 * The name of a page's discussion: its path, whatever the site's base URL is, so
 * that moving the site loses no comment.
 *
 * @param path path of the page, base URL included
 */
export function threadTerm(path: string, {thread, baseUrl, locale}: TermOptions): string {
  const page = path.slice(baseUrl.length).replace(/\/$/, '') || 'index';
  return thread === 'shared' ? page : `${locale}/${page}`;
}
