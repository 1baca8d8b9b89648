import {expect, type Page} from '@playwright/test';
import {AxeBuilder} from '@axe-core/playwright';

/**
 * Starts the application by moving the pointer, and waits until the page is hydrated. The move is
 * repeated in case the page has not added its event listeners yet.
 *
 * @throws if the page is not hydrated in time
 */
export async function startApplication(page: Page, timeout = 15_000): Promise<void> {
  const started = page.locator('html[data-has-hydrated="true"]');
  const start = async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await started.waitFor({state: 'attached', timeout: 2_000});
  };
  await expect(start)
    .toPass({timeout})
    .catch((cause: Error) => {
      const problem = cause.message.includes('crashed')
        ? 'The page crashed.'
        : `The page's scripts did not start within ${timeout / 1000} s.`;
      throw new Error(problem, {cause});
    });
}

export type Trouble = {
  /** `message` is a console warning or error, or an uncaught error. */
  kind: 'message' | 'failed-request' | 'third-party';
  /** The console message, the reason for the failure, or the type of the requested resource. */
  text: string;
  /** The URL of the request, or of the file that logged the message. */
  url: string;
};

export function watchPage(
  page: Page,
  isOwn: (url: URL) => boolean,
  onTrouble: (trouble: Trouble) => void,
): void {
  const onAsked = (href: string, text: string) => {
    const url = new URL(href);
    if (/^(https?|wss?):$/.test(url.protocol) && !isOwn(url)) {
      onTrouble({kind: 'third-party', text, url: href});
    }
  };
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'warning' && type !== 'error') return;
    const text = `console ${type}: ${message.text()}`;
    onTrouble({kind: 'message', text, url: message.location().url});
  });
  page.on('pageerror', ({message}) =>
    onTrouble({kind: 'message', text: `uncaught error: ${message}`, url: ''}),
  );
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? 'failed';
    onTrouble({kind: 'failed-request', text, url: request.url()});
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    onTrouble({kind: 'failed-request', text: String(response.status()), url: response.url()});
  });
  page.on('request', (request) => onAsked(request.url(), request.resourceType()));
  page.on('websocket', (socket) => onAsked(socket.url(), 'websocket'));
}

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Options = {
  /** A CSS selector for the element to check. Default: the whole page. */
  within?: string;
  /** Also runs the rules that WCAG does not require. */
  bestPractice?: boolean;
  /** Also checks code blocks. Off by default, because measuring every word's contrast is slow. */
  code?: boolean;
};

export async function findAxeViolations(
  page: Page,
  {within = 'html', bestPractice = false, code = false}: Options = {},
) {
  // Scroll to the top, because axe reports a link as too small if the fixed navbar covers part of it
  if (within === 'html') await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  const axe = new AxeBuilder({page}).setLegacyMode().include(within);
  // axe cannot check frames from other origins, and Chromium logs a warning when axe tries.
  // `resultTypes` leaves out the rules that passed, which halves the time
  axe.options({iframes: false, resultTypes: ['violations']});
  // Docusaurus' progress bar has an invalid role
  axe.exclude('#nprogress');
  if (!code) axe.exclude('pre code');
  if (!bestPractice) axe.withTags(WCAG_2_2_AA);
  return (await axe.analyze()).violations;
}
