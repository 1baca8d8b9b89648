import fs from 'node:fs';
import path from 'node:path';

import type {Change} from '../edit/changes';

/** Folders of a path that are not there yet, the outermost first. */
function missingFolders(folder: string): string[] {
  return fs.existsSync(folder) ? [] : [...missingFolders(path.dirname(folder)), folder];
}

/**
 * Writes all files, or none: if one fails, the others are taken back.
 *
 * @throws what kept a file from being written
 */
export function writeAll(siteDir: string, changes: readonly Change[]): void {
  const undo: (() => void)[] = [];
  try {
    for (const {file, content = ''} of changes) {
      const absolute = path.join(siteDir, file);
      for (const folder of missingFolders(path.dirname(absolute))) {
        fs.mkdirSync(folder);
        undo.push(() => {
          fs.rmdirSync(folder);
        });
      }
      const before = fs.existsSync(absolute) ? fs.readFileSync(absolute) : undefined;
      undo.push(() => {
        if (before) fs.writeFileSync(absolute, before);
        else if (fs.existsSync(absolute)) fs.rmSync(absolute);
      });
      fs.writeFileSync(absolute, content);
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}
