import * as prompts from '@clack/prompts';

/** Ends the command if the author stops with Ctrl+C. */
function answered<T>(answer: T): Exclude<T, symbol> {
  if (prompts.isCancel(answer)) {
    prompts.cancel('Nothing was written.');
    process.exit(130);
  }
  return answer as Exclude<T, symbol>;
}

/** Asks for a line of text. `check` returns an error message if an answer is not valid. */
export async function askText(
  message: string,
  initialValue = '',
  check: (answer: string) => string | undefined = () => undefined,
): Promise<string> {
  const validate = (answer = '') => check(answer.trim());
  const answer = answered(await prompts.text({message, initialValue, validate}));
  // clack returns `undefined` for an empty answer
  return ((answer as string | undefined) ?? '').trim();
}

export const askChoice = async <T extends string>(message: string, values: readonly T[]) =>
  answered(await prompts.select<string>({message, options: values.map((value) => ({value}))})) as T;

/** Whether the command runs in a terminal, where the author can answer questions. */
export const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
