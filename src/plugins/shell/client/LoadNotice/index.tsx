import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * The message that the scripts of the page did not load. It is in the HTML of every page, because a
 * script that creates the message might also not load. `start-application.js` shows the message.
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
