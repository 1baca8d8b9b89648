import type {Page} from '@playwright/test';

type Asked = {method: string; url: URL; body: string};
type Answer = {status?: number; type?: string; body?: string};

export class FakeHost {
  /** `answer` is the normal response; `hang` means that the host does not respond. */
  behavior: 'answer' | 'refuse' | 'hang' | Answer = 'answer';
  readonly requests: Asked[] = [];

  constructor(
    readonly urls: RegExp,
    readonly answer: (asked: Asked) => Answer,
  ) {}

  async serve(page: Page): Promise<void> {
    await page.route(this.urls, (route) => {
      const request = route.request();
      const asked = {
        method: request.method(),
        url: new URL(request.url()),
        body: request.postData() ?? '',
      };
      this.requests.push(asked);
      if (this.behavior === 'refuse') return route.abort();
      if (this.behavior === 'hang') return undefined;
      const {
        status = 200,
        type = 'text/html',
        body = '',
      } = this.behavior === 'answer' ? this.answer(asked) : this.behavior;
      const headers = {'access-control-allow-origin': '*'};
      return route.fulfill({status, contentType: `${type}; charset=utf-8`, headers, body});
    });
  }

  reset(): void {
    this.behavior = 'answer';
    this.requests.length = 0;
  }
}
