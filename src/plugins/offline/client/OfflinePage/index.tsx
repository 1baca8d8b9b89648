import {useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';

import PageHeader from '@site/src/lib/ui/PageHeader';

import {missingPath, savesData, siteBase} from '../worker-client';
import SaveLanguage from './SaveLanguage';

/** A drawing of a page with a crossed-out network sign. The line and the dot look like tone marks. */
const Drawing = () => (
  <svg
    viewBox="0 0 600 200"
    width="100%"
    height="240"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M0 0h600v200H0z" fill="var(--ifm-background-surface-color)" />
    <path d="M0 44h600m0 32H0m0 32h600m0 32H0" stroke="var(--ifm-color-emphasis-300)" />
    <path d="M254 92q46-42 92 0m-72 22q26-22 52 0" stroke="currentcolor" strokeWidth="9" />
    <path d="M300 148h.1M258 152l84-100" stroke="var(--ifm-color-primary)" strokeWidth="15" />
  </svg>
);

/** The page `/offline`. The worker also shows it instead of a page that is not cached. */
export default function OfflinePage() {
  const base = useIsBrowser() ? siteBase() : undefined;
  const canSave = base !== undefined && !savesData();
  /** Whether the search uses Algolia, whose index is not on this site. */
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
  const searching = translate({
    id: 'dau.offline.searching',
    message: 'Bạn tìm được trong mọi trang, sau khi đã bấm nút ở trên.',
  });
  const online = translate({
    id: 'dau.offline.online',
    message: 'Bình luận, video và góp ý thì phải chờ có mạng.',
  });
  const rows = [
    [translate({id: 'dau.offline.read', message: 'Đọc'}), reading],
    ...(canSave && !isHosted
      ? [[translate({id: 'dau.offline.search', message: 'Tìm kiếm'}), searching]]
      : []),
    [translate({id: 'dau.offline.talk', message: 'Trò chuyện'}), online],
  ];
  return (
    <Layout title={title} description={lead}>
      <main className="container margin-vert--xl">
        <div className="row">
          <div className="col col--8 margin-bottom--lg">
            <PageHeader title={title} lead={lead} />
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
              {canSave ? (
                <SaveLanguage />
              ) : (
                <p>
                  <Translate id="dau.offline.notPossible">
                    Hiện chưa lưu được trang nào: cần JavaScript, HTTPS và một trình duyệt đủ mới,
                    máy không bật tiết kiệm dữ liệu, và website phải bật tính năng này.
                  </Translate>
                </p>
              )}
              <h2>
                <Translate id="dau.offline.works">Khi không có mạng</Translate>
              </h2>
              <dl>
                {rows.flatMap(([name, text]) => [
                  <dt key={name}>{name}</dt>,
                  <dd key={text}>{text}</dd>,
                ])}
              </dl>
            </div>
          </div>
          <div className="col">
            <Drawing />
          </div>
        </div>
      </main>
    </Layout>
  );
}
