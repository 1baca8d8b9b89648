/** The results that a reader has opened or saved, in the storage of their browser. */
import {readStored, store} from '../../../../lib/storage';
import {SEARCHES_STORAGE_PREFIX} from '../../../../lib/storage-keys';

export type StoredSearch = {
  url: string;
  title: string;
  /** Title of the page, if the result is a section of it. */
  page: string;
  isSaved: boolean;
};

/** Number of opened results to store. Saved ones stay until the reader removes them. */
const MAX_RECENT = 5;

/** Whether a URL leads to a page of this host. `javascript:…` and `//other.example` do not. */
function isOwnUrl(url: string): boolean {
  const {origin, href} = window.location;
  try {
    // Decoded, as the router does: `/%5Cother.example` leads to another host
    return new URL(decodeURI(url), href).href.startsWith(`${origin}/`);
  } catch {
    return false;
  }
}

function isSearch(value: unknown): value is StoredSearch {
  const {url, title, page, isSaved} = Object(value) as Record<string, unknown>;
  const isText = [url, title, page].every((each) => typeof each === 'string');
  return isText && typeof isSaved === 'boolean' && isOwnUrl(String(url));
}

/**
 * Returns the stored searches, the newest first. All sites on one host (`name.github.io`) share the
 * storage, so another site can have written there: anything but a result of this host is ignored.
 *
 * @param site end of the key: the path of the results page
 */
export function storedSearches(site: string): StoredSearch[] {
  try {
    const stored: unknown = JSON.parse(readStored(SEARCHES_STORAGE_PREFIX + site) ?? '');
    return Array.isArray(stored) ? stored.filter(isSearch) : [];
  } catch {
    // Nothing is stored, or storage is blocked
    return [];
  }
}

/**
 * Stores a result as the newest, or removes it. A saved one stays saved.
 *
 * @param search without `title`, the result is removed
 */
export function storeSearch(site: string, search: Partial<StoredSearch> & {url: string}): void {
  const stored = storedSearches(site);
  const others = stored.filter(({url}) => url !== search.url);
  const isSaved = search.isSaved || stored.some((each) => each.isSaved && each.url === search.url);
  const all = isSearch(search) ? [{...search, isSaved}, ...others] : others;
  const recent = all.filter((each) => !each.isSaved).slice(0, MAX_RECENT);
  const remaining = all.filter((each) => each.isSaved || recent.includes(each));
  store(SEARCHES_STORAGE_PREFIX + site, JSON.stringify(remaining));
}
