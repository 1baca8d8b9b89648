import {useState} from 'react';

import Translate from '@docusaurus/Translate';
import siteStorage from '@generated/site-storage';

import Button from '../../ui/Button';
import {clearSavedPages} from '../../features/offline/client/save-pages';
import {isKeyOf, storedItems} from '../../utils/browser-storage';

/**
 * Deletes this site's keys from browser storage. Leaves the keys of other sites on the same host
 * (`name.github.io`), which share the storage.
 */
async function clearKeys(area: 'local' | 'session') {
  const storage = window[`${area}Storage`];
  const keys = Object.keys(storage).filter((key) =>
    storedItems.some((item) => item.area === area && isKeyOf(item, key, siteStorage.namespace)),
  );
  keys.forEach((key) => storage.removeItem(key));
}

export default function ClearStorage() {
  const [isCleared, setIsCleared] = useState(false);
  const clear = async () => {
    // Blocked storage contains nothing
    await Promise.allSettled([clearKeys('local'), clearKeys('session'), clearSavedPages()]);
    setIsCleared(true);
  };
  return (
    <>
      <Button kind="primary" onClick={() => void clear()}>
        <Translate id="dau.privacy.clearButton">Xóa hết những gì website này đã lưu</Translate>
      </Button>
      <p role="status">
        {isCleared && <Translate id="dau.privacy.cleared">Đã xóa hết.</Translate>}
      </p>
    </>
  );
}
