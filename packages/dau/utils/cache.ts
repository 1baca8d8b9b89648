import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {writeWhole} from './files';

/**
 * Creates a value once per process. Docusaurus reloads the plugins for each language, which resets
 * module-level variables.
 */
export function perProcess<T>(name: string, make: () => T): T {
  const values = globalThis as Record<symbol, {value: T} | undefined>;
  const key = Symbol.for(`dau.${name}`);
  return (values[key] ??= {value: make()}).value;
}

/**
 * Returns the result of `make`, or an earlier result for the same content from
 * `node_modules/.cache/dau`. `npx docusaurus clear` deletes this cache.
 *
 * @param recipe part of the cache key; change it when `make` changes
 */
export async function cached(
  siteDir: string,
  recipe: string,
  content: string | Buffer,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(`${recipe}\n`).update(content).digest('hex');
  const file = path.join(siteDir, 'node_modules/.cache/dau', hash);
  const found = await fs.readFile(file).catch(() => undefined);
  if (found) return found;
  const made = await make();
  writeWhole(file, made);
  return made;
}
