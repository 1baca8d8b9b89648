import Original from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';

import GuideListStart from '@site/src/components/GuideListStart';

/** Shows above the guides of a category: their number, and a link to the first one. */
export default function DocCardList(props: Props) {
  return (
    <>
      {props.items && <GuideListStart items={props.items} />}
      <Original {...props} />
    </>
  );
}
