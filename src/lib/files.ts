import fs from 'node:fs/promises';
import path from 'node:path';

/** The text of a file; `undefined` if there is none. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

let count = 0;

/** Writes a file so that whoever reads it finds either the whole new content or the old one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  count += 1;
  const unfinished = `${file}.${process.pid}-${count}`;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(unfinished, content);
  await fs.rename(unfinished, file);
}
