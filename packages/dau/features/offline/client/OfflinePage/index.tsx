import {useEffect, useState} from 'react';

import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ownUrl} from 'docusaurus-search-folded/own-url';
import Layout from '@theme/Layout';

import Day from '../../../../ui/Day';
import PageHeader from '../../../../ui/PageHeader';
import SignalDrawing from '../../../../ui/SignalDrawing';
import {PAGES} from '../../../../utils/engine-pages';

import {cacheNames, PAGE_LIMIT} from '../../page-limit-and-names';
import {siteBase} from '../save-pages';

import styles from './styles.module.css';

/** A page that opens without a network. */
type SavedPage = {
  readonly url: string;
  readonly title: string;
  /** When it was saved, in ISO 8601. */
  readonly date: string;
};

/** Returns the cached pages, except the offline page itself, most recently read first. */
async function savedPages(): Promise<SavedPage[]> {
  const base = siteBase();
  if (base === undefined) return [];
  const cache = await caches.open(cacheNames(base)[0]);
  const urls = (await cache.keys()).map(({url}) => url);
  const pages = urls.reverse().map(async (url) => {
    const response = await cache.match(url);
    const html = new DOMParser().parseFromString((await response?.text()) ?? '', 'text/html');
    const title = html.querySelector('h1')?.textContent ?? '';
    const date = new Date(response?.headers.get('date') ?? Date.now());
    return {url, title, date: date.toISOString()};
  });
  return (await Promise.all(pages)).filter(
    ({url, title}) => title !== '' && !url.endsWith(PAGES.offline),
  );
}

/** The pages that open without a network, most recently read first. */
function SavedPages() {
  const [pages, setPages] = useState<readonly SavedPage[]>();
  useEffect(() => {
    savedPages().then(setPages, () => setPages([]));
  }, []);
  if (pages === undefined) return null;
  return (
    <section>
      <h2>
        <Translate id="dau.offline.saved">Đã lưu trên máy này</Translate>
      </h2>
      {pages.length === 0 && (
        <>
          <p>
            <Translate id="dau.offline.none">Chưa có trang nào.</Translate>
          </p>
          <Link className="button button--primary" to="/">
            <Translate id="theme.docs.breadcrumbs.home">Home page</Translate>
          </Link>
        </>
      )}
      <ul className="dau-list dau-index dau-titles">
        {pages.map(({url, title, date}) => (
          <li key={url}>
            <a className="dau-title" href={url}>
              {title}
            </a>
            <Day className="dau-soft" date={date} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The `/offline` page. The service worker also shows it if the requested page is not cached. */
export default function OfflinePage() {
  const base = useIsBrowser() ? siteBase() : undefined;
  // The worker puts the missing page's path after `#`
  const missing = base && ownUrl(location.hash.slice(1), base);
  const title = translate({id: 'dau.offline.title', message: 'Đọc ngoại tuyến'});
  const lead = translate(
    {
      id: 'dau.offline.lead',
      message:
        'Trang nào bạn mở cũng tự được lưu lại. Khi mất mạng, bạn vẫn đọc được {count} trang mở gần nhất; riêng bình luận, video và góp ý cần có mạng.',
    },
    {count: PAGE_LIMIT},
  );
  return (
    <Layout title={title} description={lead}>
      <main
        className={`container dau-illustrated margin-vert--xl ${styles.page}`}
        data-hydrate="view"
      >
        <SignalDrawing isOff />
        <PageHeader title={title} lead={<span data-scripted>{lead}</span>} />
        {missing && (
          <div className="markdown margin-bottom--lg">
            <p role="status">
              <Translate id="dau.offline.missing">
                Bạn đang ngoại tuyến, và trang bạn vừa mở chưa có trên máy này.
              </Translate>{' '}
              <a href={missing}>
                <Translate id="dau.hosted.retry">Thử lại</Translate>
              </a>
            </p>
          </div>
        )}
        {/* Last, because the list appears later, and would move any content below it */}
        <SavedPages />
      </main>
    </Layout>
  );
}
