import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-init/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';

/** Languages of terminal sessions: commands start with `$ `, and all other lines are output. */
const SESSION = /^(?:console|shell-?session)$/;

/** Matches a command. A line that ends with a backslash continues on the next line. */
const COMMAND = /^\$ (?:.*\\\n)*.*/gm;

function commandsOf(code: string, language: string): string {
  const commands = SESSION.test(language) ? code.match(COMMAND) : null;
  return commands?.map((command) => command.slice(2)).join('\n') ?? code;
}

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
