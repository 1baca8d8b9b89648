import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import {cacheNames, OFFLINE_PAGE} from '../../shared-names';

/** For the privacy page: the caches of reading offline, and what is in them. */
export default function OfflineStorage() {
  return (
    <>
      <dl>
        <dt>
          <code data-cache-name>{cacheNames.pages}…</code>
        </dt>
        <dd>
          <Translate id="dau.privacy.cache.pages">
            Các trang bạn đã đọc hoặc đã lưu, để mở được khi không có mạng. Trang chỉ đọc mà không
            lưu thì giữ 20 trang đọc gần nhất; trang bạn lưu thì ở lại tới khi bạn xóa.
          </Translate>
        </dd>
        <dt>
          <code data-cache-name>{cacheNames.files}…</code>
        </dt>
        <dd>
          <Translate id="dau.privacy.cache.files">
            Script, kiểu dáng, phông chữ và hình của những trang đó.
          </Translate>
        </dd>
      </dl>
      <p>
        <Link to={`/${OFFLINE_PAGE}`}>
          <Translate id="dau.privacy.cache.list">
            Xem những trang nào đang có trên máy bạn
          </Translate>
        </Link>
      </p>
    </>
  );
}
