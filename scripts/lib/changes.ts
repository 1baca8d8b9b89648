import fs from 'node:fs';
import path from 'node:path';

/** A file to write, or to remove if `content` is `undefined`. */
export type Change = {
  /** The path relative to the site folder, with forward slashes. */
  readonly file: string;
  readonly content: string | Buffer | undefined;
};

/** Reads one of the site's files. Returns `''` if the file does not exist. */
export function readIn(siteDir: string, file: string): string {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
}

export function hasEffect(siteDir: string, {file, content}: Change): boolean {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) return content !== undefined;
  if (content === undefined) return true;
  return !fs.readFileSync(absolute).equals(Buffer.from(content));
}

/** Applies the changes, and removes folders that become empty. */
export function writeChanges(siteDir: string, changes: readonly Change[]): void {
  for (const {file, content} of changes) {
    const absolute = path.join(siteDir, file);
    if (content !== undefined) {
      fs.mkdirSync(path.dirname(absolute), {recursive: true});
      fs.writeFileSync(absolute, content);
      continue;
    }
    fs.rmSync(absolute, {force: true});
    // Keep top-level folders, because Docusaurus expects them even if they are empty
    let folder = path.dirname(file);
    while (folder.includes('/') && fs.readdirSync(path.join(siteDir, folder)).length === 0) {
      fs.rmdirSync(path.join(siteDir, folder));
      folder = path.dirname(folder);
    }
  }
}

export function printChanges(changes: readonly Change[]): void {
  for (const {file, content} of changes)
    console.log(`${content === undefined ? 'Removed' : 'Wrote  '} ${file}`);
}
