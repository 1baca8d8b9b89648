import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import font from '@generated/dau-shell/default/font';

import {ROUTE_STATUS, shellId} from '../utils/shell-ids';

import styles from './Root.module.css';

/**
 * Says that the page's scripts did not load. The message is in every page's HTML, because a script that
 * creates it might not load either. `start-application.js` shows it.
 */
function LoadNotice() {
  return (
    <div
      id={shellId('notice')}
      popover="auto"
      role="alert"
      className={`alert alert--info ${styles.notice}`}
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
          <Translate id="dau.notice.retry">Tải lại trang</Translate>
        </a>
      </p>
    </div>
  );
}

export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      {/* Browsers ignore an `optional` font that arrives after the first paint, so preload the font */}
      <Head>
        {font && (
          <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        )}
      </Head>
      {children}
      {/* `announce-route` writes the page title into this element after client-side navigation */}
      <div id={ROUTE_STATUS} className="dau-visually-hidden" role="status" aria-live="polite" />
      <LoadNotice />
    </>
  );
}
