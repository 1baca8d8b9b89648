/** What was worked out in the last build, for what is still the same in this one. */
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {readIfThere, writeWhole} from './files';

export type KeptResults = {
  /**
   * What was made of the same things in the last build, or is made now.
   *
   * @param from all that the result depends on but code; it must have a form in JSON
   * @param make its result must come out of JSON as it went in
   */
  readonly of: <T>(from: unknown, make: () => T) => T;
  /** Keeps what was asked for in this build, and nothing else. */
  readonly save: () => Promise<void>;
};

/** What npm has installed, to the exact version. */
const INSTALLED = 'node_modules/.package-lock.json';
const FOLDER = 'node_modules/.cache/results';

const nothingKept: KeptResults = {of: (_from, make) => make(), save: async () => undefined};

/** A name for the code that makes results; `undefined` if it cannot be told. */
async function fingerprint(siteDir: string, code: readonly string[]): Promise<string | undefined> {
  const installed = await readIfThere(path.join(siteDir, INSTALLED));
  if (installed === undefined) return undefined;
  const hash = createHash('sha256').update(JSON.stringify([process.version, installed]));
  for (const folder of code) {
    const entries = await fs.readdir(path.join(siteDir, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(`\0${file}\0`).update(await fs.readFile(file));
  }
  return hash.digest('hex');
}

/**
 * Opens what an earlier build has kept. Of other code than today's nothing is
 * taken, and nothing at all where npm has not installed the packages, or where
 * the framework is told to do without its own cache.
 *
 * @param name of the kind of result, and of its language
 * @param code folders of the site with the code that makes results; packages count by themselves
 */
export async function openKeptResults(
  siteDir: string,
  name: string,
  code: readonly string[],
): Promise<KeptResults> {
  if (process.env.DOCUSAURUS_NO_PERSISTENT_CACHE) return nothingKept;
  const madeWith = await fingerprint(siteDir, code);
  if (madeWith === undefined) return nothingKept;
  const file = path.join(siteDir, FOLDER, `${name}.json`);
  const text = await readIfThere(file);
  const end = text?.indexOf('\n') ?? -1;
  const earlier = new Map(
    text?.slice(0, end) === madeWith
      ? (JSON.parse(text.slice(end + 1)) as [string, unknown][])
      : [],
  );
  const asked = new Map<string, unknown>();
  return {
    of<T>(from: unknown, make: () => T) {
      const key = createHash('sha256').update(JSON.stringify(from)).digest('base64');
      const result = earlier.has(key) ? (earlier.get(key) as T) : make();
      asked.set(key, result);
      return result;
    },
    async save() {
      await writeWhole(file, `${madeWith}\n${JSON.stringify([...asked])}`);
    },
  };
}
