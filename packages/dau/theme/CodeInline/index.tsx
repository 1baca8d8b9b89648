import OriginalInline from '@theme-init/CodeInline';
import type {Props} from '@theme/CodeInline';

/** How many characters fit on one line of a list on a 320 px wide phone. */
const SHORT = 20;

/** Keeps short inline code on one line. Otherwise it would look like two pieces of code. */
export default function CodeInline(props: Props) {
  const isShort = typeof props.children === 'string' && props.children.length <= SHORT;
  return <OriginalInline className={isShort ? 'dau-short-code' : undefined} {...props} />;
}
