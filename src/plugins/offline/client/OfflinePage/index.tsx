import {useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';

import {missingPath, savesData, siteBase} from '../worker-client';
import Drawing from './drawing.svg';
import SaveLanguage from './SaveLanguage';

/** The page `/offline`. The service worker also shows it instead of a page that is not cached. */
export default function OfflinePage() {
  const isBrowser = useIsBrowser();
  const base = isBrowser ? siteBase() : undefined;
  const canSave = base !== undefined && !savesData();
  /** Reserves the space of parts that depend on the browser, so that the page does not move. */
  const reserved = isBrowser ? undefined : ({visibility: 'hidden'} as const);
  /** Whether the search uses Algolia, which does not work offline. */
  const isHosted = 'algolia' in useThemeConfig();
  const missing = base && missingPath(location.hash, base, location.origin);
  const title = translate({id: 'dau.offline.title', message: 'Đọc ngoại tuyến'});
  const lead = translate({
    id: 'dau.offline.lead',
    message: 'Không có mạng, bạn vẫn mở được 20 trang đọc gần nhất và những trang đã lưu.',
  });
  const reading = translate({
    id: 'dau.offline.reading',
    message:
      'Bạn đọc được các trang đã lưu, cùng hình trong đó, tới khi bạn xóa dữ liệu của website này trong trình duyệt.',
  });
  const online = translate({
    id: 'dau.offline.online',
    message: 'Bình luận, video và góp ý thì phải chờ có mạng.',
  });
  const rows = [
    [translate({id: 'dau.offline.read', message: 'Đọc'}), reading],
    [translate({id: 'dau.offline.talk', message: 'Trò chuyện'}), online],
  ];
  const notPossible = (
    <p>
      <Translate id="dau.offline.notPossible">
        Hiện chưa lưu được trang nào: cần JavaScript, HTTPS và một trình duyệt đủ mới, máy không bật
        tiết kiệm dữ liệu, và website phải bật tính năng này.
      </Translate>
    </p>
  );
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <div className="row">
          <div className="col col--8 margin-bottom--lg">
            <PageHeader
              title={title}
              lead={(base ?? !isBrowser) && <span style={reserved}>{lead}</span>}
            />
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
              {!isBrowser && <noscript>{notPossible}</noscript>}
              {!isBrowser || canSave ? (
                <div style={reserved}>
                  <SaveLanguage />
                </div>
              ) : (
                notPossible
              )}
              <h2>
                <Translate id="dau.offline.works">Khi không có mạng</Translate>
              </h2>
              <dl>
                {rows.flatMap(([name, text]) => [
                  <dt key={name}>{name}</dt>,
                  <dd key={text}>{text}</dd>,
                ])}
                {(!isBrowser || canSave) && !isHosted && (
                  <>
                    <dt style={reserved}>
                      <Translate id="dau.offline.search">Tìm kiếm</Translate>
                    </dt>
                    <dd style={reserved}>
                      <Translate id="dau.offline.searching">
                        Bạn tìm được trong mọi trang, sau khi đã bấm nút ở trên.
                      </Translate>
                    </dd>
                  </>
                )}
              </dl>
            </div>
          </div>
          <div className="col">
            <div className="card">
              <Drawing width="100%" />
            </div>
          </div>
        </div>
      </main>
    </Layout>
  );
}
