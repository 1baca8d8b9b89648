import Original from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';

import {GuideMenu} from '@site/src/plugins/shell/client/Menu';

/** Adds the mobile menu, which replaces the sidebar on a phone. */
export default function DocRootLayout(props: Props) {
  return (
    <>
      <Original {...props} />
      <GuideMenu />
    </>
  );
}
