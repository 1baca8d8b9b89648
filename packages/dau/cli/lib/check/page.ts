import type {Page} from '@playwright/test';

import {HOSTS_FILE, isAllowedHost} from '../../../settings';
import type {Problem} from '../../../utils/problems';
import {findAxeViolations, watchPage, startApplication} from '../watch-page';

const OTHER_HOST = `use a copy that is saved in the site, or a link instead of a frame. Or list the host in ${HOSTS_FILE}; /privacy then lists it, too`;
const CONSOLE = `run npm start, and open the page: the browser console shows the file and line. If a policy blocks it, remove it, or list its host in ${HOSTS_FILE}`;
/** Docusaurus builds pages with elements in the wrong place, and they work, so this is a warning. */
const NESTING =
  'look for a tag inside a tag that cannot contain it, such as <p> in <p>. npm start shows the line in the browser console';

export type Severity = NonNullable<Problem['severity']>;

export type Allowed = {
  /** The URL of the local server, then the public URL of the site. */
  siteUrls: readonly string[];
  hosts: readonly string[];
};

/**
 * Opens a page, starts the application, and scrolls to the end.
 *
 * @param onProblem called with a description and advice for each console message, failed request,
 * request to another host, and accessibility problem. Accessibility problems in the content of a post, guide
 * or page are warnings, so that old content does not stop a deployment. Wrong nesting of HTML is also a warning
 * @throws if the page does not open, or the application does not start
 */
export async function checkPage(
  page: Page,
  url: string,
  {siteUrls, hosts}: Allowed,
  onProblem: (problem: string, severity: Severity) => void,
  startTimeoutMs?: number,
): Promise<void> {
  const report = (found: string, advice: string, severity: Severity = 'error') =>
    onProblem(`${found}\n      → ${advice}`, severity);
  const isOwn = (asked: URL) =>
    siteUrls.some((each) => asked.href.startsWith(each)) || isAllowedHost(asked, hosts);
  const shorten = (text: string) => siteUrls.reduce((rest, each) => rest.replace(each, '/'), text);
  watchPage(page, isOwn, ({kind, text, url: asked}) => {
    if (kind === 'third-party') {
      report(`request to another host: ${asked} (${text})`, OTHER_HOST);
    } else if (kind === 'failed-request') {
      // Requests to other hosts fail because the check blocks them, and requests to the public URL may
      // fail because the site is not published yet
      if (!isOwn(new URL(asked)) || /ERR_(ABORTED|NAME_NOT_RESOLVED)$/.test(text)) return;
      const advice = 'correct the URL, or add the file to static/';
      report(`failed request: ${shorten(asked)} (${text})`, advice);
    } else if (text.includes('onRecoverableError')) {
      report('the page has invalid HTML, which browsers and React repair', NESTING, 'warning');
    } else if (!text.startsWith('console error: Failed to load resource')) {
      report(`${text}${asked ? ` (${shorten(asked)})` : ''}`, CONSOLE);
    }
  });
  await page.goto(url, {timeout: 30_000});
  await startApplication(page, startTimeoutMs);
  await scrollThrough(page);
  for (const {id, help, helpUrl, nodes} of await findAxeViolations(page)) {
    for (const {html, target, failureSummary = ''} of nodes) {
      const element = page.locator(String(target[0])).first();
      const isContent = await element.evaluate((each) => each.closest('.markdown') !== null);
      const why = id === 'color-contrast' ? ` (${failureSummary.split('\n')[1]?.trim()})` : '';
      const found = `accessibility (${id}): ${help}: ${html.slice(0, 200)}${why}`;
      report(found, `see ${helpUrl}`, isContent ? 'warning' : 'error');
    }
  }
}

/** Scrolls to the end for at most three seconds, so that lazy content loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = Date.now() + 3_000;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      if (Date.now() > end) break;
      scrollTo({top, behavior: 'instant'});
      // Wait for a frame, because observers run after it. Background pages draw no frames, so also set
      // a timeout
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 300);
      });
    }
  });
  await page.waitForLoadState('networkidle', {timeout: 5_000}).catch(() => undefined);
}
