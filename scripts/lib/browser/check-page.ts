import type {Page} from '@playwright/test';

import {HOSTS_FILE, isOn} from '../../../src/plugins/security/allowed-hosts';
import {findAxeFaults, type AxeOptions} from './axe';
import {startApplication} from './start';
import {watchPage, type Trouble} from './watch';

/** One fault of a page, described for the author of the page. */
export type PageFault = {
  /** What is wrong, and on which element. The same fault has the same text on every page. */
  readonly found: string;
  readonly remedy: string;
};

/** An element that loads something from another host. */
type ForeignElement = {readonly url: string; readonly name: string; readonly html: string};

/** Timeouts for the page to load, and for its later requests to finish. */
const PAGE_TIMEOUT_MS = 30_000;
const SETTLE_TIMEOUT_MS = 5_000;

const AXE_REMEDIES: Readonly<Record<string, string>> = {
  'image-alt':
    'say what the picture shows: ![a red bridge](./bridge.jpg), or alt="…" on <img>; alt="" if it only decorates',
  'color-contrast':
    'make the text darker or its background lighter; the colors of the site are in src/css/tokens.css',
  'link-name': 'write what the link leads to between its tags, or in aria-label',
  'button-name': 'write what the button does between its tags, or in aria-label',
  'frame-title': 'say what the frame shows: <iframe title="…">',
  label: 'give the field a <label>',
  'html-has-lang': 'set lang on <html>',
};

function remedyOfForeign(name: string): string {
  switch (name) {
    case 'iframe':
    case 'embed':
    case 'object':
      return `link to it instead: [Watch it on …](address). A frame sends data about every reader to that host before they agree. If that is what you want, list the host in ${HOSTS_FILE}`;
    case 'img':
    case 'source':
    case 'video':
    case 'audio':
    case 'track':
    case 'image':
      return `save the file beside the text or in static/, and use that copy; or list the host in ${HOSTS_FILE}`;
    case 'script':
    case 'link':
      return 'install the package with npm, or save the file in static/, and use that copy';
    default:
      return 'find the address in src/ (a script or a style sheet loads it) and remove it, or load it only after the reader has agreed';
  }
}

/**
 * Finds elements that load something from another host now, or that will load it when they scroll
 * into view.
 */
function findForeignElements(page: Page, ownAddresses: readonly string[]) {
  return page.evaluate(
    (own): ForeignElement[] =>
      [
        ...document.querySelectorAll(
          'img, source, iframe, script, video, audio, track, embed, object, input[type="image"], image, ' +
            'link:is([rel~="stylesheet"], [rel~="preload"], [rel~="modulepreload"], [rel~="prefetch"], ' +
            '[rel~="preconnect"], [rel~="dns-prefetch"], [rel~="icon"], [rel~="manifest"])',
        ),
      ].flatMap((element) => {
        const addresses = ['src', 'href', 'poster', 'data']
          .map((attribute) => element.getAttribute(attribute) ?? '')
          .concat((element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim()))
          .map((address) => address.split(/\s/)[0] ?? '')
          .filter((address) => address !== '' && URL.canParse(address, document.baseURI))
          .map((address) => new URL(address, document.baseURI));
        const foreign = addresses.find(
          ({protocol, href}) =>
            /^https?:$/.test(protocol) && !own.some((address) => href.startsWith(address)),
        );
        const {outerHTML, localName} = element;
        return foreign ? [{url: foreign.href, name: localName, html: outerHTML.slice(0, 200)}] : [];
      }),
    ownAddresses,
  );
}

/** Scrolls through the whole page once, so that lazy parts start. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Headless Chromium may stop making frames: then the check goes on without them
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 100);
      });
    const end = Date.now() + 3_000;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      if (Date.now() > end) break;
      scrollTo({top, behavior: 'instant'});
      await frame();
      await frame();
    }
    scrollTo({top: 0, behavior: 'instant'});
    await frame();
  });
}

/** Counts the page's open requests, so that a test can wait until all have finished. */
function followRequests(page: Page) {
  let open = 0;
  const onStart = () => (open += 1);
  const onEnd = () => (open -= 1);
  page.on('request', onStart);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return {
    async settle(): Promise<void> {
      const end = Date.now() + SETTLE_TIMEOUT_MS;
      // Require two idle checks in a row: one request may start right after another
      for (let quiet = 0; quiet < 2 && Date.now() < end;) {
        await page.waitForTimeout(25);
        quiet = open > 0 ? 0 : quiet + 1;
      }
    },
    stop(): void {
      page.off('request', onStart);
      page.off('requestfinished', onEnd);
      page.off('requestfailed', onEnd);
    },
  };
}

function describeTroubles(
  troubles: readonly Trouble[],
  elements: readonly ForeignElement[],
  shorten: (url: string) => string,
): PageFault[] {
  const thirdParty = new Set(
    troubles.flatMap((trouble) => (trouble.kind === 'third-party' ? [trouble.url] : [])),
  );
  const requested = troubles.flatMap((trouble): PageFault[] => {
    if (trouble.kind === 'third-party') {
      if (elements.some(({url}) => url === trouble.url)) return [];
      return [
        {
          found: `request to another host: ${trouble.url} (${trouble.resourceType})`,
          remedy: remedyOfForeign(''),
        },
      ];
    }
    if (trouble.kind === 'failed-request') {
      if (thirdParty.has(trouble.url)) return [];
      // A canceled request is not a fault. This browser resolves no other host, so a request to the
      // site's future URL fails too; the link check looks up such files.
      if (/^net::ERR_(ABORTED|NAME_NOT_RESOLVED)$/.test(trouble.reason)) return [];
      return [
        {
          found: `failed request: ${shorten(trouble.url)} (${trouble.reason})`,
          remedy: 'correct the address, or add the file in static/',
        },
      ];
    }
    // Such a message repeats a failed request that is reported already
    if (trouble.text.startsWith('Failed to load resource')) return [];
    const place = trouble.url ? ` (${shorten(trouble.url)})` : '';
    return [
      {
        found:
          trouble.type === 'uncaught'
            ? `uncaught error: ${trouble.text}`
            : `console ${trouble.type}: ${trouble.text}${place}`,
        remedy: trouble.text.includes('Content Security Policy')
          ? `remove what the policy of the page forbids, or list the host in ${HOSTS_FILE}; npm run preview serves the site with the policy`
          : 'run npm start and open the page: the console there names the line',
      },
    ];
  });
  const placed = elements.map(({url, name, html}) => ({
    found: `request to another host: ${url}, asked for by ${html}`,
    remedy: remedyOfForeign(name),
  }));
  return [...placed, ...requested];
}

type Options = {
  /** The page's absolute URL. */
  readonly url: string;
  /** URL prefixes of the site itself: the local server and the production URL. */
  readonly ownAddresses: readonly string[];
  /** Hosts that the page may also load from. */
  readonly allowedHosts: readonly string[];
  readonly axe?: AxeOptions;
  /** Timeout of the hydration in milliseconds. */
  readonly startTimeoutMs?: number;
};

/**
 * Opens a page, hydrates it as a reader's first action does, and returns its faults: console
 * messages, failed requests, requests to other hosts, and accessibility faults. Never throws: an
 * error becomes a fault.
 */
export async function checkPage(
  page: Page,
  {url, ownAddresses, allowedHosts, axe, startTimeoutMs}: Options,
): Promise<PageFault[]> {
  const troubles: Trouble[] = [];
  const shorten = (address: string) =>
    ownAddresses.reduce((rest, own) => rest.replace(own, '/'), address);
  const isExpected = (address: URL) =>
    ownAddresses.some((own) => address.href.startsWith(own)) || isOn(address, allowedHosts);
  const stopWatching = watchPage(page, {
    isOwn: isExpected,
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const requests = followRequests(page);
  try {
    await page.goto(url, {timeout: PAGE_TIMEOUT_MS});
    await startApplication(page, startTimeoutMs);
    await scrollThrough(page);
    await requests.settle();
    const elements = (await findForeignElements(page, ownAddresses)).filter(
      (element) => !isOn(new URL(element.url), allowedHosts),
    );
    const accessibility = (await findAxeFaults(page, axe)).flatMap(({id, help, elements: places}) =>
      places.map(({html, found}) => ({
        found: `accessibility (${id}): ${help}: ${html}${id === 'color-contrast' ? ` (${found})` : ''}`,
        remedy: AXE_REMEDIES[id] ?? `see https://dequeuniversity.com/rules/axe/4.11/${id}`,
      })),
    );
    return [...describeTroubles(troubles, elements, shorten), ...accessibility];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [
      ...describeTroubles(troubles, [], shorten),
      {
        found: (message.split('\n')[0] ?? message).replace(url, shorten(url)),
        remedy: 'correct what is named above for this page; if nothing is, run the check once more',
      },
    ];
  } finally {
    stopWatching();
    requests.stop();
    // Stop open requests here, so that the next page does not report them
    await page.goto('about:blank').catch(() => undefined);
  }
}
