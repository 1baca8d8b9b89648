import OriginalInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

/** The number of characters on one line of a list, on a phone that is 320 px wide. */
const SHORT = 20;

/** Does not break short inline code, because it would look like two pieces of code. */
export default function CodeInline(props: Props) {
  const isShort = typeof props.children === 'string' && props.children.length <= SHORT;
  return <OriginalInline className={isShort ? 'dau-short-code' : undefined} {...props} />;
}
