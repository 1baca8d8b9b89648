import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import font from '@generated/dau-shell/default/font';

import LoadNotice from '@site/src/plugins/shell/client/LoadNotice';

/** Wraps the whole application. Its state stays the same while the reader moves between pages. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      {/* Preload the font, because browsers do not use an `optional` font that arrives after the first paint */}
      <Head>
        {font && (
          <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        )}
      </Head>
      {children}
      {/* When the reader opens another page without a reload, `announce-route` writes its title here */}
      <div id="dau-route" className="dau-visually-hidden" role="status" aria-live="polite" />
      <LoadNotice />
    </>
  );
}
