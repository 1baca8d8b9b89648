import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-init/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';

import {commandsOf} from '../../../../features/code/client/copied-commands';

/** In terminal sessions, copies only the commands, without prompts and output. */
export default function CopyButtonWrapper(props: Props) {
  const {metadata, wordWrap} = useCodeBlockContext();
  const code = commandsOf(metadata.code, metadata.language);
  return (
    <CodeBlockContextProvider metadata={{...metadata, code}} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
