/** Languages in which a line that starts with `$ ` is a command. */
const SHELL = /^(?:bash|sh|shell|zsh|console|shell-?session)$/;
/** Among them those that show answers, too. */
const SESSION = /^(?:console|shell-?session)$/;
const PROMPT = /^\s*\$ /;

/**
 * Returns what a reader pastes into a terminal: commands without the prompt. Of a session, what the
 * commands answer is left out. Code without a prompt stays as it is.
 */
export function commandsOf(code: string, language: string): string {
  const lines = code.split('\n');
  if (!SHELL.test(language) || !lines.some((line) => PROMPT.test(line))) return code;
  const isCommand = (line: string, index: number) =>
    // A backslash at the end continues the command
    PROMPT.test(line) || (lines[index - 1]?.endsWith('\\') ?? false);
  return lines
    .filter((line, index) => !SESSION.test(language) || isCommand(line, index))
    .map((line) => line.replace(PROMPT, ''))
    .join('\n');
}
