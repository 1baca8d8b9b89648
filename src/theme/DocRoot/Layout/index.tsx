import Original from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';

import {GuideMenu} from '@site/src/plugins/shell/client/Menu';

/** Adds the mobile menu, which contains the sidebar. */
export default function DocRootLayout(props: Props) {
  return (
    <>
      <Original {...props} />
      <GuideMenu />
    </>
  );
}
