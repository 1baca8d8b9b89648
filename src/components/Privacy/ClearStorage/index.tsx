import {useState} from 'react';

import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';

import {clearKept} from '@site/src/plugins/offline/client/list-kept';

import {clearStored} from './clear-stored';

/** A button that deletes everything the site has stored, and shows the number of deleted items. */
export default function ClearStorage() {
  const {selectMessage} = usePluralForm();
  const [cleared, setCleared] = useState<number>();
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        onClick={async () => setCleared(clearStored() + (await clearKept()))}
      >
        <Translate id="dau.privacy.clearButton">Xóa hết những gì website này đã lưu</Translate>
      </button>
      <p role="status">
        {cleared !== undefined &&
          selectMessage(
            cleared,
            translate(
              {id: 'dau.privacy.cleared', message: 'Đã xóa {count} mục.'},
              {count: cleared},
            ),
          )}
      </p>
    </>
  );
}
