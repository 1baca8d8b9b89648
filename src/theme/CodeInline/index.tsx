import OriginalInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

/** The number of characters that fit into a line of a list on a phone with a width of 320 px. */
const SHORT = 20;

/** Does not break short inline code, because it would look like two pieces of code. */
export default function CodeInline(props: Props) {
  const isShort = typeof props.children === 'string' && props.children.length <= SHORT;
  return <OriginalInline className={isShort ? 'dau-short-code' : undefined} {...props} />;
}
