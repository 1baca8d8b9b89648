import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';

import {missingPath, savesData, siteBase} from '../worker-client';
import SaveLanguage from './SaveLanguage';

/** The page `/offline`. The worker also shows it in place of a page that is not cached. */
export default function OfflinePage() {
  const base = useIsBrowser() ? siteBase() : undefined;
  const missing = base && missingPath(location.hash, base, location.origin);
  const title = translate({id: 'dau.offline.title', message: 'Đọc ngoại tuyến'});
  const lead = translate({
    id: 'dau.offline.lead',
    message: 'Không có mạng, bạn vẫn mở được 20 trang đọc gần nhất và những trang đã lưu.',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <PageHeader title={title} lead={base && lead} />
        <div className="markdown" data-hydrate="view">
          {missing && (
            <p role="status">
              <Translate id="dau.offline.missing">
                Bạn đang ngoại tuyến, và trang bạn vừa mở chưa có trên máy này.
              </Translate>{' '}
              <a href={missing}>
                <Translate id="dau.offline.retry">Thử lại</Translate>
              </a>
            </p>
          )}
          {base === undefined || savesData() ? (
            <p>
              <Translate id="dau.offline.notPossible">
                Hiện chưa lưu được trang nào: cần JavaScript, HTTPS và một trình duyệt đủ mới, máy
                không bật tiết kiệm dữ liệu, và website phải bật tính năng này.
              </Translate>
            </p>
          ) : (
            <SaveLanguage />
          )}
        </div>
      </main>
    </Layout>
  );
}
