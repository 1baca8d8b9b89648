import Original from '@theme-original/ContentVisibility';
import type {Props} from '@theme/ContentVisibility';
import Draft from '@theme/ContentVisibility/Draft';

/** Adds the banner of drafts. `draft-and-schedule-marks.ts` in the plugin `languages` sets `isDraft`. */
export default function ContentVisibility(props: Props) {
  const {isDraft} = props.metadata.frontMatter as {readonly isDraft?: boolean};
  return (
    <>
      <Original {...props} />
      {isDraft && <Draft />}
    </>
  );
}
