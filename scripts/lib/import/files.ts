import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

/** Reads the files of the old site, except symbolic links. */
export class SourceFiles {
  constructor(readonly root: string) {
    this.root = fs.realpathSync(root);
  }

  /** Returns true for a file inside the parent folder of the site, unless the file is a symbolic link. */
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

  /** Returns the content of a file with Unix line ends and in the Unicode form NFC. */
  text(file: string): string {
    return this.bytes(file).toString().normalize('NFC').replace(/\r\n?/g, '\n');
  }
}

export const SCRIPTS = ['js', 'ts', 'mjs', 'cjs', 'mts'];

/** Returns the value of a setting in a script if it is a string. */
export const settingOf = (code: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*:\\s*["'\`]([^"'\`]*)`, 'i').exec(code)?.[1];
