/**
 * Runs a query. Returns the URLs of the first result pages, after their titles and snippets are
 * loaded.
 */
export type Ask = (query: string) => Promise<string[]>;

declare global {
  interface Window {
    ask?: Ask;
  }
}
/** Exposes a search engine to the benchmark as `window.ask`. */

export function offer(ask: Ask): void {
  window.ask = ask;
}
