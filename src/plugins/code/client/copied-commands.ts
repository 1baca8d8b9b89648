/** Languages of a terminal session: lines with `$ ` are commands, all others are output. */
const SESSION = /^(?:console|shell-?session)$/;

/** A backslash at the end of a line continues the command. */
const COMMAND = /^\$ (?:.*\\\n)*.*/gm;

/** Returns what a reader pastes into a terminal: from a session, the commands without prompt and output. */
export function commandsOf(code: string, language: string): string {
  const commands = SESSION.test(language) ? code.match(COMMAND) : null;
  return commands?.map((command) => command.slice(2)).join('\n') ?? code;
}
