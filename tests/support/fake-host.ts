import type {Page} from '@playwright/test';

type Asked = {method: string; url: URL; body: string};
type Answer = {status?: number; type?: string; body?: string};

/** Replaces a hosted service in tests. */
export class FakeHost {
  /** How the host responds: `answer` is the normal response, and `hang` never answers. */
  behaviour: 'answer' | 'refuse' | 'hang' | Answer = 'answer';
  /** All requests that the host has received. */
  readonly requests: Asked[] = [];

  /**
   * @param urls URLs of the service
   * @param answer the normal response
   */
  constructor(
    readonly urls: RegExp,
    readonly answer: (asked: Asked) => Answer,
  ) {}

  /** From now on, answers the requests of a page. */
  async serve(page: Page): Promise<void> {
    await page.route(this.urls, (route) => {
      const request = route.request();
      const asked = {
        method: request.method(),
        url: new URL(request.url()),
        body: request.postData() ?? '',
      };
      this.requests.push(asked);
      if (this.behaviour === 'refuse') return route.abort();
      if (this.behaviour === 'hang') return undefined;
      const {
        status = 200,
        type = 'text/html',
        body = '',
      } = this.behaviour === 'answer' ? this.answer(asked) : this.behaviour;
      const headers = {'access-control-allow-origin': '*'};
      return route.fulfill({status, contentType: `${type}; charset=utf-8`, headers, body});
    });
  }

  /** Restores the normal response and forgets the requests. */
  reset(): void {
    this.behaviour = 'answer';
    this.requests.length = 0;
  }
}
