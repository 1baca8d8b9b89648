import fs from 'node:fs';
import path from 'node:path';

import type {LinkResult} from 'linkinator';

import {startStaticServer} from '../static-server';
import {listPages} from './pages';
import type {SiteAddress} from './site';

/** Proxies of the environment must not answer in the place of the local server. */
const PROXIES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** Browsers know these targets on every page: the start of it, and a text in it. */
const isBrowserTarget = (url: string) => /#(top|:~:.*)$/.test(url);

/**
 * Finds links, pictures and anchors of a built site that lead nowhere. Absolute URLs of the site
 * itself count as internal; links to other sites are skipped.
 *
 * @returns a line for each broken link, with its page and the source file of that page
 */
export async function brokenLinks(
  dir: string,
  siteDir: string,
  {baseUrl, address}: Pick<SiteAddress, 'baseUrl' | 'address'>,
): Promise<string[]> {
  // An ES module, which Jest loads only when it is needed
  const {LinkChecker} = await import('linkinator');
  for (const name of PROXIES) Reflect.deleteProperty(process.env, name);
  const server = await startStaticServer({dir, baseUrl});
  const {origin} = new URL(server.url);
  const pages = listPages(dir, siteDir).map((page) => ({
    ...page,
    html: fs.readFileSync(path.join(dir, page.file), 'utf8'),
  }));
  try {
    const {links} = await new LinkChecker().check({
      path: [server.url, ...pages.map((page) => new URL(encodeURI(page.path), server.url).href)],
      recurse: true,
      checkFragments: true,
      cleanUrls: true,
      linksToSkip: async (link) => !link.startsWith(`${origin}/`),
      urlRewriteExpressions: [
        {pattern: new RegExp(`^${address.replaceAll('.', '\\.')}`), replacement: server.url},
      ],
    });
    const describe = ({url, parent = ''}: LinkResult) => {
      // linkinator names the first page that leads to the other page, with whatever anchor
      const [, anchor] = url.split('#');
      const linking =
        anchor &&
        pages.find(
          ({html}) => html.includes(`#${anchor}`) || html.includes(decodeURI(`#${anchor}`)),
        );
      const page = linking ? baseUrl + linking.path : decodeURI(parent.replace(origin, ''));
      const source = pages.find((each) => page === baseUrl + each.path)?.source;
      const reason = url.includes('#') ? 'the page has no such heading' : 'there is no such page';
      const target = decodeURIComponent(url.replace(origin, ''));
      return `${page}${source ? ` (${source})` : ''}: broken link to ${target}: ${reason}`;
    };
    // linkinator lists an anchor once for each time that it came upon the page
    return [
      ...new Set(
        links
          .filter(({state, url}) => String(state) === 'BROKEN' && !isBrowserTarget(url))
          .map(describe),
      ),
    ];
  } finally {
    await server.close();
  }
}
