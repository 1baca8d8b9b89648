import fs from 'node:fs';

/** The folder of the build. The checked build is the one that is deployed. */
export const BUILD_DIR = 'build';

/**
 * Reads where the built site is, and what it may load from elsewhere.
 *
 * @returns the path with a slash at both ends, the absolute URL of that path, and the hosts besides
 *   its own that `src/config/hosts.ts` allows
 * @throws if there is no build, or if the settings or the environment have faults
 */
export async function readSiteUrl(siteDir: string) {
  if (!fs.existsSync(`${BUILD_DIR}/sitemap.xml`)) {
    throw new Error(`There is no built site in "${BUILD_DIR}". Run npm run check without --only.`);
  }
  // Dynamic imports, so that the step that runs them can report a fault in the settings
  const {loadEnvironmentFile, readEnvironment} = await import('../../../src/lib/environment');
  const {allowedHosts, site} = await import('../../../src/config');
  const {url, baseUrl} = readEnvironment(loadEnvironmentFile(siteDir), site);
  const hosts = [...new Set(Object.values(allowedHosts).flat())];
  return {baseUrl, publicUrl: `${url}${baseUrl}`, allowedHosts: hosts};
}

export type SiteUrl = Awaited<ReturnType<typeof readSiteUrl>>;
