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
    count: '5 bình luận · 4 cảm xúc',
    retry: 'Thử lại',
    messages: {
      silent:
        'giscus.app không trả lời: có thể mạng chậm, hoặc tiện ích chặn quảng cáo đã chặn nó.',
      offline: 'Bạn đang ngoại tuyến.',
      storage: 'Trình duyệt của bạn đang chặn lưu trữ, mà giscus.app cần nó mới chạy được.',
      refused: 'giscus.app trả lời nhưng đang gặp lỗi.',
    },
  },
  {
    lang: 'en',
    prefix: homes.en,
    load: 'Show comments from giscus.app',
    always: 'Load comments automatically next time',
    frame: 'Comments from giscus.app',
    discuss: 'Discuss on GitHub',
    count: '5 comments · 4 reactions',
    retry: 'Try again',
    messages: {
      silent:
        'giscus.app did not answer: the network may be slow, or an ad blocker may have blocked it.',
      offline: 'You are offline.',
      storage: 'Your browser blocks storage, and giscus.app cannot work without it.',
      refused: 'giscus.app answered, but it has a problem right now.',
    },
  },
] as const;

type Fault = {
  readonly name: string;
  readonly shows: 'silent' | 'offline' | 'storage' | 'refused';
  /** Causes the fault. `isBefore` is for faults that must exist before the page opens. */
  readonly isBefore?: boolean;
  cause(page: Page, hosts: Hosts): Promise<void> | void;
  /** Removes the fault. Without it, a retry cannot succeed. */
  mend?(page: Page, hosts: Hosts): Promise<void> | void;
};

const mendHost = (_page: Page, {giscus}: Hosts) => giscus.reset();

const faults: readonly Fault[] = [
  {
    name: 'the connection is refused',
    shows: 'silent',
    cause: (_page, {giscus}) => giscus.refuse(),
    mend: mendHost,
  },
  {
    name: 'the connection is cut',
    shows: 'silent',
    cause(_page, {giscus}) {
      giscus.behaviour = 'reset';
    },
    mend: mendHost,
  },
  {
    name: 'no answer ever comes',
    shows: 'silent',
    cause(_page, {giscus}) {
      giscus.behaviour = 'hang';
    },
    mend: mendHost,
  },
  {
    name: 'the server fails (500)',
    shows: 'silent',
    cause(_page, {giscus}) {
      giscus.behaviour = {status: 500};
    },
    mend: mendHost,
  },
  {
    name: 'the page is gone (404)',
    shows: 'silent',
    cause(_page, {giscus}) {
      giscus.behaviour = {status: 404};
    },
    mend: mendHost,
  },
  {
    name: 'garbage comes',
    shows: 'silent',
    cause(_page, {giscus}) {
      giscus.behaviour = {body: '\u0000\u0001<<<garbage', type: 'text/html'};
    },
    mend: mendHost,
  },
  {
    name: 'nothing comes (200, empty)',
    shows: 'silent',
    cause(_page, {giscus}) {
      giscus.behaviour = {body: '', type: 'text/html'};
    },
    mend: mendHost,
  },
  {
    name: 'the frame reports a fault',
    shows: 'refused',
    cause(_page, {giscus}) {
      giscus.behaviour = giscusFault('giscus is not installed on this repository');
    },
    mend: mendHost,
  },
  {
    name: 'the frame speaks nonsense',
    shows: 'silent',
    cause(_page, {giscus}) {
      giscus.behaviour = {
        body: '<!doctype html><script>parent.postMessage({giscus: "x"}, "*"); parent.postMessage(null, "*")</script>',
        type: 'text/html',
      };
    },
    mend: mendHost,
  },
  {
    name: 'the reader is offline',
    shows: 'offline',
    cause: (page) => page.context().setOffline(true),
    mend: (page) => page.context().setOffline(false),
  },
  {
    name: 'the reader’s own chunk of the site is gone',
    shows: 'offline',
    async cause(page) {
      await page.route('**/assets/js/**', (route) => route.abort());
    },
    mend: (page) => page.unroute('**/assets/js/**'),
  },
  {
    name: 'storage is blocked',
    shows: 'storage',
    isBefore: true,
    async cause(page) {
      await page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('Blocked', 'SecurityError');
            },
          });
        }
      });
    },
  },
];

for (const [lang, {name, shows, isBefore = false, cause, mend}] of inTurn(faults)) {
  const {prefix, load, discuss, count, retry, messages} = inLanguage(languages, lang);
  test(`P03 ${lang}: ${name}: shows a message, an alternative and a retry`, async ({
    page,
    hosts,
  }) => {
    await page.clock.install();
    const errors = uncaughtErrors(page);
    if (isBefore) await cause(page, hosts);
    await open(page, `${prefix}${POST}`);
    if (!isBefore) await cause(page, hosts);
    await page.getByRole('button', {name: load}).click();
    // Chunks and frames load in real time, but this fault only waits for a timeout
    if (shows === 'silent') {
      await expect.poll(() => page.locator('giscus-widget').count()).toBe(1);
      await page.waitForTimeout(300);
      await page.clock.fastForward(9_000);
    }
    const alert = page.getByRole('alert').filter({hasText: messages[shows]});
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', {name: discuss})).toHaveAttribute(
      'href',
      `https://github.com/${INTEGRATIONS_ENV.GISCUS_REPO}/discussions`,
    );
    await expectAccessible(page);
    if (mend) {
      await mend(page, hosts);
      await alert.getByRole('button', {name: retry}).click();
      await expect(page.getByText(count)).toBeVisible();
      await expect(alert).toBeHidden();
    }
    expect(errors).toEqual([]);
  });
}

for (const {lang, prefix, load, always, frame, count} of languages) {
  test(`P03 ${lang}: no request to another host before a click on the button that names it`, async ({
    page,
    hosts,
  }) => {
    const asked = otherHosts(page);
    for (const path of [POST, GUIDE]) {
      await open(page, `${prefix}${path}`);
      await page.getByRole('button', {name: load}).scrollIntoViewIfNeeded();
      await page.waitForTimeout(300);
    }
    expect(asked).toEqual([]);
    await page.getByRole('button', {name: load}).click();
    await expect(page.locator(`iframe[title="${frame}"]`)).toBeVisible();
    await expect.poll(() => hosts.giscus.requests.length).toBe(1);
    expect(new Set(asked)).toEqual(new Set(['giscus.app']));
  });

  test(`P03 GISCUS_* ${lang}: loaded comments have counts, the right language and a title, and are accessible`, async ({
    page,
  }) => {
    const errors = uncaughtErrors(page);
    await open(page, `${prefix}${POST}`);
    await page.getByRole('button', {name: load}).click();
    await expect(page.getByText(count)).toBeVisible();
    const thread = page.frameLocator(`iframe[title="${frame}"]`);
    await expect(thread.locator('#lang')).toHaveText(lang);
    // Both languages share one discussion, which is matched strictly
    await expect(thread.locator('#term')).toHaveText(POST);
    await expect(thread.locator('#strict')).toHaveText('1');
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

  test(`P03 ${lang}: the permanent choice of a reader is remembered and can be undone`, async ({
    page,
    hosts,
  }) => {
    await open(page, `${prefix}${POST}`);
    await page.getByLabel(always).check();
    expect(hosts.giscus.requests).toEqual([]);
    await open(page, `${prefix}${GUIDE}`);
    expect(hosts.giscus.requests).toEqual([]);
    await page.locator('#comments').scrollIntoViewIfNeeded();
    await page.getByLabel(always).scrollIntoViewIfNeeded();
    await expect(page.getByText(count)).toBeVisible();
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
  test(`P03 ${signal}: comments never load automatically, even with a saved choice; the button still works`, async ({
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
    await page
      .getByText(
        'Trình duyệt của bạn yêu cầu không bị theo dõi, nên bình luận không bao giờ tự tải.',
      )
      .scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(hosts.giscus.requests).toEqual([]);
    await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
    await expect(page.getByText('5 bình luận · 4 cảm xúc')).toBeVisible();
  });
}

test('P03 the frame follows the color mode without a reload', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}`);
  await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
  const theme = page.frameLocator('iframe[title="Bình luận từ giscus.app"]').locator('#theme');
  await expect(theme).toHaveText('noborder_light');
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await expect(theme).toHaveText('noborder_dark');
  expect(hosts.giscus.requests.length).toBe(1);
});

test('P03 a late answer replaces the timeout message', async ({page, hosts}) => {
  await page.clock.install();
  hosts.giscus.behaviour = {slowMs: 1500};
  await open(page, `${homes.vi}${POST}`);
  await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
  await expect.poll(() => page.locator('giscus-widget').count()).toBe(1);
  await page.waitForTimeout(200);
  await page.clock.fastForward(9_000);
  await expect(page.getByText('giscus.app không trả lời', {exact: false})).toBeVisible();
  await expect(page.getByText('5 bình luận · 4 cảm xúc')).toBeVisible();
  await expect(page.getByText('giscus.app không trả lời', {exact: false})).toBeHidden();
});

test('P03 messages from other origins are ignored', async ({page, hosts}) => {
  hosts.giscus.behaviour = 'hang';
  await open(page, `${homes.vi}${POST}`);
  await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
  await expect(page.getByText('Đang tải bình luận…')).toBeVisible();
  await page.evaluate(() => {
    window.postMessage({giscus: {discussion: {totalCommentCount: 99}}}, '*');
  });
  await page.waitForTimeout(300);
  await expect(page.getByText('Đang tải bình luận…')).toBeVisible();
});

const session = (page: Page) => page.evaluate(() => localStorage.getItem('giscus-session'));

test('P03 an unrequested session in a link is removed', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}?giscus=of-somebody-else&keep=1#comments`);
  await expect(page).toHaveURL(`${homes.vi}${POST}?keep=1#comments`);
  expect(await session(page)).toBeNull();
  await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
  const frame = page.frameLocator('iframe[title="Bình luận từ giscus.app"]');
  await expect(frame.locator('#session')).toHaveText('');
  expect(hosts.giscus.requests.join()).not.toContain('of-somebody-else');
});

test('P03 the session of a sign-in from this page is accepted, but only once', async ({page}) => {
  await open(page, `${homes.vi}${POST}`);
  await page.getByRole('button', {name: 'Xem bình luận từ giscus.app'}).click();
  const frame = page.frameLocator('iframe[title="Bình luận từ giscus.app"]');
  await frame.locator('#sign-in').click();
  await page.waitForURL((url) => url.pathname === `${homes.vi}${POST}`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // After sign-in, the reader is back at the comments
  await expect(frame.locator('#session')).toHaveText('session-of-the-test');
  await expect(page).toHaveURL(`${homes.vi}${POST}`);
  expect(await session(page)).toBe('"session-of-the-test"');
  await open(page, `${homes.vi}${POST}?giscus=a-second-one`);
  expect(await session(page)).toBe('"session-of-the-test"');
});

test('P03 without scripts there is a plain link to the discussion', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(`${homes.vi}${POST}`);
  await expect(page.getByRole('link', {name: 'Thảo luận trên GitHub'})).toBeVisible();
  await context.close();
});
