import {parseArgs, type ParseArgsConfig} from 'node:util';

import {fail, run, step} from './terminal';

/** Numbers of passed and failed cases of a check. */
export type Count = {
  readonly passed: number;
  readonly failed: number;
  /** Names of the cases that did not run. */
  readonly skipped?: readonly string[];
  /** Names of the cases that failed, and passed at their second try. */
  readonly flaky?: readonly string[];
};

/** One flaky case in so many is bad luck. More of them hide a fault. */
const CASES_PER_FLAKY = 500;

/** Collects what a check writes. The text is shown when the check ends. */
export type Report = {
  /** Adds output of a tool. It is shown only if the check fails. */
  output(text: string): void;
  /** Adds a fault or a warning for the author. It is always shown. */
  line(text: string): void;
};

/** One check of `npm run check` or `npm test`. */
export type Check = {
  readonly name: string;
  /** What the check does. It is printed when the check starts. */
  readonly description: string;
  /** Name of a check that must pass first. A check that is not selected counts as passed. */
  readonly needs?: string;
  /** What to do when it fails. */
  readonly remedy?: string;
  run(report: Report): Promise<Count>;
};

type Result = Count & {readonly isSkipped?: boolean};

/** Returns the count of a check that passes or fails as a whole. */
export const countOf = (ok: boolean): Count => ({passed: ok ? 1 : 0, failed: ok ? 0 : 1});

/** Adds two counts. */
export const sum = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: [...(a.skipped ?? []), ...(b.skipped ?? [])],
  flaky: [...(a.flaky ?? []), ...(b.flaky ?? [])],
});

/** Creates a check that runs a command. It passes if the exit code is 0. */
export const command =
  (name: string, ...args: string[]) =>
  async ({output}: Report): Promise<Count> =>
    countOf((await run(name, args, {isQuiet: true, onOutput: output})) === 0);

/**
 * Reads the options of a script. Ends the script with a message if an option is unknown, and after
 * `--help`, which prints the help text.
 */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  help: string,
) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({options}).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`${reason}\n\n${help}`);
  }
}

/**
 * Parses the value of `--only`, names separated by commas. Returns all names if it is not set. Ends
 * the script if a name is unknown.
 */
export function selectNames(known: readonly string[], only: string | undefined): Set<string> {
  if (only === undefined) return new Set(known);
  const names = only
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0) {
    fail(`--only has unknown names: "${unknown.join(', ')}"; choose from ${known.join(', ')}.`);
  }
  return new Set(names);
}

async function runCheck(check: Check, results: ReadonlyMap<string, Result>): Promise<Result> {
  const {name, description, needs} = check;
  if (needs && (results.get(needs)?.failed ?? 0) > 0) {
    console.error(`\n✘ ${name}: skipped, because ${needs} failed`);
    return {...countOf(false), isSkipped: true};
  }
  step(description);
  const output: string[] = [];
  const lines: string[] = [];
  const started = performance.now();
  const count = await check
    .run({
      output: (text) => output.push(text),
      line: (text) => lines.push(text),
    })
    .catch((error: unknown) => {
      lines.push(error instanceof Error ? error.message : String(error));
      return countOf(false);
    });
  const seconds = Math.round((performance.now() - started) / 1000);
  if (count.failed > 0 && output.length > 0) console.error(output.join(''));
  for (const line of lines) console.log(line);
  console.log(
    `${count.failed > 0 ? '✘' : '✔'} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
  return count;
}

/** Prints the names of skipped and flaky cases, and the last line. Sets the exit code. */
function printTotal({passed, failed, skipped = [], flaky = []}: Count): void {
  const printNames = (names: readonly string[], what: string) => {
    if (names.length > 0) console.log(`\n${names.length} ${what}:\n  ${names.join('\n  ')}`);
  };
  printNames(skipped, 'skipped');
  printNames(flaky, 'flaky (passed at the second try)');
  const isTooFlaky = flaky.length * CASES_PER_FLAKY > passed + failed;
  if (isTooFlaky) {
    console.error(
      `\nMore than 1 in ${CASES_PER_FLAKY} is flaky. Mend these tests, or what they test.`,
    );
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || isTooFlaky ? 1 : 0;
}

/**
 * Runs checks and prints `N passed, N failed` at the end. A check runs even if another failed,
 * unless it needs the failed one. Sets the exit code to 1 if a check failed.
 *
 * @param stages run one after another; the lanes of a stage run in parallel, and the checks of a
 *   lane one after another
 * @param selected names of the checks to run
 */
export async function runChecks(
  stages: readonly (readonly (readonly Check[])[])[],
  selected: ReadonlySet<string>,
): Promise<void> {
  const results = new Map<string, Result>();
  const runLane = async (lane: readonly Check[]) => {
    for (const check of lane) {
      if (selected.has(check.name)) results.set(check.name, await runCheck(check, results));
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));

  const failures = stages.flat(2).filter(({name}) => (results.get(name)?.failed ?? 0) > 0);
  if (failures.length > 0) {
    console.error(`\nFailed: ${failures.map(({name}) => name).join(', ')}`);
    for (const {name, remedy} of failures) {
      if (remedy && !results.get(name)?.isSkipped) console.error(`  ${name}: ${remedy}`);
    }
  }
  printTotal([...results.values()].reduce(sum, {passed: 0, failed: 0}));
}
