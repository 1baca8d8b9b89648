import fs from 'node:fs';
import path from 'node:path';

/** Reads the old site's files. The site is not trusted: its links and settings can name any file. */
export class SourceFiles {
  /** Folders and Markdown files that exist, but are outside the folder, hidden or linked. */
  readonly refused = new Set<string>();

  constructor(readonly root: string) {
    this.root = fs.realpathSync(root);
  }

  /** Returns a file's path on the disk. macOS separates letters and diacritics in names (Unicode NFD). */
  private absolute(file: string): string {
    const composed = path.join(this.root, file);
    return fs.existsSync(composed) ? composed : path.join(this.root, file.normalize('NFD'));
  }

  /** Returns true if the path and the target of its symbolic links are inside, and not hidden. */
  private isInside(file: string): boolean {
    const absolute = this.absolute(file);
    return [absolute, fs.realpathSync(absolute)].every((each) => {
      const inside = path.relative(this.root, each);
      return !path.isAbsolute(inside) && !/(^|[\\/])\./.test(inside);
    });
  }

  /**
   * Returns true for a file or folder that exists and may be read.
   *
   * @param isReported whether to add it to `refused` if it may not be read
   */
  private has(file: string, kind: 'isFile' | 'isDirectory', isReported = false): boolean {
    try {
      if (!fs.statSync(this.absolute(file))[kind]()) return false;
    } catch {
      return false; // Not found, or not a valid path
    }
    const isInside = this.isInside(file);
    if (!isInside && isReported) this.refused.add(path.posix.normalize(file));
    return isInside;
  }

  isFile(file: string): boolean {
    return this.has(file, 'isFile');
  }

  find(names: string[], endings: string[]): string | undefined {
    const all = names.flatMap((name) => endings.map((end) => `${name}.${end}`));
    return all.find((file) => this.isFile(file));
  }

  list(folder: string, pattern = /./): string[] {
    if (!this.has(folder, 'isDirectory', true)) return [];
    return fs
      .readdirSync(this.absolute(folder), {withFileTypes: true})
      .filter(({name}) => !/^(\.|node_modules$)/.test(name))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name.normalize('NFC'));
        if (entry.isDirectory()) return this.list(file, pattern);
        // Links to folders are not followed, because they can form a loop
        if (this.has(file, 'isDirectory', true)) this.refused.add(file);
        // Other files are in the report only if a post uses them
        const isReported = /\.(mdx?|markdown)$/i.test(file);
        return pattern.test(file) && this.has(file, 'isFile', isReported) ? file : [];
      })
      .sort();
  }

  bytes(file: string): Buffer {
    return fs.readFileSync(this.absolute(file));
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
