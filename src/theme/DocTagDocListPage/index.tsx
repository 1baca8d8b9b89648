import Original from '@theme-original/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';

import {useMarkedGuides} from '@site/src/plugins/content/languages/client/LanguageNotice/useMarkedGuides';
import ListMetadata from '@site/src/components/ListMetadata';

/** The guides with a tag: marked where not translated; followed by search engines, not indexed. */
export default function DocTagDocListPage(props: Props) {
  return (
    <>
      <Original {...props} tag={{...props.tag, items: useMarkedGuides(props.tag.items)}} />
      <ListMetadata />
    </>
  );
}
