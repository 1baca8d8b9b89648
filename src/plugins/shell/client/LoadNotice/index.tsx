import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

import styles from './styles.module.css';

/**
 * Messages about loading failures. They are in every page's HTML, so that they can be shown even
 * if the scripts of the application fail to load. `src/plugins/shell/loader.js` shows them.
 */
export default function LoadNotice() {
  const home = useBaseUrl('/');
  return (
    <div
      id="dau-notice"
      popover="manual"
      role="alert"
      className={styles.notice}
      data-search-ignore
      data-nosnippet
      data-print="hide"
    >
      <p className={styles.scripts}>
        <Translate
          id="dau.notice.scripts"
          description="Shown when the page's scripts failed to load; the page stays readable"
        >
          Một phần của trang này không tải được. Bạn vẫn đọc tiếp được; tải lại trang để dùng đủ các
          nút.
        </Translate>
      </p>
      <p className={styles.offline}>
        <Translate
          id="dau.notice.offline"
          description="Shown when the reader follows a link without a connection"
        >
          Bạn đang ngoại tuyến nên chưa mở được trang kia. Trang này vẫn còn đây để bạn đọc tiếp.
        </Translate>
      </p>
      <p className={styles.actions}>
        {/* The message sets the address */}
        <a className="button button--primary" href={home}>
          <Translate
            id="dau.notice.retry"
            description="Link: tries to load the page or its scripts again"
          >
            Thử lại
          </Translate>
        </a>
        <button
          type="button"
          className="button button--secondary"
          popoverTarget="dau-notice"
          popoverTargetAction="hide"
        >
          <Translate id="dau.notice.dismiss" description="Button: closes the message">
            Đóng
          </Translate>
        </button>
      </p>
    </div>
  );
}
