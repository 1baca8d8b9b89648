import Original from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';

import GuideMenu from '@site/src/plugins/shell/client/Menu/GuideMenu';

/** Adds the menu that a phone has instead of the sidebar. */
export default function DocRootLayout(props: Props) {
  return (
    <>
      <Original {...props} />
      <GuideMenu />
    </>
  );
}
