import {spawn} from 'node:child_process';
import path from 'node:path';

/** Ends the program with a message for a person and exit code 1. */
export function fail(message: string): never {
  console.error(`\nError: ${message}\n`);
  process.exit(1);
}

/** Says what a long program is doing now. */
export function step(message: string): void {
  console.log(`\n▸ ${message}`);
}

const localBinaries = path.resolve('node_modules', '.bin');

export type RunOptions = {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Called with every piece of output. */
  readonly onOutput?: (text: string) => void;
  /** Keeps the output from being shown as it comes. */
  readonly isQuiet?: boolean;
};

/**
 * Runs a command, one of the project's own (`node_modules/.bin`) first, and
 * shows its output as it comes.
 *
 * @returns its exit code; a command ended by a signal counts as 1.
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
