import {listPages} from '../browser/built-pages';
import type {Count, Report} from '../checks';
import {checkInternalLinks} from '../links';
import {assertBuilt, BUILD_DIR, readAddress} from './site';

/**
 * Checks every internal link, picture and anchor of the built site, and reports the broken ones.
 *
 * @throws if there is no build, or the build has another base URL
 */
export async function checkLinks(siteDir: string, {line}: Report): Promise<Count> {
  const site = await readAddress(siteDir);
  assertBuilt(siteDir, site);
  const {checked, broken} = checkInternalLinks(BUILD_DIR, site.baseUrl);
  const sources = new Map(
    listPages(BUILD_DIR, siteDir).map(({path, source}) => [`${site.baseUrl}${path}`, source]),
  );
  for (const {url, page = '', reason} of broken) {
    const source = sources.get(page);
    line(`  ${page}${source ? ` (${source})` : ''}: broken link to ${url}: ${reason}`);
  }
  line(`  ${checked} links checked, ${broken.length} broken.`);
  return {passed: broken.length === 0 ? 1 : 0, failed: broken.length};
}
