/** Reads the files of a site that somebody else made: none is trusted, and none stops the import. */
import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../src/lib/problems';

/** Folders that no author writes in. */
const IGNORED = /^((.*\/)?(\.git|node_modules)|\.docusaurus|build|dist|public|_site|vendor)$/;

/** The files of a folder. What cannot be read is left out, with a note. */
export class SourceFiles {
  readonly notes: Problem[] = [];
  /** The repository of the site: its settings may name folders beside it. */
  readonly #repository: string;

  constructor(readonly root: string) {
    this.root = fs.realpathSync(root);
    const above = [this.root, path.dirname(this.root), path.dirname(path.dirname(this.root))];
    this.#repository = above.find((each) => fs.existsSync(path.join(each, '.git'))) ?? this.root;
  }

  /** Is there something inside the site that may be read? A link may lead out of it. */
  #stat(file: string): fs.Stats | undefined {
    const absolute = path.join(this.root, file);
    if (!fs.existsSync(absolute)) return undefined;
    if (!path.relative(this.#repository, fs.realpathSync(absolute)).startsWith('..'))
      return fs.statSync(absolute);
    this.note(file, 'a file or folder inside the site; this link leads out of it, and is left out');
    return undefined;
  }

  note(file: string, expected: string, line?: number, found?: unknown): void {
    this.notes.push({file, expected, ...(line !== undefined && {line}), found});
  }

  isFile(file: string): boolean {
    return this.#stat(file)?.isFile() === true;
  }

  /** The first of these files that is there. */
  find(names: string[], endings: string[]): string | undefined {
    const all = names.flatMap((name) => endings.map((end) => `${name}.${end}`));
    return all.find((file) => this.isFile(file));
  }

  /** All files of a folder, in order. Folders that builds make are left out. */
  list(folder: string, pattern = /./): string[] {
    if (this.#stat(folder)?.isDirectory() !== true) return [];
    return fs
      .readdirSync(path.join(this.root, folder), {withFileTypes: true})
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        if (entry.isDirectory()) return IGNORED.test(file) ? [] : this.list(file, pattern);
        return pattern.test(file) && this.isFile(file) ? [file] : [];
      });
  }

  /** A text with Unix line ends and in Unicode form NFC. */
  text(file: string): string {
    const bytes = this.bytes(file);
    const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
    const text = new TextDecoder(encoding).decode(bytes).normalize('NFC').replace(/\r\n?/g, '\n');
    if (encoding !== 'utf-8' || text.includes('\uFFFD'))
      this.note(file, 'a text in UTF-8; check its letters: a ? stands for each unknown one');
    return text.replaceAll('\uFFFD', '?');
  }

  bytes(file: string): Buffer {
    return fs.readFileSync(path.join(this.root, file));
  }
}
