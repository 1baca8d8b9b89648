import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

/** Reads the old site's files, except symbolic links. */
export class SourceFiles {
  constructor(readonly root: string) {
    this.root = fs.realpathSync(root);
  }

  /** Returns true for files inside the site's parent folder, but not for symbolic links. */
  isFile(file: string): boolean {
    const absolute = path.join(this.root, file);
    const isInside = !path.relative(path.dirname(this.root), absolute).startsWith('..');
    const stat = isInside && fs.statSync(absolute, {throwIfNoEntry: false});
    return Boolean(stat && stat.isFile()) && fs.realpathSync(absolute) === absolute;
  }

  find(names: string[], endings: string[]): string | undefined {
    const all = names.flatMap((name) => endings.map((end) => `${name}.${end}`));
    return all.find((file) => this.isFile(file));
  }

  list(folder: string, pattern = /./): string[] {
    return globSync('**', {cwd: path.join(this.root, folder), ignore: '**/node_modules/**'})
      .map((file) => path.posix.join(folder, file))
      .filter((file) => pattern.test(file) && this.isFile(file))
      .sort();
  }

  bytes(file: string): Buffer {
    return fs.readFileSync(path.join(this.root, file));
  }

  /** Returns a file's content in Unicode NFC, with Unix line endings. */
  text(file: string): string {
    return this.bytes(file).toString().normalize('NFC').replace(/\r\n?/g, '\n');
  }
}

export const SCRIPTS = ['js', 'ts', 'mjs', 'cjs', 'mts'];

/** Returns a setting's value in a script if the value is a string. */
export const settingOf = (code: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*:\\s*["'\`]([^"'\`]*)`, 'i').exec(code)?.[1];
