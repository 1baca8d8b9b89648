import Translate from '@docusaurus/Translate';

import {allowedHosts} from '@site/src/config/hosts';
import {listHosts} from '@site/src/plugins/security/list-hosts';

/** Says what the site does not do. Hosts that the author allows are named further down the page. */
export default function PrivacyLead() {
  return (
    <>
      <Translate id="dau.privacy.noTracking">
        Website này không theo dõi bạn: không cookie, không thống kê, không quảng cáo.
      </Translate>
      {listHosts(allowedHosts).length === 0 && (
        <>
          {' '}
          <Translate id="dau.privacy.ownHostOnly">
            Bạn mở trang nào thì trình duyệt cũng chỉ kết nối tới máy chủ của website này.
          </Translate>
        </>
      )}
    </>
  );
}
