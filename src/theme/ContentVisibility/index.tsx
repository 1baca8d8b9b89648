import Original from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import Draft from '@theme/ContentVisibility/Draft';

/** Shows the banners of unlisted pages and of drafts (`languages/draft-and-schedule-marks.ts`). */
export default function ContentVisibility(props: Props) {
  const {isDraft} = props.metadata.frontMatter as {readonly isDraft?: boolean};
  return (
    <>
      <Original {...props} />
      {isDraft && <Draft />}
    </>
  );
}
