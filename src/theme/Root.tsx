import type {ReactNode} from 'react';

import FontPreload from '@site/src/components/FontPreload';
import LoadNotice from '@site/src/plugins/shell/client/LoadNotice';

/** Around the whole application; keeps its state while the reader moves between pages. */
export default function Root({children}: {children: ReactNode}) {
  return (
    <>
      <FontPreload />
      {children}
      {/* After a move inside the application, `announce-route` writes the new title here */}
      <div id="dau-route" className="dau-visually-hidden" role="status" aria-live="polite" />
      <LoadNotice />
    </>
  );
}
