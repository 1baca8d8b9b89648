import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {assembleSite} from './assemble-site';
import {capture} from '../../cli/lib/terminal';

/**
 * A copy of the test site that tests can change. The tests in a Jest worker use the same folder one
 * after another, so that only changed files are copied again.
 */
export class SiteCopy {
  readonly dir: string;

  /** @param author the folder with the author's files. Default: the test site */
  constructor(author = '.') {
    const owner = createHash('sha256').update(process.cwd() + process.env.JEST_WORKER_ID);
    const name = `dau-copy-${owner.digest('hex').slice(0, 8)}`;
    fs.mkdirSync(path.join(os.tmpdir(), name), {recursive: true});
    this.dir = fs.realpathSync(path.join(os.tmpdir(), name));
    for (const left of fs.readdirSync(this.dir)) {
      if (left !== 'node_modules' && left !== '.cache') this.clear(left);
    }
    assembleSite(author, this.dir);
  }

  write(file: string, content: string | Uint8Array): void {
    const absolute = path.join(this.dir, file);
    fs.mkdirSync(path.dirname(absolute), {recursive: true});
    fs.writeFileSync(absolute, content);
  }

  /** @throws if the file does not change, because the test would then prove nothing */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`);
    this.write(file, after);
  }

  clear(place: string): void {
    fs.rmSync(path.join(this.dir, place), {recursive: true, force: true});
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Runs a command from `node_modules/.bin` in the copy. Does not throw if the command fails. */
  run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    // Unset the variables that Jest sets, because Docusaurus and Playwright would use them
    const ofJest = {NODE_ENV: undefined, BABEL_ENV: undefined, JEST_WORKER_ID: undefined};
    return capture(command, args, {cwd: this.dir, env: {...ofJest, ...env}});
  }

  /** Builds the site in one language. Without minification, this takes less than half the time. */
  build(locale: string, env?: NodeJS.ProcessEnv) {
    return this.run('npm', ['run', 'build', '--', '--no-minify', '--locale', locale], env);
  }
}
