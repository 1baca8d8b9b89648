import fs from 'node:fs';

/** The folder of the build. The checked build is the one that is deployed. */
export const BUILD_DIR = 'build';

/** Where the site is, and what it may load from elsewhere, from the environment and the settings. */
export type SiteAddress = {
  /** The path, with a slash at both ends. */
  baseUrl: string;
  /** The absolute URL, base URL included. */
  address: string;
  /** Hosts besides its own, as `src/config/hosts.ts` allows them. */
  allowedHosts: readonly string[];
};

/**
 * Reads the address of the built site.
 *
 * @throws if there is no build, or if the settings or the environment have faults
 */
export async function readAddress(siteDir: string): Promise<SiteAddress> {
  if (!fs.existsSync(`${BUILD_DIR}/sitemap.xml`)) {
    throw new Error(`There is no built site in "${BUILD_DIR}". Run npm run check without --only.`);
  }
  // Dynamic imports, so that the step that runs them can report a fault in the settings
  const {loadEnvironmentFile, readEnvironment} = await import('../../../src/lib/environment');
  const {listHosts} = await import('../../../src/plugins/security/list-hosts');
  const {allowedHosts, site} = await import('../../../src/config');
  const {url, baseUrl} = readEnvironment(loadEnvironmentFile(siteDir), site);
  return {baseUrl, address: `${url}${baseUrl}`, allowedHosts: listHosts(allowedHosts)};
}
