import * as prompts from '@clack/prompts';

/** Ends the command if the author presses Ctrl+C. */
function answered<T>(answer: T): Exclude<T, symbol> {
  if (prompts.isCancel(answer)) {
    prompts.cancel('Nothing was written.');
    process.exit(130);
  }
  return answer as Exclude<T, symbol>;
}

/** @param check returns an error message for an invalid answer */
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

export async function askChoice<T extends string>(
  message: string,
  values: readonly T[],
  labels: Partial<Record<T, string>> = {},
): Promise<T> {
  const options = values.map((value) => ({value: value as string, label: labels[value] ?? value}));
  return answered(await prompts.select({message, options})) as T;
}

export const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY);
