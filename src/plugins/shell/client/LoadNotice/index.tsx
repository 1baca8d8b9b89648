import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * Says that the scripts of the page did not load. The notice is in the HTML of every page, because its
 * own script might also fail to load. `start-application.js` shows the notice, and the next click or
 * Escape closes it.
 */
export default function LoadNotice() {
  return (
    <div
      id="dau-notice"
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
          <Translate id="dau.notice.retry">Thử lại</Translate>
        </a>
      </p>
    </div>
  );
}
