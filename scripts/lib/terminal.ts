import {spawn} from 'node:child_process';
import path from 'node:path';

/** Prints an error message and ends the process with exit code 1. */
export function fail(message: string): never {
  console.error(`\nError: ${message}\n`);
  process.exit(1);
}

/** Prints what a long command does now. */
export function step(message: string): void {
  console.log(`\n▸ ${message}`);
}

const localBinaries = path.resolve('node_modules', '.bin');

/** Options of `run`. */
export type RunOptions = {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Called with each chunk of output. */
  readonly onOutput?: (text: string) => void;
  /** Does not print the output. */
  readonly isQuiet?: boolean;
};

/**
 * Runs a command and prints its output. Commands of `node_modules/.bin` come first.
 *
 * @returns the exit code; 1 if a signal ended the command
 * @throws if the command cannot start
 */
export function run(
  command: string,
  args: readonly string[],
  {env, cwd, onOutput, isQuiet = false}: RunOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: onOutput || isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      cwd,
      env: {
        ...process.env,
        ...env,
        PATH: `${localBinaries}${path.delimiter}${process.env.PATH ?? ''}`,
      },
    });
    if (onOutput || isQuiet) {
      for (const [stream, target] of [
        [child.stdout, process.stdout],
        [child.stderr, process.stderr],
      ] as const) {
        stream?.on('data', (chunk: Buffer) => {
          if (!isQuiet) target.write(chunk);
          onOutput?.(chunk.toString());
        });
      }
    }
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}
