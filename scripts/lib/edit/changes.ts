import fs from 'node:fs';
import path from 'node:path';

/** A file as it should be; `undefined` means that it should not be there. */
export type Change = {
  /** Relative to the site's folder, with forward slashes. */
  readonly file: string;
  readonly content: string | Buffer | undefined;
  /** What changes in it, for a person: `your name and address`. */
  readonly what: string;
};

/** Does a change change anything? */
export function isReal(siteDir: string, {file, content}: Change): boolean {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) return content !== undefined;
  if (content === undefined) return true;
  return !fs.readFileSync(absolute).equals(Buffer.from(content));
}

/** Folders that have nothing in them any more. */
function removeEmptyFolders(siteDir: string, file: string): void {
  const folder = path.dirname(file);
  const absolute = path.join(siteDir, folder);
  // The folders that the framework looks into stay
  if (!folder.includes('/') || !fs.existsSync(absolute)) return;
  if (fs.readdirSync(absolute).length > 0) return;
  fs.rmdirSync(absolute);
  removeEmptyFolders(siteDir, folder);
}

/** Writes files, and takes those away that should not be there. */
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
