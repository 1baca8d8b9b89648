import http from 'node:http';
import type {AddressInfo} from 'node:net';

import type {Page} from '@playwright/test';

type Asked = {method: string; url: URL; body: string};
type Answer = {status?: number; type?: string; body?: string};
/** How a host responds. `answer` is the normal response. A `hang` can be answered later. */
type Behaviour = 'answer' | 'refuse' | 'hang' | Answer;

/** A local server that answers in place of a hosted service. */
export class FakeHost {
  behaviour: Behaviour = 'answer';
  /** All requests that it has received. */
  readonly requests: Asked[] = [];
  #held: (() => void)[] = [];
  readonly #server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'https://host.test');
      const asked = {method: request.method ?? '', url, body};
      this.requests.push(asked);
      const send = ({status = 200, type = 'text/html', body: text = ''}: Answer) =>
        response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`}).end(text);
      if (this.behaviour === 'hang') this.#held.push(() => send(this.answer(asked)));
      else send(typeof this.behaviour === 'object' ? this.behaviour : this.answer(asked));
    });
  });

  /**
   * @param urls URLs of the service that this server answers
   * @param answer the normal response
   */
  constructor(
    readonly urls: RegExp,
    readonly answer: (asked: Asked) => Answer,
  ) {}

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** Sends the page's requests to this server. */
  async serve(page: Page): Promise<void> {
    await page.route(this.urls, async (route) => {
      const {pathname, search} = new URL(route.request().url());
      const {port} = this.#server.address() as AddressInfo;
      try {
        if (this.behaviour === 'refuse') throw new Error('refused');
        const url = `http://127.0.0.1:${port}${pathname}${search}`;
        const response = await route.fetch({url, timeout: 20_000});
        const headers = {...response.headers(), 'access-control-allow-origin': '*'};
        await route.fulfill({response, headers});
      } catch {
        await route.abort().catch(() => undefined);
      }
    });
  }

  /** Answers the waiting requests. */
  answerLate(): void {
    for (const send of this.#held) send();
    this.#held = [];
  }

  /** Restores the normal response and forgets the requests. */
  reset(): void {
    this.behaviour = 'answer';
    this.requests.length = 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
