import type {BrowserContext, CDPSession, Page} from '@playwright/test';

import type {Host} from '../support/deployments';

/** How the host answers a request that a walk breaks. */
export type Break = 'missing' | 'cut' | 'portal';

const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Đăng nhập';

/** Messages of the browser about requests that the walk has broken. */
const OF_BROKEN_REQUESTS =
  /Failed to load resource|net::ERR_|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|An unknown error occurred when fetching the script|ServiceWorker/;

/** Text that the reader has typed, and where. `markTyped` marks the page that was there. */
type Typed = {readonly text: string; readonly path: string; readonly isInSearch: boolean};

declare global {
  interface Window {
    /** Is this the document that the reader has typed into? */
    hasTyped?: boolean;
  }
}

/** A reader with one tab. It knows what the walk has broken, and what the reader has typed. */
export class Reader {
  /** Faults of the page that the walk has not made. */
  readonly errors: string[] = [];
  typed: Typed | undefined;
  #breaks = 0;
  #breakAs: Break = 'missing';
  #hasBroken = false;
  #isStorageFull = false;

  private constructor(
    readonly page: Page,
    readonly host: Host,
    readonly session: CDPSession,
  ) {}

  static async start(context: BrowserContext, host: Host): Promise<Reader> {
    await context.route(
      ({hostname}) => hostname !== 'localhost',
      (route) => route.abort('aborted'),
    );
    await context.addInitScript(() => {
      window.print = () => undefined;
    });
    const page = await context.newPage();
    const reader = new Reader(page, host, await context.newCDPSession(page));
    context.on('page', (other) => {
      if (other !== page) void other.close();
    });
    page.on('crash', () => reader.errors.push('The page crashed.'));
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('pageerror', ({name, message}) => {
      reader.errors.push(`Uncaught ${name}: ${message}`);
    });
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (reader.#hasBroken && OF_BROKEN_REQUESTS.test(message.text())) return;
      // Docusaurus says so of its own accord
      if (reader.#isStorageFull && /^Docusaurus storage error/.test(message.text())) return;
      // A page that does not exist is among those that the reader opens
      if (/404 \(Not Found\)/.test(message.text()) && /no-such-page/.test(page.url())) return;
      // What is on another host is closed to a walk
      if (!message.location().url.includes('localhost')) return;
      reader.errors.push(`Console: ${message.text()} (${message.location().url})`);
    });
    host.fault = ({headers}, response) => {
      if (reader.#breaks === 0) return false;
      reader.#breaks -= 1;
      if (reader.#breakAs === 'missing') response.writeHead(404).end('Not found');
      else if (reader.#breakAs === 'portal') {
        response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(PORTAL);
      } else if (headers['sec-fetch-dest'] === 'script') {
        response.writeHead(200, {'Content-Type': 'text/javascript', 'Content-Length': 9999});
        response.write('(() => {', () => response.destroy());
      } else response.destroy();
      return true;
    };
    return reader;
  }

  /** Breaks the next requests. */
  breakNext(count: number, as: Break): void {
    this.#hasBroken = true;
    this.#breaks = count;
    this.#breakAs = as;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#hasBroken ||= isOffline;
    this.host.isDown = isOffline;
    await this.page.context().setOffline(isOffline);
  }

  async setStorageFull(): Promise<void> {
    this.#isStorageFull = true;
    const fill = () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    };
    await this.page.addInitScript(fill);
    await this.page.evaluate(fill);
  }

  /** Takes back what the walk has broken. */
  async mend(): Promise<void> {
    this.#breaks = 0;
    this.host.delayMs = 0;
    await this.setOffline(false);
  }
}
