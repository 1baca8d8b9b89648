import {chromium, type Browser} from '@playwright/test';

import {chromiumArgs} from '../chromium';
import {startStaticServer} from '../static-server';
import type {BuiltPage} from './built-pages';
import {checkPage, type PageFault} from './check-page';

export type CheckedPage = {readonly page: BuiltPage; readonly faults: readonly PageFault[]};

type Options = {
  /** Folder of the built site. */
  readonly dir: string;
  /** The path it was built for, with both slashes. */
  readonly baseUrl: string;
  /** The address it was built for, base URL included: what leads there is no other host. */
  readonly address: string;
  readonly pages: readonly BuiltPage[];
  /** Path of a Chromium. */
  readonly executablePath: string;
  /** How many pages are open at a time. */
  readonly tabs?: number;
  /** How long the application of a page may take to start. */
  readonly startTimeoutMs?: number;
};

/** Keeps the browser from ever asking another host: a request there fails at once. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

async function checkAll(
  browser: Browser,
  siteUrl: string,
  {address, pages, tabs = 2, startTimeoutMs}: Options,
): Promise<CheckedPage[]> {
  // Nothing moves while colours are measured
  const context = await browser.newContext({reducedMotion: 'reduce', colorScheme: 'light'});
  const waiting = [...pages];
  const checked: CheckedPage[] = [];
  const work = async () => {
    // One tab for many pages: its process is warm
    const tab = await context.newPage();
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const faults = await checkPage(tab, {
        url: new URL(encodeURI(page.path), siteUrl).href,
        ownAddresses: [siteUrl, address],
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

/** Opens pages of a built site in Chromium and reports the faults of each. */
export async function checkPages(options: Options): Promise<CheckedPage[]> {
  const {dir, baseUrl, executablePath} = options;
  // Port 0: a free one, where nothing else can answer
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
