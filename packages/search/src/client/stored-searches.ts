import {ownUrl} from './own-url';

export type StoredSearch = {
  url: string;
  title: string;
  /** The page title if the result is a section, otherwise empty. */
  page: string;
  isSaved: boolean;
};

/** How many recently opened results to store. Saved results stay until the reader removes them. */
const MAX_RECENT = 5;

/** Longer strings are ignored, because a very long word would block the browser's layout for seconds. */
const MAX_LENGTH = 1000;

function isSearch(value: unknown, base: string): value is StoredSearch {
  const {url, title, page, isSaved} = Object(value) as Record<string, unknown>;
  const isText = [url, title, page].every(
    (each) => typeof each === 'string' && each.length <= MAX_LENGTH,
  );
  const isOwn = ownUrl(String(url), base) !== undefined;
  return isText && typeof isSaved === 'boolean' && isOwn;
}

/** Where results are stored. */
export type Place = {
  /** The key in the browser's storage. If it is empty, nothing is stored. */
  key: string;
  /** The path that all pages of the site start with. */
  base: string;
};

/** Returns the stored results, newest first. Ignores invalid entries and URLs of other sites. */
export function storedSearches({key, base}: Place): StoredSearch[] {
  try {
    const stored: unknown = JSON.parse((key && localStorage.getItem(key)) || '');
    return Array.isArray(stored) ? stored.filter((each) => isSearch(each, base)) : [];
  } catch {
    return [];
  }
}

/** Stores a result as the newest, or removes it if `search` contains only a URL. */
export function storeSearch(place: Place, search: Partial<StoredSearch> & {url: string}): void {
  const {key, base} = place;
  if (key === '') return;
  const stored = storedSearches(place);
  const others = stored.filter(({url}) => url !== search.url);
  const isSaved = search.isSaved || stored.some((each) => each.isSaved && each.url === search.url);
  const all = isSearch(search, base) ? [{...search, isSaved}, ...others] : others;
  const recent = all.filter((each) => !each.isSaved).slice(0, MAX_RECENT);
  const remaining = all.filter((each) => each.isSaved || recent.includes(each));
  try {
    localStorage.setItem(key, JSON.stringify(remaining));
  } catch {
    // The storage is blocked or full, so the result is not stored
  }
}
