import fs from 'node:fs/promises';
import path from 'node:path';

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

/** The names in a folder; none if it is not there. */
export const namesIn = (folder: string): Promise<readonly string[]> =>
  ifThere(fs.readdir(folder), []);

let count = 0;

/** Writes a file so that whoever reads it finds either the whole new text or the old one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  count += 1;
  const unfinished = `${file}.${process.pid}-${count}`;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(unfinished, text);
  await fs.rename(unfinished, file);
}
