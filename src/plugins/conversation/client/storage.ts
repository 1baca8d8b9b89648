/** Which of the browser's two stores. */
type Area = 'local' | 'session';

/** Storage that may be blocked or full, as a reader's browser likes: nothing here throws. */
function areaOf(area: Area): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage;
}

/** @returns the stored text; `null` if there is none or storage is blocked. */
export function readStored(key: string, area: Area = 'local'): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param value `null` removes the key
 * @returns whether it was stored
 */
export function store(key: string, value: string | null, area: Area = 'local'): boolean {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Can this browser's storage be read at all? (Giscus cannot live without.) */
export function isStorageOpen(): boolean {
  try {
    return typeof window.localStorage.length === 'number';
  } catch {
    return false;
  }
}
