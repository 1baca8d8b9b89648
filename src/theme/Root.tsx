import type {ReactNode} from 'react';

import BaseUrlIssue from '@site/src/components/BaseUrlIssue';
import FontPreload from '@site/src/components/FontPreload';
import LoadNotice from '@site/src/components/LoadNotice';
import RouteAnnouncer from '@site/src/components/RouteAnnouncer';

/** Around the whole application; keeps its state while the reader moves between pages. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <FontPreload />
      <BaseUrlIssue />
      {children}
      <RouteAnnouncer />
      <LoadNotice />
    </>
  );
}
