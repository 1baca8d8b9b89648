import {spawnSync} from 'node:child_process';
import path from 'node:path';

type Options = {args?: readonly string[]; cwd?: string; env?: NodeJS.ProcessEnv};

/** Runs a file in a separate process, as npm scripts do. */
export function runTypeScript(file: string, {args = [], cwd, env}: Options = {}) {
  const jiti = path.resolve('node_modules/.bin/jiti');
  const {status, stdout, stderr} = spawnSync(process.execPath, [jiti, file, ...args], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {status, stdout, stderr, output: stdout + stderr};
}
