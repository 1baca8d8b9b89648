/** `localStorage` or `sessionStorage`. */
type Area = 'local' | 'session';

/** Returns the browser's storage. Throws if it is blocked. */
const storageOf = (area: Area): Storage => window[`${area}Storage`];

/** Returns the stored text, or `null` if it is missing or storage is blocked. */
export function readStored(key: string, area: Area = 'local'): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a string. It never throws.
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
