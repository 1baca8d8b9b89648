import {expect, type Page} from '@playwright/test';

import {INTEGRATIONS_ENV} from '../scripts/lib/integrations-env';
import {expectAccessible} from './support/axe';
import {giscusFault, type Hosts} from './support/hosts';
import {homes, otherHosts, test, uncaughtErrors} from './support/integrations';
import {open} from './support/page';
import {inLanguage, inTurn} from './support/shell';
import {guides, posts} from './support/test-site';

const POST = posts.usual.slice(1);
const GUIDE = guides.main.slice(1);

const languages = [
  {
    lang: 'vi',
    prefix: homes.vi,
    load: 'Xem bình luận từ giscus.app',
    always: 'Lần sau tự tải bình luận khi đọc tới đây',
    frame: 'Bình luận từ giscus.app',
    discuss: 'Thảo luận trên GitHub',
    retry: 'Thử lại',
    silent: 'giscus.app không trả lời: có thể mạng chậm, hoặc tiện ích chặn quảng cáo đã chặn nó.',
    offline: 'Bạn đang ngoại tuyến.',
    refused: 'giscus.app trả lời nhưng đang gặp lỗi.',
  },
  {
    lang: 'en',
    prefix: homes.en,
    load: 'Show comments from giscus.app',
    always: 'Load comments automatically next time',
    frame: 'Comments from giscus.app',
    discuss: 'Discuss on GitHub',
    retry: 'Try again',
    silent:
      'giscus.app did not answer: the network may be slow, or an ad blocker may have blocked it.',
    offline: 'You are offline.',
    refused: 'giscus.app answered, but it has a problem right now.',
  },
] as const;
const [vi] = languages;

const thread = (page: Page, {frame}: {frame: string} = vi) =>
  page.frameLocator(`iframe[title="${frame}"]`);
const ask = (page: Page) => page.getByRole('button', {name: vi.load}).click();

type Fault = {
  name: string;
  shows: 'silent' | 'offline' | 'refused';
  cause(hosts: Hosts, page: Page): unknown;
};

const faults: readonly Fault[] = [
  {name: 'the connection is refused', shows: 'silent', cause: ({giscus}) => giscus.refuse()},
  {
    name: 'no answer ever comes',
    shows: 'silent',
    cause({giscus}) {
      giscus.behaviour = 'hang';
    },
  },
  {
    name: 'a page comes that is not Giscus',
    shows: 'silent',
    cause({giscus}) {
      const body =
        '<script>for (const data of [null, {giscus: "x"}]) parent.postMessage(data, "*")</script>';
      giscus.behaviour = {body, type: 'text/html'};
    },
  },
  {
    name: 'the frame reports a fault',
    shows: 'refused',
    cause({giscus}) {
      giscus.behaviour = giscusFault('giscus is not installed on this repository');
    },
  },
  {
    name: 'the reader is offline',
    shows: 'offline',
    cause: (_hosts, page) => page.context().setOffline(true),
  },
];

for (const [lang, {name, shows, cause}] of inTurn(faults)) {
  const text = inLanguage(languages, lang);
  test(`${lang}: ${name}: shows a message, an alternative and a retry`, async ({page, hosts}) => {
    await page.clock.install();
    const errors = uncaughtErrors(page);
    await open(page, `${text.prefix}${POST}`);
    await cause(hosts, page);
    await page.getByRole('button', {name: text.load}).click();
    if (shows === 'silent') {
      await page.waitForTimeout(500);
      await page.clock.fastForward(9_000);
    }
    const alert = page.getByRole('alert').filter({hasText: text[shows]});
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', {name: text.discuss})).toHaveAttribute(
      'href',
      `https://github.com/${INTEGRATIONS_ENV.GISCUS_REPO}/discussions`,
    );
    await expectAccessible(page);
    await hosts.reset();
    await page.context().setOffline(false);
    await alert.getByRole('button', {name: text.retry}).click();
    await expect(thread(page, text).locator('#term')).toHaveText(POST);
    await expect(alert).toBeHidden();
    expect(errors).toEqual([]);
  });
}

for (const text of languages) {
  const {lang, prefix, load, always} = text;
  test(`${lang}: comments load from the host that the button names, and are accessible`, async ({
    page,
    hosts,
  }) => {
    const asked = otherHosts(page);
    for (const path of [GUIDE, POST]) {
      await open(page, `${prefix}${path}`);
      await page.getByRole('button', {name: load}).scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    }
    expect(asked).toEqual([]);
    await page.getByRole('button', {name: load}).click();
    await expect(thread(page, text).locator('#lang')).toHaveText(lang);
    // Both languages share one discussion, which is matched strictly
    await expect(thread(page, text).locator('#term')).toHaveText(POST);
    await expect(thread(page, text).locator('#strict')).toHaveText('1');
    // The height is the one that the frame asks for
    await expect(page.locator('section iframe')).toHaveCSS('height', '320px');
    await expectAccessible(page);
    expect(hosts.giscus.requests).toHaveLength(1);
    expect(new Set(asked)).toEqual(new Set(['giscus.app']));
  });

  test(`${lang}: the permanent choice of a reader is remembered and can be undone`, async ({
    page,
    hosts,
  }) => {
    await open(page, `${prefix}${POST}`);
    await page.getByLabel(always).check();
    expect(hosts.giscus.requests).toEqual([]);
    await open(page, `${prefix}${GUIDE}`);
    await page.getByLabel(always).scrollIntoViewIfNeeded();
    await expect(thread(page, text).locator('#term')).toHaveText(GUIDE);
    await page.getByLabel(always).uncheck();
    await open(page, `${prefix}${POST}`);
    await page.getByLabel(always).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await expect(page.getByRole('button', {name: load})).toBeVisible();
    expect(hosts.giscus.requests.length).toBe(1);
  });
}

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`${signal}: comments never load automatically, even with a saved choice; the button still works`, async ({
    page,
    hosts,
  }) => {
    await page.addInitScript(
      ([name, set]) => {
        Object.defineProperty(navigator, name, {get: () => set});
        localStorage.setItem('dau.comments.optIn', 'yes');
      },
      [signal, value] as const,
    );
    await open(page, `${homes.vi}${POST}`);
    await page.getByText('Trình duyệt của bạn yêu cầu không bị theo dõi').scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(hosts.giscus.requests).toEqual([]);
    await ask(page);
    await expect(thread(page).locator('#term')).toHaveText(POST);
  });
}

test('the frame follows the color mode without a reload', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}`);
  await ask(page);
  await expect(thread(page).locator('#theme')).toHaveText('noborder_light');
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await expect(thread(page).locator('#theme')).toHaveText('noborder_dark');
  expect(hosts.giscus.requests.length).toBe(1);
});

test('only the frame’s own late answer replaces the timeout message', async ({page, hosts}) => {
  await page.clock.install();
  hosts.giscus.behaviour = {slowMs: 1500};
  await open(page, `${homes.vi}${POST}`);
  await ask(page);
  await page.waitForTimeout(200);
  await page.clock.fastForward(9_000);
  await page.evaluate(() => {
    window.postMessage({giscus: {resizeHeight: 99}}, '*');
  });
  const message = page.getByText(vi.silent);
  await expect(message).toBeVisible();
  await expect(thread(page).locator('#term')).toHaveText(POST);
  await expect(message).toBeHidden();
});

const session = (page: Page) => page.evaluate(() => localStorage.getItem('giscus-session'));

test('an unrequested session in a link is removed', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}?giscus=of-somebody-else&keep=1#comments`);
  await expect(page).toHaveURL(`${homes.vi}${POST}?keep=1#comments`);
  expect(await session(page)).toBeNull();
  await ask(page);
  await expect(thread(page).locator('#session')).toHaveText('');
  expect(hosts.giscus.requests.join()).not.toContain('of-somebody-else');
});

test('after a sign-in from this page, the reader is back at the comments', async ({page}) => {
  await open(page, `${homes.vi}${POST}`);
  await ask(page);
  await thread(page).locator('#sign-in').click();
  await page.waitForURL((url) => url.pathname === `${homes.vi}${POST}`);
  await expect(thread(page).locator('#session')).toHaveText('session-of-the-test');
  await expect(page).toHaveURL(`${homes.vi}${POST}#comments`);
  expect(await session(page)).toBe('"session-of-the-test"');
});

test('a session that has expired is removed', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}`);
  await page.evaluate(() => {
    localStorage.setItem('giscus-session', '"old"');
  });
  hosts.giscus.behaviour = giscusFault('Bad credentials');
  await ask(page);
  await expect(thread(page).locator('#session')).toHaveText('');
  expect(await session(page)).toBeNull();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('without scripts there is a plain link to the discussion', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(`${homes.vi}${POST}`);
  await expect(page.getByRole('link', {name: vi.discuss})).toBeVisible();
  await context.close();
});
