/** Checks what this site has not made itself before DocSearch's modal writes it as HTML. */
import {SEARCH_STORAGE_PREFIXES} from '../../../../lib/storage-keys';

/** Escapes a text but for `<mark>`, which Algolia adds, and for entities. */
const safeHtml = (text: string) =>
  text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/<(?!\/?mark>)/g, '&lt;')
    .replace(/"/g, '&quot;');

function safeValue(value: unknown): unknown {
  if (typeof value === 'string') return safeHtml(value);
  if (Array.isArray(value)) return value.map(safeValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, safeValue(each)]));
}

const SHOWN = ['hierarchy', 'content', '_highlightResult', '_snippetResult'];

/** Escapes the fields of a hit that the modal shows. */
export const safeHit = (hit: object): object =>
  Object.fromEntries(
    Object.entries(hit).map(([key, value]) => [
      key,
      SHOWN.includes(key) ? safeValue(value) : value,
    ]),
  );

/** Whether an address leads to a page of this host. `javascript:…` and `//other.example` do not. */
function isOwnAddress(address: string): boolean {
  const {origin, href} = window.location;
  try {
    // Decoded, as the router does: `/%5Cother.example` leads to another host
    return new URL(decodeURI(address), href).href.startsWith(`${origin}/`);
  } catch {
    return false;
  }
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

function isSearch(value: unknown): value is object {
  const {objectID, type, url, content, hierarchy} = (value ?? {}) as Record<string, unknown>;
  return (
    [objectID, type, url].every((each) => typeof each === 'string') &&
    // The modal gives other types a meaning of their own, such as `askAI`
    /^(lvl\d|content)$/.test(String(type)) &&
    isOwnAddress(String(url)) &&
    isTextOrNull(content) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every(isTextOrNull)
  );
}

/** Returns the usable searches in a stored text: of the right shape, of this host, and escaped. */
export function safeSearches(stored: string): object[] {
  try {
    const searches: unknown = JSON.parse(stored);
    return Array.isArray(searches) ? searches.filter(isSearch).map(safeHit) : [];
  } catch {
    return [];
  }
}

/**
 * Replaces the stored searches by the usable ones. All sites on one host (`name.github.io`) share
 * the storage, so another site can have written there. Call this before the modal reads it.
 *
 * @param indexName end of the keys
 */
export function cleanStoredSearches(indexName: string): void {
  for (const prefix of Object.values(SEARCH_STORAGE_PREFIXES)) {
    const key = `${prefix}${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null) localStorage.setItem(key, JSON.stringify(safeSearches(stored)));
    } catch {
      // Storage is blocked or full. The modal fails if it may not even ask for the storage, but
      // takes null as a browser without one
      Object.defineProperty(window, 'localStorage', {value: null});
    }
  }
}
