import siteStorage from '@generated/site-storage';

import {storageOf} from '@site/src/lib/storage';
import {isKeyOf, storedItems} from '@site/src/lib/storage-keys';

/**
 * Deletes only the keys of this site from storage: all sites on one host
 * (`name.github.io`) share the browser's storage.
 *
 * @returns the number of deleted keys; 0 if storage is blocked
 */
export function clearStored(): number {
  let count = 0;
  for (const area of ['local', 'session'] as const) {
    try {
      const storage = storageOf(area);
      const keys = Object.keys(storage).filter((key) =>
        storedItems.some((item) => item.area === area && isKeyOf(item, key, siteStorage.namespace)),
      );
      keys.forEach((key) => storage.removeItem(key));
      count += keys.length;
    } catch {
      // Storage is blocked, so it has no keys of this site
    }
  }
  return count;
}
