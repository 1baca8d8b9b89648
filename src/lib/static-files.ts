import fs from 'node:fs';
import path from 'node:path';

/** Folder of the icons that src/icons draws. */
export const DRAWN_FOLDER = '.cache/icons';

/** Returns the path of a file that the site serves: the author's own, or else a drawn one. */
export function staticFile(siteDir: string, url: string): string | undefined {
  return ['static', DRAWN_FOLDER]
    .map((folder) => path.join(siteDir, folder, url))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
}
