import Translate from '@docusaurus/Translate';

import styles from './styles.module.css';

/**
 * Messages about loading failures. They are hidden in every page's HTML, so that
 * they can be shown even if the scripts of the application fail to load.
 * `src/plugins/shell/static/js/shell.js` shows and hides them.
 */
export default function LoadNotice() {
  return (
    <div role="alert" data-search-ignore data-nosnippet data-print="hide">
      <div id="dau-notice" className={styles.notice} hidden>
        <p data-notice="scripts" hidden>
          <Translate
            id="dau.notice.scripts"
            description="Shown when the page's scripts failed to load; the page stays readable"
          >
            Một phần của trang này không tải được. Bạn vẫn đọc tiếp được; tải lại trang để dùng đủ
            các nút.
          </Translate>
        </p>
        <p data-notice="offline" hidden>
          <Translate
            id="dau.notice.offline"
            description="Shown when the reader follows a link without a connection"
          >
            Bạn đang ngoại tuyến nên chưa mở được trang kia. Trang này vẫn còn đây để bạn đọc tiếp.
          </Translate>
        </p>
        <p className={styles.actions}>
          <button
            type="button"
            className="button button--primary"
            data-notice-action="retry"
            data-without-application
          >
            <Translate
              id="dau.notice.retry"
              description="Button: tries to load the page or its scripts again"
            >
              Thử lại
            </Translate>
          </button>
          <button
            type="button"
            className="button button--secondary"
            data-notice-action="dismiss"
            data-without-application
          >
            <Translate id="dau.notice.dismiss" description="Button: closes the message">
              Đóng
            </Translate>
          </button>
        </p>
      </div>
    </div>
  );
}
