import Original from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

import MarkedSentence from '@site/src/lib/ui/MarkedSentence';
import {hasMarks} from '@site/src/lib/ui/MarkedSentence/letters';

/** Shows the diacritics of a page title in the accent color. */
export default function Heading({children, ...props}: Props) {
  const isMarked = props.as === 'h1' && typeof children === 'string' && hasMarks(children);
  if (!isMarked) return <Original {...props}>{children}</Original>;
  return (
    // Without the label, the letters with marks would be words of their own for screen readers
    <Original {...props} aria-label={children}>
      <MarkedSentence text={children} hasStop={false} />
    </Original>
  );
}
