import * as prompts from '@clack/prompts';

const CANCELED = 'Nothing was written.';

/** Ends the command if the author presses Ctrl+C. */
function answered<T>(answer: T, canceled: string): Exclude<T, symbol> {
  if (prompts.isCancel(answer)) {
    prompts.cancel(canceled);
    process.exit(130);
  }
  return answer as Exclude<T, symbol>;
}

/**
 * @param check returns an error message for an invalid answer
 * @param canceled the message after Ctrl+C
 */
export async function askText(
  message: string,
  initialValue = '',
  check: (answer: string) => string | undefined = () => undefined,
  canceled = CANCELED,
): Promise<string> {
  const validate = (answer = '') => check(answer.trim());
  const answer = answered(await prompts.text({message, initialValue, validate}), canceled);
  // clack returns `undefined` for an empty answer
  return ((answer as string | undefined) ?? '').trim();
}

export async function askChoice<T extends string>(
  message: string,
  values: readonly T[],
  labels: Partial<Record<T, string>> = {},
  canceled = CANCELED,
): Promise<T> {
  const options = values.map((value) => ({value: value as string, label: labels[value] ?? value}));
  // clack has its keyboard instructions in English only
  const answer = await prompts.select({message, options, showInstructions: false});
  return answered(answer, canceled) as T;
}

export const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
