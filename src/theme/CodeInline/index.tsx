import OriginalInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

/** Number of characters that fit on one line of a list on a 320 px phone. */
const SHORT = 20;

/** Short inline code stays on one line, because on two lines it looks like two pieces of code. */
export default function CodeInline(props: Props) {
  const isShort = typeof props.children === 'string' && props.children.length <= SHORT;
  return <OriginalInline className={isShort ? 'dau-short-code' : undefined} {...props} />;
}
