/** Code block languages for a terminal session. Lines with `$ ` are commands, other lines are output. */
const SESSION = /^(?:console|shell-?session)$/;

/** Matches a command. A backslash at the end of a line continues it. */
const COMMAND = /^\$ (?:.*\\\n)*.*/gm;

/** Returns the text to copy: the commands of a terminal session, or all other code unchanged. */
export function commandsOf(code: string, language: string): string {
  const commands = SESSION.test(language) ? code.match(COMMAND) : null;
  return commands?.map((command) => command.slice(2)).join('\n') ?? code;
}
