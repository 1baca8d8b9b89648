import {expect, type Locator, type Page} from '@playwright/test';

import {MARKER, OUTSIDE_HOST, payloads, SENTINEL} from './payloads';
import {hydrate} from './page';

/** What a page has done with payloads. */
export type Damage = {
  /** Numbers of the payloads that ran. */
  readonly executed: Set<number>;
  readonly reflected: Set<string>;
  readonly errors: string[];
  readonly requests: string[];
};

/** Records from now on what payloads do in a page and in the windows it opens. */
export async function watchDamage(page: Page, allowedHosts: readonly string[] = []) {
  const damage: Damage = {executed: new Set(), reflected: new Set(), errors: [], requests: []};
  const context = page.context();
  await context.exposeFunction(SENTINEL, (id: number) => damage.executed.add(id));
  context.on('weberror', (error) => damage.errors.push(error.error().message));
  await context.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => {
      const {hostname} = new URL(route.request().url());
      if (allowedHosts.includes(hostname))
        return route.fulfill({body: '', contentType: 'text/html'});
      damage.requests.push(route.request().url());
      return route.abort();
    },
  );
  return damage;
}

/** Records markup and links in the page that come from a payload. */
export async function recordReflected(page: Page, {reflected}: Damage): Promise<void> {
  const found = await page.evaluate(
    ({marker, host}) => {
      const isSafe = (address: string) => {
        const url = URL.parse(address, document.baseURI);
        return !url || (/^(https?|mailto|data):$/.test(url.protocol) && url.hostname !== host);
      };
      const addresses = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'];
      return [...document.querySelectorAll('*')]
        .filter(
          (element) =>
            element.hasAttribute(marker) ||
            addresses.some((name) => !isSafe(element.getAttribute(name) ?? '')) ||
            [...element.attributes].some(({name}) => /^on/.test(name)),
        )
        .map(({outerHTML}) => outerHTML.slice(0, 200));
    },
    {marker: MARKER, host: OUTSIDE_HOST},
  );
  for (const html of found) reflected.add(html);
}

/** Expects that nothing happened, and that the page still works: the color mode switches. */
export async function expectNoDamage(page: Page, damage: Damage): Promise<void> {
  await recordReflected(page, damage);
  expect({
    executed: [...damage.executed].map((id) => payloads[id]),
    reflected: [...damage.reflected],
    errors: damage.errors,
    requests: damage.requests,
  }).toEqual({executed: [], reflected: [], errors: [], requests: []});
  await page.keyboard.press('Escape');
  await hydrate(page);
  const mode = await page.locator('html').getAttribute('data-theme');
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-theme',
    mode === 'dark' ? 'light' : 'dark',
  );
}

/** Shows each address in turn as the browser does after back or forward, without a page load. */
export async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const address of all) {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
      await new Promise(requestAnimationFrame);
    }
  }, addresses);
}

/** Types each text into a field, then pauses at the last ones, as a search waits for a pause. */
export async function typeEach(field: Locator, texts: readonly string[], pauseMs = 0) {
  await field.evaluate(
    async (element, {values, pause}) => {
      const input = element as HTMLInputElement | HTMLTextAreaElement;
      const prototype = Object.getPrototypeOf(input) as object;
      const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
      for (const value of values) {
        setter?.call(input, value);
        input.dispatchEvent(new InputEvent('input', {bubbles: true}));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    {values: texts, pause: pauseMs},
  );
}
