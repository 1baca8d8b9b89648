import {parseArgs, type ParseArgsConfig} from 'node:util';

import execa, {type ExecaError} from 'execa';

import {PartlyWrittenError} from './file-changes';

/** The folder with the built site. */
export const BUILD_DIR = 'build';

export const count = (number: number, word: string) =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

/** Stops a command with a message for the author. {@link runScript} prints the message. */
export function fail(message: string): never {
  throw new Error(message);
}

function exitWith(message: string): never {
  console.error(`\nError: ${message}\n`);
  process.exit(1);
}

const BUGS = [TypeError, ReferenceError, RangeError, URIError];

/** Returns an error's message. For a bug in code, the author's included, returns the stack. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isBug = BUGS.some((type) => error instanceof type);
  return (isBug && error.stack) || error.message;
}

/**
 * Runs a script. If the script throws, prints the error message and exits with code 1.
 *
 * @param end text to append to the error message if nothing was written
 */
export function runScript(main: () => void | Promise<void>, end = ''): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      const message = errorMessage(error);
      exitWith(error instanceof PartlyWrittenError ? message : message + end);
    });
}

export function step(message: string): void {
  console.log(`\n▸ ${message}`);
}

/** An `.npmrc` may set these options of npm, whose names some of our commands also use. */
const IN_NPMRC = ['all', 'email', 'only'];

/**
 * Stops if npm has taken an option for itself, because the author has forgotten the two hyphens before
 * the options. Otherwise, `npm run update --dry-run` would update.
 */
export function assertNotTaken(options: readonly string[]): void {
  const {npm_lifecycle_event: name = '', ...environment} = process.env;
  const taken = options.find(
    (option) =>
      !IN_NPMRC.includes(option) && environment[`npm_config_${option.replaceAll('-', '_')}`],
  );
  if (taken)
    exitWith(
      `npm has not passed on --${taken}. Write two hyphens before the options: npm run ${name} -- … --${taken}. Nothing was written.`,
    );
}

/**
 * Reads a script's options and arguments. With `--help`, prints the help and exits. With an invalid
 * option, prints an error and the help, and exits.
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  help: string,
  allowPositionals = true,
) {
  assertNotTaken(Object.keys(options));
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({options, allowPositionals});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Remove Node's advice about arguments that begin with a hyphen
    const reason = message.replace(/\. To specify.*/s, '.');
    return exitWith(`${reason}\n\n${help}`);
  }
}

export const readOptions = <T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  help: string,
) => readArguments(options, help, false).values;

/**
 * Parses the value of `--only`, a comma-separated list of names. Defaults to all names.
 *
 * @throws if a name is unknown
 */
export function selectNames(known: readonly string[], only = known.join(',')): Set<string> {
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    fail(`--only "${unknown.join(', ')}" is unknown. Choose from ${known.join(', ')}.`);
  }
  return new Set(names);
}

type RunOptions = {cwd?: string; env?: NodeJS.ProcessEnv};

const OPTIONS = {
  preferLocal: true,
  localDir: process.cwd(),
  stdin: 'ignore',
  reject: false,
} as const;

/**
 * Runs a command and prints its output.
 *
 * @returns the exit code, or 1 if a signal ended the command or it could not start
 */
export async function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const print = {stdout: 'inherit', stderr: 'inherit'} as const;
  const {exitCode} = await execa(command, args, {...OPTIONS, ...print, ...options});
  return exitCode ?? 1;
}

export async function capture(command: string, args: readonly string[], options: RunOptions = {}) {
  const result = await execa(command, args, {...OPTIONS, ...options, all: true});
  // A program that cannot start, or that a signal ends, may print nothing
  const {shortMessage = ''} = result as Partial<ExecaError>;
  const {exitCode, signal, all} = result;
  const output = signal ? `${all}\n${shortMessage}` : all || shortMessage;
  return {code: exitCode ?? 1, output};
}
