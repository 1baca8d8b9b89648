import fs from 'node:fs';
import path from 'node:path';

import {
  CHECKSUMS,
  checksumsOf,
  formatChecksums,
  parseChecksums,
  sha256,
} from '../../../src/plugins/outputs/published/checksums';
import {download} from './download';

/** The list of the assets that are kept, each with the day of the first deployment without it. */
export const KEPT = 'kept-assets.json';

/** How long an asset is kept. Few readers leave a page open for longer. */
export const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Scripts and styles with a hash in their name: another content has another name. */
const HASHED = /(?:^|\/)assets\/(?:css|js)\/[^/]+\.[\da-f]{8}\.(?:css|js)$/;

/** Reads the list of what is kept. Anything else than a list is an empty one. */
export function parseKept(content: Buffer | undefined): Readonly<Record<string, string>> {
  try {
    return JSON.parse(String(content)) as Readonly<Record<string, string>>;
  } catch {
    return {};
  }
}

/**
 * Copies the scripts and styles of the published site, which a new build no longer has, into the
 * build. A page that a reader has open, or that a cache holds, goes on working after the
 * deployment. Then writes the checksums of the build again.
 *
 * @param site address of the published site, with a slash at its end
 * @param dir folder of the new build
 * @returns the number of files that are kept, or nothing if the site has no list of its files
 * @throws if the host does not answer, or with an error
 */
export async function keepAssets(
  site: string,
  dir: string,
  now = new Date(),
): Promise<number | undefined> {
  const list = await download(site, CHECKSUMS);
  const published = list && parseChecksums(list.content.toString());
  if (!published) return undefined;
  const earlier = parseKept((await download(site, KEPT))?.content);
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);
  const kept: Record<string, string> = {};
  for (const [file, sum] of published) {
    const to = path.join(dir, file);
    const since = earlier[file] ?? today;
    if (!HASHED.test(file) || !(since > oldest) || fs.existsSync(to)) continue;
    const content = (await download(site, file))?.content;
    if (!content || sha256(content) !== sum) continue;
    fs.mkdirSync(path.dirname(to), {recursive: true});
    fs.writeFileSync(to, content);
    kept[file] = since;
  }
  fs.writeFileSync(path.join(dir, KEPT), `${JSON.stringify(kept, undefined, 2)}\n`);
  fs.writeFileSync(path.join(dir, CHECKSUMS), formatChecksums(checksumsOf(dir)));
  return Object.keys(kept).length;
}
