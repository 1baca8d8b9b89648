import {parseArgs, type ParseArgsConfig} from 'node:util';

import execa from 'execa';

import {PartlyWrittenError} from './file-changes';

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

/**
 * Runs a script. If the script throws, prints the error message and exits with code 1.
 *
 * @param end text to append to the error message if nothing was written
 */
export function runScript(main: () => void | Promise<void>, end = ''): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      exitWith(error instanceof PartlyWrittenError ? message : message + end);
    });
}

export function step(message: string): void {
  console.log(`\n▸ ${message}`);
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
  const {exitCode, signal, all} = await execa(command, args, {...OPTIONS, ...options, all: true});
  // A crash in native code prints no message, so add one
  const ending = signal
    ? `\n${command} was stopped (${signal}), perhaps for lack of memory. Close other programs and run it again.`
    : '';
  return {code: exitCode ?? 1, output: `${all ?? ''}${ending}`};
}
