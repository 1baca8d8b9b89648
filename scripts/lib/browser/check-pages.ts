import {chromium, type Browser} from '@playwright/test';

import {chromiumArgs} from '../chromium';
import {startStaticServer} from '../static-server';
import type {BuiltPage} from './built-pages';
import {checkPage, type PageFault} from './check-page';

export type CheckedPage = {readonly page: BuiltPage; readonly faults: readonly PageFault[]};
/** The faults of one page; an empty list if it has none. */

type Options = {
  /** Folder of the built site. */
  readonly dir: string;
  /** The base URL of the build, with a slash at both ends. */
  readonly baseUrl: string;
  /** The production URL of the build, base URL included. Requests to it count as the site's own. */
  readonly address: string;
  /** Hosts that the pages may also load from. This browser reaches none of them. */
  readonly allowedHosts: readonly string[];
  readonly pages: readonly BuiltPage[];
  /** Path of the Chromium executable. */
  readonly executablePath: string;
  /** Number of tabs that work in parallel. The default is 2. */
  readonly tabs?: number;
  /** Timeout of the hydration in milliseconds. */
  readonly startTimeoutMs?: number;
};

/** A Chromium switch. Requests to other hosts fail at once. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

async function checkAll(
  browser: Browser,
  siteUrl: string,
  {address, allowedHosts, pages, tabs = 2, startTimeoutMs}: Options,
): Promise<CheckedPage[]> {
  // Animations would change colors while axe measures them
  const context = await browser.newContext({reducedMotion: 'reduce', colorScheme: 'light'});
  // Of what a policy blocks, Chromium does not print an `eval` whose error the script catches
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({blockedURI, sourceFile}) => {
      if (blockedURI === 'eval') {
        console.error(`The Content Security Policy blocks eval in ${sourceFile}`);
      }
    });
  });
  const waiting = [...pages];
  const checked: CheckedPage[] = [];
  const work = async () => {
    // Reuse one tab for many pages, because a new process is slow
    const tab = await context.newPage();
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const faults = await checkPage(tab, {
        url: new URL(encodeURI(page.path), siteUrl).href,
        ownAddresses: [siteUrl, address],
        allowedHosts,
        startTimeoutMs,
      });
      checked.push({page, faults});
    }
    await tab.close();
  };
  await Promise.all(Array.from({length: tabs}, work));
  const places = new Map(pages.map((page, place) => [page, place]));
  return checked.sort((a, b) => (places.get(a.page) ?? 0) - (places.get(b.page) ?? 0));
}

/**
 * Opens pages of a built site in Chromium.
 *
 * @returns the faults of each page, in the order of `pages`
 */
export async function checkPages(options: Options): Promise<CheckedPage[]> {
  const {dir, baseUrl, executablePath} = options;
  // Port 0 lets the system choose a free port
  const server = await startStaticServer({dir, baseUrl, port: 0});
  try {
    const browser = await chromium.launch({
      executablePath,
      args: [...chromiumArgs(), NO_OTHER_HOST],
    });
    try {
      return await checkAll(browser, server.url, options);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
