import fs from 'node:fs/promises';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

/** What `read` finds, or `fallback` if there is no such file or folder. */
async function ifThere<T, F>(read: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback;
    throw error;
  }
}

/** The text of a file; `undefined` if there is none. */
export const readIfThere = (file: string): Promise<string | undefined> =>
  ifThere(fs.readFile(file, 'utf8'), undefined);

let written = 0;

/** Writes a file so that whoever reads finds all of it, or what was there before. */
export async function writeWhole(file: string, text: string): Promise<void> {
  // Threads of one process write side by side
  const unfinished = `${file}.${process.pid}-${threadId}-${++written}`;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(unfinished, text);
  await fs.rename(unfinished, file);
}
