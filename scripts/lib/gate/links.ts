import {listPages} from '../browser/built-pages';
import type {Count, Report} from '../checks';
import {checkInternalLinks, type BrokenLink} from '../links';
import {assertBuilt, BUILD_DIR, readAddress} from './site';

function describe({url, status}: BrokenLink): string {
  const [page = '', anchor] = url.replace('/?#', '#').split('#');
  if (anchor !== undefined && status === 200) {
    return `${page}#${anchor}: that page has no heading or element with the id "${anchor}"`;
  }
  return `${url}: there is no such page or file${status ? ` (${status})` : ''}`;
}

/** Follows every link, picture and anchor of the built site, and names each that leads nowhere. */
export async function checkLinks(siteDir: string, {line}: Report): Promise<Count> {
  const site = await readAddress(siteDir);
  assertBuilt(siteDir, site);
  const {checked, broken} = await checkInternalLinks(BUILD_DIR, site.baseUrl);
  const sources = new Map(
    listPages(BUILD_DIR, siteDir).map(({path, source}) => [`${site.baseUrl}${path}`, source]),
  );
  const placeOf = ({page}: BrokenLink) => {
    if (page === undefined) return 'a feed, a sitemap or the page itself';
    const source = sources.get(page) ?? sources.get(`${page}/`);
    return source ? `${page} (${source})` : page;
  };
  // A picture is named by its address and by each of its sizes
  const lines = new Set(
    broken.map((link) => `  ${placeOf(link)}: broken link to ${describe(link)}`),
  );
  for (const text of lines) line(text);
  line(`  ${checked} links checked, ${lines.size} broken.`);
  return {passed: lines.size === 0 ? 1 : 0, failed: lines.size};
}
