import {useState} from 'react';

import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';

import {clearSavedPages} from '../../features/offline/client/save-pages';
import {isKeyOf, storedItems} from '../../utils/browser-storage';

/**
 * Deletes this site's keys from browser storage, and returns how many were deleted. Leaves the keys of
 * other sites on the same host (`name.github.io`), which share the storage.
 */
function clearKeys(): number {
  let count = 0;
  for (const area of ['local', 'session'] as const) {
    try {
      const storage = window[`${area}Storage`];
      const keys = Object.keys(storage).filter((key) =>
        storedItems.some((item) => item.area === area && isKeyOf(item, key, siteStorage.namespace)),
      );
      keys.forEach((key) => storage.removeItem(key));
      count += keys.length;
    } catch {
      // Blocked storage contains no keys
    }
  }
  return count;
}

export default function ClearStorage() {
  const {selectMessage} = usePluralForm();
  const [count, setCount] = useState<number>();
  const clear = async () => setCount(clearKeys() + (await clearSavedPages().catch(() => 0)));
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        data-scripted
        onClick={() => void clear()}
      >
        <Translate id="dau.privacy.clearButton">Xóa hết những gì website này đã lưu</Translate>
      </button>
      <p role="status">
        {count !== undefined &&
          selectMessage(
            count,
            translate({id: 'dau.privacy.cleared', message: 'Đã xóa {count} mục.'}, {count}),
          )}
      </p>
    </>
  );
}
