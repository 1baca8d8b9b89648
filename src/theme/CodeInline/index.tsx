import OriginalInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';

/** In characters: fits into a line of a list on the smallest phone, 320 px wide. */
const SHORT = 20;

/** Inline code. A short piece stays on one line, because two boxes read as two pieces. */
export default function CodeInline(props: Props) {
  const isShort = typeof props.children === 'string' && props.children.length <= SHORT;
  return <OriginalInline className={isShort ? 'dau-short-code' : undefined} {...props} />;
}
