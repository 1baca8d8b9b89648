import OriginalInline from '@theme-init/CodeInline';
import type {Props} from '@theme/CodeInline';

/** How many characters fit on one line of a list on a 320 px wide phone. */
const SHORT = 20;

/** Matches options such as `--strict` and the ends of names. Browsers would break the line after a hyphen. */
const OPTION = /(-\S{1,19})(?= |$)/;

const withWholeOptions = (command: string) =>
  command.split(OPTION).map((part, index) =>
    // The pattern has a group, so every second part is an option
    index % 2 === 0 ? part : <span key={index}>{part}</span>,
  );

/** Keeps short inline code on one line, because on two lines, it would look like two pieces of code. */
export default function CodeInline({children, ...props}: Props) {
  const isShort = typeof children === 'string' && children.length <= SHORT;
  return (
    <OriginalInline className={isShort ? 'dau-short-code' : undefined} {...props}>
      {typeof children === 'string' ? withWholeOptions(children) : children}
    </OriginalInline>
  );
}
