import Translate from '@docusaurus/Translate';

import {shellId} from '../../../../utils/shell-ids';

import styles from './styles.module.css';

/**
 * Says that the page's scripts did not load. The message is in every page's HTML, because a script that
 * creates it might not load either. `start-application.js` shows it.
 */
export default function LoadNotice() {
  return (
    <div
      id={shellId('notice')}
      popover="auto"
      role="alert"
      className={styles.notice}
      data-search-ignore
      data-nosnippet
      data-print="hide"
    >
      <p>
        <Translate id="dau.notice.scripts">
          Một phần của trang này không tải được. Bạn vẫn đọc tiếp được; tải lại trang để mọi nút
          hoạt động.
        </Translate>
      </p>
      <p>
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty URL is this page */}
        <a className="button button--primary" href="">
          <Translate id="dau.notice.retry">Tải lại trang</Translate>
        </a>
      </p>
    </div>
  );
}
