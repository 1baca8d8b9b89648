import fs from 'node:fs';
import path from 'node:path';

/** Where the gate builds the site, relative to the site's folder: what is checked is what is deployed. */
export const BUILD_DIR = 'build';

/** The address that the environment and the settings give the site. */
export type SiteAddress = {
  /** Path with both slashes. */
  readonly baseUrl: string;
  /** Whole address, base URL included. */
  readonly address: string;
};

/**
 * Reads the site's address.
 *
 * @throws {ContentError} if the settings or the environment have faults.
 */
export async function readAddress(siteDir: string): Promise<SiteAddress> {
  // Loaded here: a fault in the settings is then reported by the step that meets it
  const {loadEnvironmentFile, readEnvironment} = await import('../../../src/lib/environment');
  loadEnvironmentFile(siteDir);
  const {url, baseUrl} = readEnvironment(process.env);
  return {baseUrl, address: `${url}${baseUrl}`};
}

/**
 * Makes sure that there is a build, and that it was made for the address that
 * the environment gives now: under another one, all its links would be broken.
 *
 * @throws if not, saying what to do.
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
