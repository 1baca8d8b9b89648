import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ownUrl} from 'docusaurus-search-folded/own-url';
import Layout from '@theme/Layout';

import PageHeader from '../../../../ui/PageHeader';
import SectionLinks from '../../../../ui/SectionLinks';
import {savesData} from '../../../../utils/browser';

import {PAGE_LIMIT} from '../../page-limit-and-names';
import {siteBase} from '../worker-client';

/** This is not an SVG file, because loading the compiler of SVG files would add 0.6 s to a build. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 220 140"
      fill="none"
      stroke="currentcolor"
      strokeWidth="12"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M10 58q70-62 140 0M42 92q38-34 76 0" />
      <path d="M80 124h.1M22 130 132 12" stroke="var(--ifm-color-primary)" strokeWidth="17" />
    </svg>
  );
}

/** The `/offline` page. The service worker also shows it if the requested page is not cached. */
export default function OfflinePage() {
  const isBrowser = useIsBrowser();
  const base = isBrowser ? siteBase() : undefined;
  // The static HTML assumes that the browser can save pages, as most can
  const isPossible = !isBrowser || (base !== undefined && !savesData());
  // The worker puts the missing page's path after `#`
  const missing = base && ownUrl(location.hash.slice(1), base);
  const title = translate({id: 'dau.offline.title', message: 'Đọc ngoại tuyến'});
  const lead = translate(
    {
      id: 'dau.offline.lead',
      message: 'Không có mạng, bạn vẫn mở được {count} trang đọc gần nhất.',
    },
    {count: PAGE_LIMIT},
  );
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
      <main className="container margin-vert--xl dau-illustrated">
        <Drawing />
        <PageHeader
          title={title}
          lead={
            <span data-scripted hidden={!isPossible}>
              {lead}
            </span>
          }
        />
        <div className="markdown" data-hydrate="hash">
          {missing && (
            <p role="status">
              <Translate id="dau.offline.missing">
                Bạn đang ngoại tuyến, và trang bạn vừa mở chưa có trên máy này.
              </Translate>{' '}
              <a href={missing}>
                <Translate id="dau.hosted.retry">Thử lại</Translate>
              </a>
            </p>
          )}
          {/* Always rendered: otherwise, the next paragraph would have the style of a first paragraph */}
          <noscript>{notPossible}</noscript>
          {isPossible ? (
            <p className="dau-soft" data-scripted>
              <Translate id="dau.offline.waiting">Bình luận, video và góp ý cần có mạng.</Translate>
            </p>
          ) : (
            notPossible
          )}
        </div>
        <SectionLinks />
      </main>
    </Layout>
  );
}
