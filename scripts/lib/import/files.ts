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

  /** Is a file or folder inside the site? If a link leads out of it, the import stops. */
  #isInside(file: string): boolean {
    const real = fs.realpathSync(path.join(this.root, file));
    const isInside = !path.relative(this.#root, real).startsWith('..');
    const expected = 'a file or folder inside the site; this link leads out of it';
    if (!isInside) this.refuse({file, expected});
    return isInside;
  }

  #isLinkToFolder(file: string): boolean {
    const absolute = path.join(this.root, file);
    return !this.#isSkipped(file) && fs.existsSync(absolute) && fs.statSync(absolute).isDirectory();
  }

  #isSkipped(file: string): boolean {
    return this.#skipped.some((each) => `${file}/`.startsWith(`${each}/`));
  }

  /** Is there a file that may be read? */
  isFile(file: string): boolean {
    const absolute = path.join(this.root, file);
    if (this.#isSkipped(file) || !fs.existsSync(absolute) || !fs.statSync(absolute).isFile())
      return false;
    return this.#isInside(file);
  }

  /** All files of a folder, in order. Folders that builds make are left out. */
  list(folder: string, isWanted: (file: string) => boolean = () => true): string[] {
    const absolute = path.join(this.root, folder);
    if (!fs.existsSync(absolute)) return [];
    return fs
      .readdirSync(absolute, {withFileTypes: true})
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        if (entry.isDirectory()) return IGNORED.test(file) ? [] : this.list(file, isWanted);
        if (entry.isSymbolicLink() && this.#isLinkToFolder(file)) this.#isInside(file);
        return isWanted(file) && this.isFile(file) ? [file] : [];
      });
  }

  /** A text with Unix line ends and in Unicode form NFC; `''` if it cannot be read. */
  text(file: string): string {
    const bytes = this.bytes(file, LARGEST_TEXT);
    try {
      const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
      return text.normalize('NFC').replace(/\r\n/g, '\n');
    } catch {
      this.refuse({file, expected: 'a text in UTF-8; open it in an editor and save it as UTF-8'});
      return '';
    }
  }

  /** The bytes of a picture or another file; none if it is too large. */
  bytes(file: string, most = LARGEST_FILE): Buffer {
    const absolute = path.join(this.root, file);
    const {size} = fs.statSync(absolute);
    if (size <= most) return fs.readFileSync(absolute);
    const found = `${(size / MEGABYTE).toFixed(1)} MB`;
    this.refuse({file, expected: `a file of at most ${most / MEGABYTE} MB`, found});
    return Buffer.alloc(0);
  }

  /** Stops the import because of a file. */
  refuse(problem: Problem): void {
    if (!this.refused.some(({file}) => file === problem.file)) this.refused.push(problem);
  }
}
