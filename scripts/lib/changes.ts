import fs from 'node:fs';
import path from 'node:path';

/** The wanted state of a file. `content: undefined` means that the file is removed. */
export type Change = {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly content: string | Buffer | undefined;
  /** What the change is about, for the author: `your name and URL`. */
  readonly what: string;
};

/** Returns the content of a file of the site; `''` if it does not exist. */
export function readIn(siteDir: string, file: string): string {
  const absolute = path.join(siteDir, file);
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
}

/** Returns false if the file on disk already has the wanted content. */
export function hasEffect(siteDir: string, {file, content}: Change): boolean {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) return content !== undefined;
  if (content === undefined) return true;
  return !fs.readFileSync(absolute).equals(Buffer.from(content));
}

/** Removes the folder of a file if it is empty, and its empty parents. */
function removeEmptyFolders(siteDir: string, file: string): void {
  const folder = path.dirname(file);
  const absolute = path.join(siteDir, folder);
  // Docusaurus expects the top-level folders, even if they are empty
  if (!folder.includes('/') || !fs.existsSync(absolute)) return;
  if (fs.readdirSync(absolute).length > 0) return;
  fs.rmdirSync(absolute);
  removeEmptyFolders(siteDir, folder);
}

/** Writes and removes files on disk. */
export function writeChanges(siteDir: string, changes: readonly Change[]): void {
  for (const {file, content} of changes) {
    const absolute = path.join(siteDir, file);
    if (content === undefined) {
      fs.rmSync(absolute, {force: true});
      removeEmptyFolders(siteDir, file);
    } else {
      fs.mkdirSync(path.dirname(absolute), {recursive: true});
      fs.writeFileSync(absolute, content);
    }
  }
}
