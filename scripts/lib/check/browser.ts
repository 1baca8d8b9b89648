import {chromium, type BrowserContext, type Page} from '@playwright/test';

import {isOn} from '../../../src/lib/allowed-hosts';
import {findAxeViolations} from '../browser/axe';
import {startApplication} from '../browser/start-application';
import {watchPage, type Trouble} from '../browser/watch-page';
import {chromiumArgs} from '../../../src/lib/chromium';
import {ensureChromium} from '../chromium';
import {startStaticServer} from '../static-server';
import type {BuiltPage} from './pages';
import {
  AXE_REMEDIES,
  remedyOfMessage,
  remedyOfRequest,
  type CheckedPage,
  type PageError,
} from './page-errors';
import type {SiteUrl} from './site';

/** Tabs at a time: each waits for the network now and then. */
const TABS = 4;

/** A Chromium switch. Requests to other hosts fail at once. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/** Scrolls through the whole page once, so that lazy parts start. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = Date.now() + 3_000;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      if (Date.now() > end) break;
      scrollTo({top, behavior: 'instant'});
      // Observers look at a frame; a page that draws none must not wait forever
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 300);
      });
    }
    scrollTo({top: 0, behavior: 'instant'});
  });
  await page.waitForLoadState('networkidle', {timeout: 5_000}).catch(() => undefined);
}

type Options = SiteUrl & {
  /** Folder of the built site. */
  dir: string;
  pages: readonly BuiltPage[];
  /** Timeout of the hydration in milliseconds. */
  startTimeoutMs?: number;
};

/** Returns what is wrong on a page, in the words of {@link PageError}. */
async function checkPage(
  context: BrowserContext,
  url: string,
  siteUrl: string,
  {publicUrl, allowedHosts, startTimeoutMs}: Options,
): Promise<PageError[]> {
  const own = [siteUrl, publicUrl];
  const shorten = (text: string) => own.reduce((rest, each) => rest.replace(each, '/'), text);
  const troubles: Trouble[] = [];
  const isOwn = (asked: URL) =>
    own.some((each) => asked.href.startsWith(each)) || isOn(asked, allowedHosts);
  const errors: PageError[] = [];
  let page: Page | undefined;
  try {
    page = await context.newPage();
    watchPage(page, isOwn, (trouble) => troubles.push(trouble));
    await page.goto(url, {timeout: 30_000});
    await startApplication(page, startTimeoutMs);
    await scrollThrough(page);
    for (const {id, help, helpUrl, nodes} of await findAxeViolations(page)) {
      for (const {html, failureSummary = ''} of nodes) {
        const why = id === 'color-contrast' ? ` (${failureSummary.split('\n')[1]?.trim()})` : '';
        const found = `accessibility (${id}): ${help}: ${html.slice(0, 200)}${why}`;
        errors.push({found, remedy: AXE_REMEDIES[id] ?? `see ${helpUrl}`});
      }
    }
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
    const remedy =
      'correct what is named above for this page; if nothing is, run the check once more';
    errors.push({found: shorten(first), remedy});
  }
  // Closing stops what is open, which is no fault
  const seen = [...troubles];
  await page?.close().catch(() => undefined);
  const foreign = seen.flatMap(({kind, url: asked}) => (kind === 'third-party' ? asked : []));
  for (const {kind, text, url: asked} of seen) {
    if (kind === 'third-party') {
      const found = `request to another host: ${asked} (${text})`;
      errors.push({found, remedy: remedyOfRequest(text)});
    } else if (kind === 'failed-request') {
      // A canceled request is no fault, and no other host answers here, nor does the site's future one
      if (foreign.includes(asked) || /ERR_(ABORTED|NAME_NOT_RESOLVED)$/.test(text)) continue;
      const remedy = 'correct the address, or add the file in static/';
      errors.push({found: `failed request: ${shorten(asked)} (${text})`, remedy});
    } else if (!/^console error: Failed to load resource/.test(text)) {
      const found = `${text}${asked ? ` (${shorten(asked)})` : ''}`;
      errors.push({found, remedy: remedyOfMessage(text)});
    }
  }
  return errors;
}

/**
 * Opens pages of a built site in Chromium, hydrates each as a reader's first action does, and looks
 * for console messages, failed requests, requests to other hosts, and accessibility faults.
 *
 * @returns the faults of each page, in the order of `pages`
 */
export async function checkPages(options: Options): Promise<CheckedPage[]> {
  const executablePath = await ensureChromium();
  const args = [...chromiumArgs(), NO_OTHER_HOST];
  const browser = await chromium.launch({executablePath, args});
  const server = await startStaticServer(options);
  // Animations would change colors while axe measures them
  const context = await browser.newContext({reducedMotion: 'reduce', colorScheme: 'light'});
  // Of what a policy blocks, Chromium does not print an `eval` whose error the script catches
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({blockedURI, sourceFile}) => {
      if (blockedURI !== 'eval') return;
      console.error(`The Content Security Policy blocks eval in ${sourceFile}`);
    });
  });
  try {
    const checked = options.pages.map((page): CheckedPage => ({page, errors: []}));
    const waiting = [...checked];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const url = new URL(encodeURI(next.page.path), server.url).href;
        next.errors = await checkPage(context, url, server.url, options);
      }
    };
    await Promise.all(Array.from({length: TABS}, work));
    return checked;
  } finally {
    await browser.close();
    await server.close();
  }
}
