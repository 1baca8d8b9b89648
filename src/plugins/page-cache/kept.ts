import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

/** Name of the file that keeps a page. */
export const fileOf = (pathname: string) =>
  `${createHash('sha256').update(pathname).digest('hex').slice(0, 32)}.json`;

/** The text of a file; `undefined` if there is none. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

let written = 0;

/** Writes a file so that whoever reads finds all of it, or what was there before. */
export async function writeWhole(file: string, text: string): Promise<void> {
  // Threads of one process write side by side
  const unfinished = `${file}.${process.pid}-${threadId}-${++written}`;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(unfinished, text);
  await fs.rename(unfinished, file);
}

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
  let files: string[];
  try {
    files = await fs.readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  for (const file of files) {
    if (!wanted.has(file)) await fs.rm(path.join(folder, file));
  }
}
