import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {namesIn, readIfThere, writeWhole} from '../shared/files';

/** Name of the file that keeps a page. */
export const fileOf = (pathname: string) =>
  `${createHash('sha256').update(pathname).digest('hex').slice(0, 32)}.json`;

/** What is kept of a page, if it was kept under this key. */
export async function readKept(folder: string, pathname: string, key: string): Promise<unknown> {
  const text = await readIfThere(path.join(folder, fileOf(pathname)));
  if (text === undefined) return undefined;
  const end = text.indexOf('\n');
  return text.slice(0, end) === key ? JSON.parse(text.slice(end + 1)) : undefined;
}

/** Keeps a page instead of what was kept of it. */
export function keep(folder: string, pathname: string, key: string, value: unknown): Promise<void> {
  return writeWhole(path.join(folder, fileOf(pathname)), `${key}\n${JSON.stringify(value)}`);
}

/** Forgets all but these pages. */
export async function keepOnly(folder: string, pathnames: readonly string[]): Promise<void> {
  const wanted = new Set(pathnames.map(fileOf));
  for (const file of await namesIn(folder)) {
    if (!wanted.has(file)) await fs.rm(path.join(folder, file));
  }
}
