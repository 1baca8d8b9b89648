import fs from 'node:fs';
import path from 'node:path';

import {listHosts} from '../../../src/plugins/security/list-hosts';

/**
 * The folder of the build, relative to the site's folder. The checked build is the one that is
 * deployed.
 */
export const BUILD_DIR = 'build';

/** Where the site is, and what it may load from elsewhere, from the environment and the settings. */
export type SiteAddress = {
  /** The path, with a slash at both ends. */
  readonly baseUrl: string;
  /** The absolute URL, base URL included. */
  readonly address: string;
  /** Hosts besides its own, as `src/config/hosts.ts` allows them. */
  readonly allowedHosts: readonly string[];
};

/**
 * Reads the site's address.
 *
 * @throws {ContentError} if the settings or the environment have faults.
 */
export async function readAddress(siteDir: string): Promise<SiteAddress> {
  // A dynamic import, so that the step that runs it can report a fault in the settings
  const {loadEnvironmentFile, readEnvironment} = await import('../../../src/lib/environment');
  loadEnvironmentFile(siteDir);
  const {url, baseUrl} = readEnvironment(process.env);
  const {allowedHosts} = await import('../../../src/config/hosts');
  return {baseUrl, address: `${url}${baseUrl}`, allowedHosts: listHosts(allowedHosts)};
}

/**
 * Makes sure that there is a build, and that it has the site's current URL. With another URL, all
 * its links would be broken.
 *
 * @throws if not; the message says what to do
 */
export function assertBuilt(siteDir: string, {address}: SiteAddress): void {
  const sitemap = path.join(siteDir, BUILD_DIR, 'sitemap.xml');
  if (!fs.existsSync(sitemap)) {
    throw new Error(`There is no built site in "${BUILD_DIR}". Run npm run check without --only.`);
  }
  const [first] = /(?<=<loc>)[^<]+/.exec(fs.readFileSync(sitemap, 'utf8')) ?? [];
  if (first !== undefined && !`${first}/`.startsWith(address)) {
    throw new Error(
      `The site in "${BUILD_DIR}" was built for another address (${first}) than ${address}. ` +
        'Build it again: run npm run check without --only.',
    );
  }
}
