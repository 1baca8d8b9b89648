import Original from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';

import GuideListStart from '@site/src/components/GuideListStart';

/** Adds the number of guides and a link to the first one above a category's guides. */
export default function DocCardList(props: Props) {
  return (
    <>
      {props.items && <GuideListStart items={props.items} />}
      <Original {...props} />
    </>
  );
}
