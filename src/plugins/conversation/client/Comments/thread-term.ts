export type TermOptions = {
  /** Whether the languages of a page share one discussion. */
  readonly thread: 'shared' | 'per-language';
  /** Base URL of the current language, with both slashes. */
  readonly baseUrl: string;
  readonly locale: string;
};

/**
 * Returns the name of a page's discussion. It does not contain the base URL, so
 * the site keeps its comments when it moves to another path.
 *
 * @param path path of the page, with the base URL
 */
export function threadTerm(path: string, {thread, baseUrl, locale}: TermOptions): string {
  const page = path.slice(baseUrl.length).replace(/\/$/, '') || 'index';
  return thread === 'shared' ? page : `${locale}/${page}`;
}
