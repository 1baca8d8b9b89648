import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The list of checksums, in the format of `sha256sum`. It cannot list itself. */
export const CHECKSUMS = 'SHA256SUMS';

/** SHA-256 of each published file, by its path with forward slashes. */
export type Checksums = ReadonlyMap<string, string>;

export const sha256 = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Hashes all files of a folder, in the order of their paths. */
export function checksumsOf(folder: string): Checksums {
  return new Map(
    fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file !== CHECKSUMS)
      .sort()
      .map((file) => [file, sha256(fs.readFileSync(path.join(folder, file)))]),
  );
}

export const formatChecksums = (checksums: Checksums): string =>
  [...checksums].map(([file, sum]) => `${sum}  ${file}\n`).join('');

/** Reads a list of checksums; nothing if the text is something else. */
export function parseChecksums(text: string): Checksums | undefined {
  const lines = text.split('\n').filter(Boolean);
  const entries = lines.map((line) => /^([\da-f]{64}) [ *](.+)$/.exec(line));
  if (entries.length === 0 || entries.includes(null)) return undefined;
  return new Map(entries.map((entry) => [entry?.[2] ?? '', entry?.[1] ?? '']));
}
