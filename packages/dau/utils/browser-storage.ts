/**
 * The keys of all data that the site may store in a reader's browser. The privacy page lists this data,
 * and a browser test compares `storedItems` with what the site really stores.
 */

/**
 * Search results that the reader has opened or saved. The key ends with the path of the results
 * page.
 */
export const SEARCHES_STORAGE_PREFIX = 'dau.searches:';

export const ANNOUNCEMENT_STORAGE_KEY = 'dau.announcement.closed';

/** `yes` if comments may load automatically when the reader scrolls near them. */
export const COMMENTS_OPT_IN_STORAGE_KEY = 'dau.comments.optIn';

/** When and on which page the reader began to sign in to the comments. */
export const COMMENTS_SIGN_IN_STORAGE_KEY = 'dau.comments.signIn';

/** The session of a reader who is signed in to the comments. Giscus chose the key. */
export const GISCUS_STORAGE_KEY = 'giscus-session';

/** The prefixes of the offline caches: one for pages, one for their files. */
export const PAGE_CACHE = 'dau-pages';
export const FILE_CACHE = 'dau-files';

export type StoredItem = {
  readonly id: string;
  readonly key: string;
  readonly area: 'local' | 'session' | 'cache';
  /** Whether `key` is a prefix of the stored keys instead of a full key. */
  readonly isPrefix?: boolean;
  /** Whether Docusaurus adds the site's namespace to the key. */
  readonly isNamespaced?: boolean;
};

export const storedItems = [
  {id: 'theme', key: 'theme', area: 'local', isNamespaced: true},
  {id: 'docsVersion', key: 'docs-preferred-version-default', area: 'local', isNamespaced: true},
  {id: 'tabs', key: 'docusaurus.tab.', area: 'local', isPrefix: true, isNamespaced: true},
  {id: 'announcement', key: ANNOUNCEMENT_STORAGE_KEY, area: 'local'},
  {id: 'searches', key: SEARCHES_STORAGE_PREFIX, area: 'local', isPrefix: true},
  {id: 'hostedSearches', key: '__DOCSEARCH_', area: 'local', isPrefix: true},
  {id: 'searchHosts', key: 'algolia', area: 'local', isPrefix: true},
  {id: 'optIn', key: COMMENTS_OPT_IN_STORAGE_KEY, area: 'local'},
  {id: 'signIn', key: COMMENTS_SIGN_IN_STORAGE_KEY, area: 'session'},
  {id: 'giscus', key: GISCUS_STORAGE_KEY, area: 'local'},
  {id: 'pages', key: PAGE_CACHE, area: 'cache', isPrefix: true},
  {id: 'files', key: FILE_CACHE, area: 'cache', isPrefix: true},
] as const satisfies readonly StoredItem[];

export type StoredItemId = (typeof storedItems)[number]['id'];

export function isKeyOf(item: StoredItem, key: string, namespace: string): boolean {
  const end = item.isNamespaced ? namespace : '';
  return item.isPrefix ? key.startsWith(item.key) && key.endsWith(end) : key === item.key + end;
}

type Area = 'local' | 'session';

/** Throws if storage is blocked. */
const storageOf = (area: Area): Storage => window[`${area}Storage`];

/** Returns the stored string, or `null` if the key is missing or storage is blocked. */
export function readStored(key: string, area: Area = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a string, and never throws.
 *
 * @param value `null` removes the key
 * @returns `false` if storage is blocked or full
 */
export function store(key: string, value: string | null, area: Area = 'local'): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
