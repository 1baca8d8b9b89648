import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';

import PageContents from '@site/src/components/PageContents';

/** The column of contents, as a landmark with a name. */
export default function TOCWrapper(props: Props) {
  return (
    <PageContents>
      <TOC {...props} />
    </PageContents>
  );
}
