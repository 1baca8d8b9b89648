import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Writes files into a new temporary folder, for a test. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'dau-import-test-')));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return dir;
}
