/** Reads the files of a site that somebody else made: none is trusted. */
import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../src/lib/problems';

const MEGABYTE = 1024 * 1024;
/** A text of this size is no post: the longest novels are as long. */
const LARGEST_TEXT = 2 * MEGABYTE;
/** Hosts of repositories refuse files not much larger. */
const LARGEST_FILE = 50 * MEGABYTE;

/** Folders that no author writes in. */
const IGNORED = /^((.*\/)?(\.git|node_modules)|\.docusaurus|build|dist|public|_site|vendor)$/;

/** The files of a folder, and what is wrong with those that the import would need. */
export class SourceFiles {
  /** Each of them stops the import. */
  readonly refused: Problem[] = [];
  readonly #root: string;
  readonly #skipped: readonly string[];

  /** @param skipped paths that the author leaves out */
  constructor(
    readonly root: string,
    skipped: readonly string[] = [],
  ) {
    this.#root = fs.realpathSync(root);
    this.#skipped = skipped.map((each) => path.posix.normalize(each).replace(/\/$/, ''));
  }

  absolute(file: string): string {
    return path.join(this.root, file);
  }

  isSkipped(file: string): boolean {
    return this.#skipped.some((each) => file === each || file.startsWith(`${each}/`));
  }

  /** Is there a file that may be read? It says so if a link leads out of the folder. */
  isFile(file: string): boolean {
    const absolute = this.absolute(file);
    if (this.isSkipped(file) || !fs.existsSync(absolute) || !fs.statSync(absolute).isFile()) {
      return false;
    }
    const real = fs.realpathSync(absolute);
    const isInside = !path.relative(this.#root, real).startsWith('..');
    if (!isInside) this.#refuse(file, 'a file inside the folder; this link leads out of it');
    return isInside;
  }

  /** All files of a folder, in order. Folders that builds make are left out. */
  list(folder: string, isWanted: (file: string) => boolean = () => true): string[] {
    const absolute = this.absolute(folder);
    if (!fs.existsSync(absolute)) return [];
    return fs
      .readdirSync(absolute, {withFileTypes: true})
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        if (entry.isDirectory()) return IGNORED.test(file) ? [] : this.list(file, isWanted);
        return isWanted(file) && this.isFile(file) ? [file] : [];
      });
  }

  /** A text, without a byte order mark and in Unicode form NFC; `''` if it cannot be read. */
  text(file: string): string {
    const {size} = fs.statSync(this.absolute(file));
    if (size > LARGEST_TEXT) {
      this.#refuse(file, `a text of at most ${LARGEST_TEXT / MEGABYTE} MB`, this.#megabytes(size));
      return '';
    }
    try {
      const bytes = fs.readFileSync(this.absolute(file));
      return new TextDecoder('utf-8', {fatal: true}).decode(bytes).normalize('NFC');
    } catch {
      this.#refuse(file, 'a text in UTF-8; open it in an editor and save it as UTF-8');
      return '';
    }
  }

  /** The bytes of a picture or another file. */
  bytes(file: string): Buffer {
    const {size} = fs.statSync(this.absolute(file));
    if (size > LARGEST_FILE) {
      this.#refuse(file, `a file of at most ${LARGEST_FILE / MEGABYTE} MB`, this.#megabytes(size));
      return Buffer.alloc(0);
    }
    return fs.readFileSync(this.absolute(file));
  }

  #megabytes(size: number) {
    return `${(size / MEGABYTE).toFixed(1)} MB`;
  }

  #refuse(file: string, expected: string, found?: string): void {
    if (this.refused.some((problem) => problem.file === file)) return;
    this.refused.push({file, expected, ...(found && {found})});
  }
}
