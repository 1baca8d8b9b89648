import Heading from '@theme-init/Heading';
import type {Props} from '@theme/Heading';

import MarkedSentence from '../../ui/MarkedSentence';
import {hasMarks} from '../../ui/MarkedSentence/letters';

/** Shows the diacritics of a page title in the accent color. */
export default function HeadingWrapper(props: Props) {
  const {as, children} = props;
  if (as !== 'h1' || typeof children !== 'string') return <Heading {...props} />;
  return (
    <Heading
      {...props}
      data-length={children.length > 60 ? 'long' : children.length <= 30 ? 'short' : undefined}
      // Without the label, screen readers would read each colored letter as a separate word
      aria-label={hasMarks(children) ? children : undefined}
    >
      <MarkedSentence text={children} hasStop={false} />
    </Heading>
  );
}
