import {readStored, SEARCHES_STORAGE_PREFIX, store} from '../../../../utils/storage';
import {ownUrl} from '../../../../utils/urls';

export type StoredSearch = {
  url: string;
  title: string;
  /** The page title if the result is a section, otherwise empty. */
  page: string;
  isSaved: boolean;
};

/** How many recently opened results to store. Saved results stay until the reader removes them. */
const MAX_RECENT = 5;

function isSearch(value: unknown, site: string): value is StoredSearch {
  const {url, title, page, isSaved} = Object(value) as Record<string, unknown>;
  const isText = [url, title, page].every((each) => typeof each === 'string');
  const folder = site.slice(0, site.lastIndexOf('/') + 1);
  return isText && typeof isSaved === 'boolean' && ownUrl(String(url), folder) !== undefined;
}

/**
 * Returns the stored results, newest first. Ignores invalid entries and URLs of other sites.
 *
 * @param site the results page's path, which is part of the storage key
 */
export function storedSearches(site: string): StoredSearch[] {
  try {
    const stored: unknown = JSON.parse(readStored(SEARCHES_STORAGE_PREFIX + site) ?? '');
    return Array.isArray(stored) ? stored.filter((each) => isSearch(each, site)) : [];
  } catch {
    return [];
  }
}

/** Stores a result as the newest, or removes it if `search` contains only a URL. */
export function storeSearch(site: string, search: Partial<StoredSearch> & {url: string}): void {
  const stored = storedSearches(site);
  const others = stored.filter(({url}) => url !== search.url);
  const isSaved = search.isSaved || stored.some((each) => each.isSaved && each.url === search.url);
  const all = isSearch(search, site) ? [{...search, isSaved}, ...others] : others;
  const recent = all.filter((each) => !each.isSaved).slice(0, MAX_RECENT);
  const remaining = all.filter((each) => each.isSaved || recent.includes(each));
  store(SEARCHES_STORAGE_PREFIX + site, JSON.stringify(remaining));
}
