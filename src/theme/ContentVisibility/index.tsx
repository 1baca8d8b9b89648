import Original from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import Draft from '@theme/ContentVisibility/Draft';

/** Banners of unlisted pages and shown drafts (`languages/draft-and-schedule-marks.ts`). */
export default function ContentVisibility(props: Props) {
  const {isDraft} = props.metadata.frontMatter as {readonly isDraft?: boolean};
  return (
    <>
      <Original {...props} />
      {isDraft && <Draft />}
    </>
  );
}
