import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {namesIn, readIfThere, writeWhole} from '../shared/files';

/** As much of `@swc/html` as the framework uses: `minify` of its native part. */
export type Minify = (
  content: Uint8Array,
  options: Uint8Array,
) => Promise<{readonly code: string; readonly errors?: readonly unknown[]}>;

/** The name of a script or stylesheet, with a part that each build makes anew. */
const FILE = /(\bassets\/(?:js|css)\/[^\s"'<>]+?\.)([\da-f]{8})(?=\.(?:js|css)\b)/g;
/** As long as what it stands for, and of letters that are as plain, but none that could be it. */
const STAND_IN = /zzzzz\d{3}/g;
const standIn = (index: number) => `zzzzz${String(index).padStart(3, '0')}`;

/**
 * A page with other names for its scripts and stylesheets, the same in every
 * build, and the way back. `undefined` if there would be none.
 */
export function withoutBuild(
  html: string,
): {readonly html: string; readonly restore: (text: string) => string} | undefined {
  if (html.search(STAND_IN) >= 0) return undefined;
  const hashes: string[] = [];
  const neutral = html.replace(FILE, (_all, before: string, hash: string) => {
    if (!hashes.includes(hash)) hashes.push(hash);
    return before + standIn(hashes.indexOf(hash));
  });
  if (hashes.length > 1000) return undefined;
  return {
    html: neutral,
    restore: (text) => text.replace(STAND_IN, (found) => hashes[Number(found.slice(-3))] ?? found),
  };
}

/**
 * Shortens the HTML of a page only if it, or the way to shorten it, is another
 * than in an earlier build. Most of the time that making an unchanged page would
 * still take is spent there.
 *
 * @param version of the minifier
 */
export function keepMinified(minify: Minify, folder: string, version: string): Minify {
  return async (content, options) => {
    const page = withoutBuild(Buffer.from(content).toString());
    if (!page) return minify(content, options);
    const key = createHash('sha256')
      .update(JSON.stringify([version, Buffer.from(options).toString()]))
      .update(page.html)
      .digest('hex');
    const file = path.join(folder, `${key}.html`);
    const kept = await readIfThere(file);
    if (kept !== undefined) {
      // What no build has asked for in the meantime is forgotten
      const now = new Date();
      await fs.utimes(file, now, now);
      return {code: page.restore(kept)};
    }
    const result = await minify(Buffer.from(page.html), options);
    // What it has to say, it shall say in every build
    if (result.errors && result.errors.length > 0) return minify(content, options);
    await writeWhole(file, result.code);
    return {code: page.restore(result.code)};
  };
}

/** Forgets what was not asked for since a moment. */
export async function forgetUnasked(folder: string, since: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const {mtimeMs} = await fs.stat(file);
    if (mtimeMs < since) await fs.rm(file);
  }
}
