import type {ReactNode} from 'react';

import FontPreload from '@site/src/plugins/fonts/client/FontPreload';
import LoadNotice from '@site/src/plugins/shell/client/LoadNotice';
import RouteAnnouncer from '@site/src/plugins/shell/client/RouteAnnouncer';

/** Around the whole application; keeps its state while the reader moves between pages. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <FontPreload />
      {children}
      <RouteAnnouncer />
      <LoadNotice />
    </>
  );
}
