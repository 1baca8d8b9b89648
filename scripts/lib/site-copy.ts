import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {assembleSite} from './assemble-site';

/** Exit code and output of a command. */
export type Outcome = {readonly code: number | null; readonly output: string};

/** A complete site in a temporary folder. Tests change it or break it on purpose. */
export class SiteCopy {
  readonly dir: string;
  readonly #originals = new Map<string, Buffer | undefined>();

  /**
   * @param author the folder with the author's files; the default is the current site
   * @param dir where the copy is; the default is a new folder
   */
  constructor(author = '.', dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-site-'))) {
    this.dir = fs.realpathSync(dir);
    assembleSite({root: '.', author, to: this.dir});
  }

  /**
   * Returns a copy in a folder that the tests of one Jest worker use one after another. Caches of
   * transpiled and bundled modules stay there, since they depend on the path: a later build takes
   * half the time.
   */
  static withCaches(): SiteCopy {
    const {JEST_WORKER_ID = ''} = process.env;
    const owner = createHash('sha256')
      .update(process.cwd() + JEST_WORKER_ID)
      .digest('hex');
    const dir = path.join(os.tmpdir(), `dau-copy-${owner.slice(0, 8)}`);
    fs.mkdirSync(dir, {recursive: true});
    for (const left of fs.readdirSync(dir)) {
      if (left === 'node_modules' || left === '.cache') continue;
      fs.rmSync(path.join(dir, left), {recursive: true});
    }
    return new SiteCopy('.', dir);
  }

  /** Writes a file. `restore` undoes the change. */
  write(file: string, content: string | Uint8Array): void {
    const absolute = path.join(this.dir, file);
    if (!this.#originals.has(file)) {
      this.#originals.set(file, fs.existsSync(absolute) ? fs.readFileSync(absolute) : undefined);
    }
    fs.mkdirSync(path.dirname(absolute), {recursive: true});
    fs.writeFileSync(absolute, content);
  }

  /**
   * Replaces text in a file.
   *
   * @throws if the file does not change, because the test would then prove nothing
   */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} does not contain ${String(from)}`);
    this.write(file, after);
  }

  append(file: string, text: string): void {
    this.write(file, `${this.read(file)}${text}`);
  }

  remove(file: string): void {
    this.write(file, '');
    fs.rmSync(path.join(this.dir, file));
  }

  /** Removes a folder permanently: `restore` does not bring it back. */
  clear(folder: string): void {
    fs.rmSync(path.join(this.dir, folder), {recursive: true, force: true});
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.dir, file), 'utf8');
  }

  /** Undoes the changes of `write`, `edit`, `append` and `remove`. */
  restore(): void {
    for (const [file, content] of this.#originals) {
      if (content === undefined) fs.rmSync(path.join(this.dir, file), {force: true});
      else fs.writeFileSync(path.join(this.dir, file), content);
    }
    this.#originals.clear();
  }

  /** Runs a command of `node_modules/.bin` in the copy. Does not throw if the command fails. */
  run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const child = spawn(path.join('node_modules', '.bin', command), args, {
        cwd: this.dir,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          // Jest sets these, and Docusaurus would use them
          NODE_ENV: undefined,
          BABEL_ENV: undefined,
          ...env,
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      child.once('error', reject);
      child.once('close', (code) => {
        resolve({code, output});
      });
    });
  }

  /** Builds only the Vietnamese site, with readable scripts, which takes less than half the time. */
  build(env?: NodeJS.ProcessEnv): Promise<Outcome> {
    return this.run('docusaurus', ['build', '--no-minify', '--locale', 'vi'], env);
  }

  delete(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }
}
