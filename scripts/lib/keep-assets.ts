import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

/** The list of a site's files, which the deployment makes with `sha256sum`. */
const CHECKSUMS = 'SHA256SUMS';

/** The assets that are kept, each with the day of the first deployment without it. */
const KEPT = 'kept-assets.json';

/** How long an asset is kept. Few readers leave a page open for longer. */
export const DAYS = 14;

/** Scripts and styles with a hash in their name: another content has another name. */
const HASHED = /(?:^|\/)assets\/(?:css|js)\/[^/]+\.[\da-f]{8}\.(?:css|js)$/;

/**
 * Fetches a file of a published site. Asks again if the connection breaks: a host may end one that
 * it has kept open.
 *
 * @returns nothing if the host has no such file
 */
async function download(site: string, file: string): Promise<Buffer | undefined> {
  const url = new URL(encodeURI(file), site);
  const ask = () => fetch(url, {headers: {'Cache-Control': 'no-cache'}});
  const response = await ask().catch(() => wait(500).then(ask));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url.href}: the host answers with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Copies the scripts and styles of the published site, which a new build no longer has, into the
 * build. A page that a reader has open, or that a cache holds, goes on working after the
 * deployment.
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
  if (!list) return undefined;
  const earlier = JSON.parse(String((await download(site, KEPT)) ?? '{}')) as Record<
    string,
    string
  >;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const oldest = dayOf(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
  const kept: Record<string, string> = {};
  for (const [, name = ''] of String(list).matchAll(/^\S+ [ *](?:\.\/)?(.+)$/gm)) {
    const since = earlier[name] ?? dayOf(now.getTime());
    const to = path.join(dir, name);
    if (!HASHED.test(name) || since <= oldest || fs.existsSync(to)) continue;
    const content = await download(site, name);
    if (!content) continue;
    fs.mkdirSync(path.dirname(to), {recursive: true});
    fs.writeFileSync(to, content);
    kept[name] = since;
  }
  fs.writeFileSync(path.join(dir, KEPT), `${JSON.stringify(kept, undefined, 2)}\n`);
  return Object.keys(kept).length;
}
