/** Languages of terminal sessions: commands start with `$ `, and all other lines are output. */
const SESSION = /^(?:console|shell-?session)$/;

/** Matches a command. A line that ends with a backslash continues on the next line. */
const COMMAND = /^\$ (?:.*\\\n)*.*/gm;

export function commandsOf(code: string, language: string): string {
  const commands = SESSION.test(language) ? code.match(COMMAND) : null;
  return commands?.map((command) => command.slice(2)).join('\n') ?? code;
}
