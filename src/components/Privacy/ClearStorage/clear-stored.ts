import {isKeyOf, storedItems} from '@site/src/lib/storage-keys';

const areas = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
} as const;

/**
 * Deletes every key of the site, and no other: sites on one host
 * (`name.github.io`) share the browser's storage.
 *
 * @returns how many there were; none if storage is blocked
 */
export function clearStored(namespace: string): number {
  let count = 0;
  for (const area of ['local', 'session'] as const) {
    try {
      const storage = areas[area]();
      const keys = Object.keys(storage).filter((key) =>
        storedItems.some((item) => item.area === area && isKeyOf(item, key, namespace)),
      );
      keys.forEach((key) => {
        storage.removeItem(key);
      });
      count += keys.length;
    } catch {
      // Blocked: then nothing is stored there
    }
  }
  return count;
}
