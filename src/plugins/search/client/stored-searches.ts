/** Checks the recent and favorite searches that DocSearch reads from the browser's storage. */
import {SEARCH_STORAGE_PREFIXES} from '../../../lib/storage-keys';
import {safeHit} from './safe-hit';

const isText = (value: unknown) => typeof value === 'string';
const isOptionalText = (value: unknown) => value === null || isText(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** The types that a search has. The modal gives others a meaning of their own, such as `askAI`. */
const TYPE = /^(lvl\d|content)$/;

function isSearch(value: unknown): value is object {
  return (
    isRecord(value) &&
    [value.objectID, value.type, value.url].every(isText) &&
    TYPE.test(String(value.type)) &&
    isOwnAddress(String(value.url)) &&
    isOptionalText(value.content) &&
    isRecord(value.hierarchy) &&
    Object.values(value.hierarchy).every(isOptionalText)
  );
}

/** Returns the usable searches in a stored text: of the right shape, of this host, and escaped. */
export function safeSearches(stored: string): readonly object[] {
  try {
    const searches: unknown = JSON.parse(stored);
    return Array.isArray(searches) ? searches.filter(isSearch).map(safeHit) : [];
  } catch {
    return [];
  }
}

/**
 * Replaces the stored searches by the usable ones. All sites on one host (`name.github.io`) share
 * the storage, so another site can have written there what runs when the modal shows it, or when
 * the reader opens it. Call this right before the modal reads its storage.
 *
 * @param indexName name of the modal's index, the end of its keys
 */
export function cleanStoredSearches(indexName: string): void {
  for (const prefix of Object.values(SEARCH_STORAGE_PREFIXES)) {
    const key = `${prefix}${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null) localStorage.setItem(key, JSON.stringify(safeSearches(stored)));
    } catch {
      // Storage is blocked or full. The modal fails if it may not even ask for the storage, but
      // takes null as a browser without one. It then reads nothing that is not clean, either
      Object.defineProperty(window, 'localStorage', {value: null});
    }
  }
}
