import {useContext} from 'react';

import Original from '@theme-original/DocItem/TOC/Mobile';

import {InText} from '@site/src/plugins/shell/client/TableOfContents/InText';

/** The table of contents on a phone, only where `DocItem/Content` puts it: below the title. */
export default function DocItemTOCMobile() {
  return useContext(InText) && <Original />;
}
