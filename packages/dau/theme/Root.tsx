import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import font from '@generated/dau-shell/default/font';

import {ROUTE_STATUS} from '../utils/shell-ids';
import LoadNotice from '../features/shell/client/LoadNotice';

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
