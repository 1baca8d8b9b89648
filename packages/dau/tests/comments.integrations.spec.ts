import {expect, type Locator, type Page} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {homes, test} from './support/integrations';
import {INTEGRATIONS_ENV} from './support/integrations-env';
import {open, watch} from './support/page';
import {guides, posts} from './support/test-site';

const POST = posts.usual.slice(1);
const GUIDE = guides.main.slice(1);

const vi = {
  load: 'Xem bình luận từ giscus.app',
  always: 'Lần sau tự tải bình luận khi đọc tới đây',
  frame: 'Bình luận từ giscus.app',
};
const en = {load: 'Show comments from giscus.app', frame: 'Comments from giscus.app'};

const thread = (page: Page, {frame} = vi as {frame: string}) =>
  page.frameLocator(`iframe[title="${frame}"]`);
const ask = (page: Page) => page.getByRole('button', {name: vi.load}).click();

/** Scrolls to an element, and waits until the page's observers have run. */
async function scrollNear(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.page().evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
}

test('a button loads accessible comments from their host, in the page’s language and color mode', async ({
  page,
  hosts,
}) => {
  const {thirdPartyRequests: asked} = watch(page);
  await open(page, `${homes.en}${POST}`);
  await scrollNear(page.getByRole('button', {name: en.load}));
  expect(asked).toEqual([]);
  await page.getByRole('button', {name: en.load}).click();
  await expect(thread(page, en).locator('#lang')).toHaveText('en');
  // Both languages share a discussion, which Giscus finds by its exact title
  await expect(thread(page, en).locator('#term')).toHaveText(POST);
  await expect(thread(page, en).locator('#strict')).toHaveText('1');
  // The frame sets its own height
  await expect(page.locator('section iframe')).toHaveCSS('height', '320px');
  await expectAccessible(page);
  await expect(thread(page, en).locator('#theme')).toHaveText('noborder_light');
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await expect(thread(page, en).locator('#theme')).toHaveText('noborder_dark');
  // The frame did not reload
  expect(hosts.giscus.requests).toHaveLength(1);
  expect(Object.fromEntries(hosts.giscus.requests[0]?.url.searchParams ?? [])).toMatchObject({
    repo: INTEGRATIONS_ENV.GISCUS_REPO,
    repoId: INTEGRATIONS_ENV.GISCUS_REPO_ID,
    category: INTEGRATIONS_ENV.GISCUS_CATEGORY,
    categoryId: INTEGRATIONS_ENV.GISCUS_CATEGORY_ID,
  });
  expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set(['giscus.app']));
});

test('the choice to always load comments is stored and can be undone; with a privacy signal, the button is always needed', async ({
  page,
  hosts,
}) => {
  const always = page.getByLabel(vi.always);
  const button = page.getByRole('button', {name: vi.load});
  await open(page, `${homes.vi}${POST}`);
  await always.check();
  expect(hosts.giscus.requests).toEqual([]);
  await open(page, `${homes.vi}${GUIDE}`);
  await always.scrollIntoViewIfNeeded();
  await expect(thread(page).locator('#lang')).toHaveText('vi');
  await expect(thread(page).locator('#term')).toHaveText(GUIDE);
  await always.uncheck();
  await open(page, `${homes.vi}${POST}`);
  await scrollNear(button);
  await always.check();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {get: () => true}),
  );
  await open(page, `${homes.vi}${POST}`);
  await scrollNear(button);
  await expect(always).toHaveCount(0);
  expect(hosts.giscus.requests).toHaveLength(1);
  await ask(page);
  await expect(thread(page).locator('#term')).toHaveText(POST);
});

const session = (page: Page) => page.evaluate(() => localStorage.getItem('giscus-session'));

test('a Giscus session is removed from the URL; after a sign-in, the comments load again at the same URL, and other pages still need the button', async ({
  page,
  hosts,
}) => {
  await open(page, `${homes.vi}${POST}?giscus=of-somebody-else&keep=1#comments`);
  await expect(page).toHaveURL(`${homes.vi}${POST}?keep=1#comments`);
  expect(await session(page)).toBeNull();
  await ask(page);
  await expect(thread(page).locator('#session')).toHaveText('');
  for (const {url} of hosts.giscus.requests) expect(url.href).not.toContain('of-somebody-else');
  await thread(page).locator('#sign-in').click();
  await page.waitForURL((url) => url.pathname === `${homes.vi}${POST}`);
  await expect(thread(page).locator('#session')).toHaveText('session-of-the-test');
  await expect(page).toHaveURL(`${homes.vi}${POST}?keep=1#dau.comments`);
  expect(await session(page)).toBe('"session-of-the-test"');
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(new RegExp(POST));
  hosts.giscus.requests.length = 0;
  await scrollNear(page.getByRole('button', {name: vi.load}));
  expect(hosts.giscus.requests).toEqual([]);
});
