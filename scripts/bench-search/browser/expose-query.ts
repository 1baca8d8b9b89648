/**
 * Runs a query. Returns the URLs of the first result pages, after their titles and snippets are
 * loaded.
 */
export type RunQuery = (query: string) => Promise<string[]>;

declare global {
  interface Window {
    runQuery?: RunQuery;
  }
}
/** Exposes a search engine to the benchmark as `window.runQuery`. */

export function exposeQuery(runQuery: RunQuery): void {
  window.runQuery = runQuery;
}
