import Original from '@theme-init/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';

import {GuideMenu} from '../../../features/shell/client/Menu';

/** Adds the mobile menu, which contains the sidebar. */
export default function DocRootLayout(props: Props) {
  return (
    <>
      <Original {...props} />
      <GuideMenu />
    </>
  );
}
