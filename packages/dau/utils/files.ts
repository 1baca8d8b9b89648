import fs from 'node:fs';
import path from 'node:path';

import {loadFreshModule} from '@docusaurus/utils';

export const readIfThere = (file: string): Promise<string | undefined> =>
  fs.promises.readFile(file, 'utf8').catch(() => undefined);

let count = 0;

/**
 * Writes a file atomically: other processes read either all of the old content or all of the new. Node's
 * asynchronous functions would take three times the CPU time, and a build writes thousands of files.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  count += 1;
  const unfinished = `${file}.${process.pid}-${count}`;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}

/**
 * Loads the current version of an author's module, such as `sidebars.ts`. In Docusaurus 4, the exports
 * are in `default`.
 */
export async function loadModule(file: string): Promise<Record<string, unknown>> {
  const loaded = (await loadFreshModule(file)) as Record<string, unknown>;
  return (loaded.default ?? loaded) as Record<string, unknown>;
}
