import fs from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../utils/problems';

/** Returns whether a process is running. */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Stops a build while another build runs in the same folder, because both would write the same files.
 *
 * @param folder the folder of generated files
 * @throws {ContentError} if another build is running
 */
export function startOnlyBuild(folder: string): void {
  const file = path.join(folder, 'build.pid');
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  // Docusaurus loads the plugins again for each language
  if (other === process.pid) return;
  if (other > 0 && isRunning(other)) {
    const problem = `process ${other} is building this site, and would write the same files`;
    const fix = 'Wait until it has ended. If no build is running, delete this file';
    throw new ContentError('Two builds cannot run in one folder.', [
      {file: path.relative('', file), problem, fix},
    ]);
  }
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(file, String(process.pid));
  process.once('exit', () => fs.rmSync(file, {force: true}));
}
