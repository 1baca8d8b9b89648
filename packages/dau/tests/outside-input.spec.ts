import {expect, test, type Page} from '@playwright/test';

import {storedItems, type StoredItem} from '../utils/browser-storage';
import {watchDamage} from './support/outside';
import {hydrate, idle} from './support/page';
import {urls, OUTSIDE_HOST, payloads} from './support/malicious-input';
import {baseUrlSite} from './support/sites';
import {guides, posts} from './support/test-site';
import {searchField, searchWindow} from './support/search';

/**
 * Checks that untrusted input never becomes code or markup. Untrusted input means the URL, storage (which
 * other sites on the same host share), messages from other windows, and what readers type.
 */

/** All payloads in one string, so that one page load tries all of them. */
const bundle = payloads.join(' ');
/** Encodes text for a URL. Replaces lone surrogates, which a URL cannot contain. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());
const hosted = (path: string) => `${baseUrlSite.url}${path.slice(1)}`;

/** Opens each URL without a page load, like the browser's "back" and "forward" buttons. */
const visit = (page: Page, all: readonly string[]) =>
  page.evaluate(async (each) => {
    for (const url of each) {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
      await new Promise(requestAnimationFrame);
    }
  }, all);

test('nothing in a query or a typed search runs or becomes markup', async ({page}) => {
  const damage = await watchDamage(page);
  for (const urlOf of [
    (text: string) => `/search?q=${text}`,
    (text: string) => `/en/showcase?tag=${text}`,
    (text: string) =>
      `/contact?${text}=1&docusaurus-data-${text}=1&docusaurus-theme=${text}&docusaurus-data-theme=${text}&docusaurus-data-announcement=${text}`,
  ]) {
    await damage.open(urlOf(encode(bundle)));
    await visit(
      page,
      payloads.map((text) => urlOf(encode(text))),
    );
  }
  await page.locator('.navbar').getByRole('button', {name: 'Tìm kiếm'}).click();
  await searchField(page).fill(bundle);
  await expect(searchWindow(page)).toHaveAttribute('data-query', /./);
  await damage.expectNone();
});

test('nothing in a hash, path, referrer or window name runs or becomes markup', async ({page}) => {
  const damage = await watchDamage(page);
  await page.goto('/');
  const {origin} = new URL(page.url());
  await page.evaluate((name) => (window.name = name), bundle);
  await damage.open(`/en/404.html#missing=${encode(bundle)}`);
  await page.goto('/no-such-page', {referer: `https://${OUTSIDE_HOST}/?${encode(bundle)}`});
  await hydrate(page);
  await damage.look();
  await damage.open(`${origin}//${OUTSIDE_HOST}/a.html`);
  // The link to the other language has the rest of the path
  for (const start of ['/', '%5C', '%09/']) await damage.open(`/en/${start}${OUTSIDE_HOST}/`);
  for (const start of ['/.//', '//', '/%5C'])
    await damage.open(`/offline#${start}${OUTSIDE_HOST}/`);
  await damage.open(`${guides.main}#${encode(bundle)}`);
  await page.evaluate(async (all) => {
    for (const text of all) {
      location.hash = text;
      await new Promise(requestAnimationFrame);
    }
  }, payloads);
  await damage.expectNone();
});

test('no stored string and no stored search runs or becomes markup, and no URL on a different host is opened', async ({
  page,
}) => {
  const damage = await watchDamage(page);
  await page.goto('/robots.txt');
  const items: readonly StoredItem[] = storedItems;
  const keys = items.map(
    ({key, isPrefix, isNamespaced}) =>
      key + (isPrefix ? 'embedded:/search' : '') + (isNamespaced ? '-dau' : ''),
  );
  await page.evaluate(
    ([all, strings]) => {
      all.forEach((key, place) => {
        localStorage.setItem(key, strings[place % strings.length] ?? '');
        sessionStorage.setItem(key, strings[(place + 7) % strings.length] ?? '');
      });
    },
    [keys, payloads] as const,
  );
  await damage.open(guides.main);
  const searchOf = (title: string, url: string) => ({title, url, page: title, isSaved: true});
  const stored = [
    searchOf('of this site', guides.main),
    ...[null, 1, 'a', [], {}, {url: 1}, {...searchOf('a', '/'), title: ['a']}],
    ...payloads.slice(0, 8).map((text) => searchOf(text, guides.main)),
    ...urls.map((url) => searchOf('b', url)),
  ];
  await damage.open('/');
  await page.evaluate(
    (value) => localStorage.setItem('dau.searches:/search', value),
    JSON.stringify(stored),
  );
  await page.keyboard.press('/');
  const links = searchWindow(page).locator('[data-list=saved] a');
  await expect(links.filter({hasText: 'of this site'})).toHaveCount(1);
  await damage.look();
  // The last link's page does not exist, so the application loads it from the host
  await Promise.all([page.waitForEvent('load'), links.last().dispatchEvent('click')]);
  await expect(searchWindow(page)).toHaveCount(0);
  await damage.open(guides.main);
  await damage.expectNone();
});

test('messages from other windows and a session in the URL change nothing', async ({
  page,
  context,
}) => {
  const damage = await watchDamage(page, ['giscus.app']);
  await context.route(`https://${OUTSIDE_HOST}/**`, (route) =>
    route.fulfill({body: '<!doctype html><title>Outside</title>', contentType: 'text/html'}),
  );
  const opener = await context.newPage();
  await opener.goto(`https://${OUTSIDE_HOST}/`);
  const opened = context.waitForEvent('page');
  const url = `${hosted(posts.usual)}?giscus=${encode(bundle)}`;
  await opener.evaluate((url) => Object.assign(window, {opened: window.open(url)}), url);
  const reader = await opened;
  const post = () =>
    opener.evaluate((all) => {
      const {opened: other} = window as unknown as {opened: Window};
      for (const text of all) {
        other.postMessage(text, '*');
        other.postMessage({type: text, source: text, payload: text, code: text}, '*');
        other.postMessage({giscus: {signOut: true, error: text}}, '*');
      }
    }, payloads);
  await post();
  await hydrate(reader);
  await reader.getByRole('button', {name: /giscus\.app/}).click();
  await expect(reader.locator('giscus-widget iframe')).toBeAttached();
  await post();
  await idle(reader);
  await page.goto('/');
  await damage.expectNone();
});
