/** How an engine is asked: addresses of the first pages, as shown with their titles and snippets. */
export type Ask = (query: string) => Promise<string[]>;

declare global {
  interface Window {
    ask?: Ask;
  }
}

export function offer(ask: Ask): void {
  window.ask = ask;
}
