import {expect, type Page} from '@playwright/test';

import {hydrate} from './page';
import {MARKER, OUTSIDE_HOST, SENTINEL} from './malicious-input';

/** Records what payloads do in a page and in the windows that it opens. */
export async function watchDamage(page: Page, allowedHosts: readonly string[] = []) {
  const damage = {executed: 0, reflected: new Set<string>(), errors: [] as string[]};
  const requests: string[] = [];
  const context = page.context();
  await context.exposeFunction(SENTINEL, () => (damage.executed += 1));
  context.on('weberror', (error) => damage.errors.push(error.error().message));
  await context.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => {
      const {hostname} = new URL(route.request().url());
      if (allowedHosts.includes(hostname)) {
        return route.fulfill({body: '', contentType: 'text/html'});
      }
      requests.push(route.request().url());
      return route.abort();
    },
  );
  const look = async () => {
    const found = await page.evaluate(
      ({marker, host}) => {
        const isSafe = (value: string) => {
          const url = URL.parse(value, document.baseURI);
          return !url || (/^(https?|mailto|data):$/.test(url.protocol) && url.hostname !== host);
        };
        const urls = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc'];
        return [...document.querySelectorAll('*')]
          .filter(
            (element) =>
              element.hasAttribute(marker) ||
              urls.some((name) => !isSafe(element.getAttribute(name) ?? '')) ||
              [...element.attributes].some(({name}) => /^on/.test(name)),
          )
          .map(({outerHTML}) => outerHTML.slice(0, 200));
      },
      {marker: MARKER, host: OUTSIDE_HOST},
    );
    for (const html of found) damage.reflected.add(html);
  };
  return {
    look,
    async open(value: string) {
      await page.goto(value);
      await hydrate(page);
      await look();
    },
    /** Expects payloads to have done nothing, and the page to still work: the color mode can change. */
    async expectNone() {
      await look();
      const reflected = [...damage.reflected];
      expect({...damage, reflected, requests}).toEqual({
        executed: 0,
        reflected: [],
        errors: [],
        requests: [],
      });
      await page.keyboard.press('Escape');
      await hydrate(page);
      const mode = await page.locator('html').getAttribute('data-theme');
      await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', mode ?? '');
    },
  };
}
