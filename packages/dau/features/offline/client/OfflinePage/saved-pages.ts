import {PAGE_CACHE} from '../../../../utils/browser-storage';
import {PAGES} from '../../../../utils/engine-pages';
import {isCacheOf} from '../../page-limit-and-names';
import {siteBase} from '../save-pages';

/** A page that opens without a network. */
export type SavedPage = {
  readonly url: string;
  readonly title: string;
  /** When it was saved, in ISO 8601. */
  readonly date: string;
};

/** Returns the cached pages, except the offline page itself, the last read first. */
export async function savedPages(): Promise<SavedPage[]> {
  const base = siteBase() ?? '';
  const names = (await caches.keys()).filter((name) => isCacheOf(base, name));
  const name = names.find((each) => each.startsWith(PAGE_CACHE));
  if (name === undefined) return [];
  const cache = await caches.open(name);
  const urls = (await cache.keys()).map(({url}) => url);
  const pages = urls.reverse().map(async (url) => {
    const response = await cache.match(url);
    const html = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
    const title = html.querySelector('h1')?.textContent ?? '';
    const date = new Date(response?.headers.get('date') ?? Date.now());
    return {url, title, date: date.toISOString()};
  });
  return (await Promise.all(pages)).filter(
    ({url, title}) => title !== '' && !url.endsWith(PAGES.offline),
  );
}
