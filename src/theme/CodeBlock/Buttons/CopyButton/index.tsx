import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';

import WithoutPrompts from '@site/src/plugins/code/client/WithoutPrompts';

/** Copies commands without the prompt of a terminal. */
export default function CopyButtonWrapper(props: Props) {
  return (
    <WithoutPrompts>
      <CopyButton {...props} />
    </WithoutPrompts>
  );
}
