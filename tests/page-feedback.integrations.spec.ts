import {expect, type Page} from '@playwright/test';

import {version} from '../package.json';
import {INTEGRATIONS_ENV} from '../scripts/lib/integrations-env';
import {expectAccessible} from './support/axe';
import type {Hosts} from './support/hosts';
import {homes, otherHosts, test, uncaughtErrors} from './support/integrations';
import {delayRequests, hydrate, open} from './support/page';
import {inLanguage, inTurn} from './support/shell';
import {email, exactly, posts, sourceUrl} from './support/test-site';

const POST = posts.usual.slice(1);

const languages = [
  {
    lang: 'vi',
    prefix: homes.vi,
    question: 'Trang này có hữu ích không?',
    yes: 'Có',
    no: 'Không',
    label: 'Trang này còn thiếu điều gì? (không bắt buộc)',
    send: 'Gửi lời nhắn',
    sent: 'Đã gửi. Cảm ơn bạn! Nếu muốn, bạn đổi lại câu trả lời lúc nào cũng được.',
    received: 'Mình đã nhận được lời nhắn. Cảm ơn bạn!',
    waiting:
      'Chưa gửi được, nhưng câu trả lời đã được giữ lại trên máy của bạn và sẽ tự gửi sau. Không muốn chờ thì bạn dùng cách khác:',
    notKept:
      'Chưa gửi được, và trình duyệt không cho lưu lại. Bạn để trang này mở, hoặc dùng cách khác:',
    issue: 'Mở issue điền sẵn',
    mail: 'Gửi email',
  },
  {
    lang: 'en',
    prefix: homes.en,
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    label: 'What was missing? (optional)',
    send: 'Send message',
    sent: 'Sent. Thank you! You can change your answer whenever you like.',
    received: 'Your message has arrived. Thank you!',
    waiting:
      'It could not be sent yet. Your answer is saved on your device and will be sent later. If you would rather not wait, use another way:',
    notKept:
      'It could not be sent, and your browser does not allow saving it. Leave this page open, or use another way:',
    issue: 'Open a prefilled issue',
    mail: 'Send an email',
  },
] as const;

type Fault = {
  readonly name: string;
  cause(page: Page, hosts: Hosts): Promise<void> | void;
};

const faults: readonly Fault[] = [
  {name: 'the connection is refused', cause: (_page, {feedback}) => feedback.refuse()},
  {
    name: 'the connection is cut',
    cause(_page, {feedback}) {
      feedback.behaviour = 'reset';
    },
  },
  {
    name: 'no answer ever comes',
    cause(_page, {feedback}) {
      feedback.behaviour = 'hang';
    },
  },
  ...[500, 429, 404].map((status) => ({
    name: `the server answers ${status}`,
    cause(_page: Page, {feedback}: Hosts) {
      feedback.behaviour = {status};
    },
  })),
  {name: 'the reader is offline', cause: (page) => page.context().setOffline(true)},
];

const waitingCount = (page: Page) =>
  page.evaluate(() => {
    const queue = localStorage.getItem('dau.feedback.queue');
    return queue === null ? 0 : (JSON.parse(queue) as unknown[]).length;
  });

/** Goes to another page by client-side navigation. */
async function leave(page: Page, go: () => Promise<unknown>) {
  const title = await page.title();
  await go();
  // The URL changes before the page does, so wait for the title. It is checked at every animation
  // frame
  await page.waitForFunction((before) => document.title !== before, title);
  // The page may have reloaded because its chunks failed to load
  await hydrate(page);
}

/** Goes to the previous or next post. */
const goToNeighbour = (page: Page) =>
  leave(page, () => page.locator('.pagination-nav__link').first().click());

const goBack = (page: Page) => leave(page, () => page.goBack());

const waitingIds = (page: Page) =>
  page.evaluate(() => {
    const queue = localStorage.getItem('dau.feedback.queue');
    return queue === null ? [] : (JSON.parse(queue) as {id: string}[]).map(({id}) => id);
  });

for (const [lang, {name, cause}] of inTurn(faults)) {
  const text = inLanguage(languages, lang);
  const {prefix, question} = text;
  const widget = (page: Page) => page.getByRole('region', {name: question});
  test(`P04 ${lang}: ${name}: kept, with a message and alternatives; delivered once when the fault is gone`, async ({
    page,
    hosts,
  }) => {
    const errors = uncaughtErrors(page);
    await open(page, `${prefix}${POST}`);
    await cause(page, hosts);
    await widget(page).getByRole('button', {name: text.no}).click();
    const isOffline = name.includes('offline');
    if (!isOffline) {
      await expect(page.getByText(text.waiting)).toBeVisible({timeout: 12_000});
      const issue = page.getByRole('link', {name: text.issue});
      await expect(issue).toHaveAttribute(
        'href',
        new RegExp(`^${exactly(sourceUrl)}/issues/new\\?title=.+&body=.+${POST.split('/').pop()}`),
      );
      await expect(widget(page).getByRole('link', {name: text.mail})).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${exactly(email)}\\?subject=.+&body=.+`),
      );
      await expectAccessible(page);
    }
    await expect.poll(() => waitingCount(page)).toBe(1);
    expect(hosts.deliveries).toEqual([]);
    await hosts.reset();
    await page.context().setOffline(false);
    await open(page, `${prefix}`);
    await expect.poll(() => hosts.deliveries.length).toBe(1);
    await expect.poll(() => waitingCount(page)).toBe(0);
    await open(page, `${prefix}${POST}`);
    await page.waitForTimeout(300);
    expect(hosts.deliveries).toMatchObject([{path: `${prefix}${POST}`, vote: 'no'}]);
    expect(errors).toEqual([]);
  });
}

for (const text of languages) {
  const {lang, prefix, question} = text;
  const widget = (page: Page) => page.getByRole('region', {name: question});

  test(`P04 FEEDBACK_ENDPOINT ${lang}: a vote is delivered, then a sentence, and the vote can be changed`, async ({
    page,
    hosts,
  }) => {
    const errors = uncaughtErrors(page);
    const asked = otherHosts(page);
    await open(page, `${prefix}${POST}`);
    await page.getByText(question).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await widget(page).getByRole('button', {name: text.no}).click();
    await expect(page.getByText(text.sent)).toBeVisible();
    await page.getByLabel(text.label).fill('  Thiếu ví dụ về rebase.  ');
    await page.getByRole('button', {name: text.send}).click();
    await expect(page.getByText(text.received)).toBeVisible();
    await widget(page).getByRole('button', {name: text.yes}).click();
    await expect(widget(page).getByRole('button', {name: text.yes})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => hosts.deliveries.length).toBe(3);
    expect(hosts.deliveries).toMatchObject([
      {
        path: `${prefix}${POST}`,
        locale: lang,
        vote: 'no',
        message: '',
        siteVersion: version,
        revision: 1,
      },
      {vote: 'no', message: 'Thiếu ví dụ về rebase.', revision: 2},
      {vote: 'yes', message: '', revision: 3},
    ]);
    expect(new Set(hosts.deliveries.map(({id}) => id)).size).toBe(1);
    await expect.poll(() => waitingCount(page)).toBe(0);
    await expectAccessible(page);
    // The page shows the saved vote, and opening the page sends nothing
    await open(page, `${prefix}${POST}`);
    await expect(widget(page).getByRole('button', {name: text.yes})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(hosts.deliveries.length).toBe(3);
    expect(errors).toEqual([]);
  });

  test(`P04 ${lang}: storage is blocked and the server fails: says that the vote is not saved`, async ({
    page,
    hosts,
  }) => {
    const errors = uncaughtErrors(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    hosts.feedback.behaviour = {status: 500};
    await open(page, `${prefix}${POST}`);
    await widget(page).getByRole('button', {name: text.yes}).click();
    await expect(page.getByText(text.notKept)).toBeVisible();
    await expect(page.getByRole('link', {name: text.issue})).toBeVisible();
    // The page still retries while it stays open
    hosts.feedback.behaviour = 'answer';
    await expect(page.getByText(text.sent)).toBeVisible({timeout: 10_000});
    expect(hosts.deliveries.length).toBe(1);
    expect(errors).toEqual([]);
  });

  test(`P04 ${lang}: storage is full: the vote is still delivered`, async ({page, hosts}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await open(page, `${prefix}${POST}`);
    await widget(page).getByRole('button', {name: text.yes}).click();
    await expect(page.getByText(text.sent)).toBeVisible();
    expect(hosts.deliveries.length).toBe(1);
  });
}

test('P04 junk in storage has no effect', async ({page, hosts}) => {
  const errors = uncaughtErrors(page);
  await page.addInitScript(() => {
    localStorage.setItem('dau.feedback.queue', '[null, 1, {"id": 2}, {"id":"x"}');
    localStorage.setItem('dau.feedback.votes', '[]');
  });
  await open(page, `${homes.vi}${POST}`);
  await page.getByRole('button', {name: 'Có', exact: true}).click();
  await expect.poll(() => hosts.deliveries.length).toBe(1);
  expect(errors).toEqual([]);
});

test('P04 keyboard alone: vote, write, send', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}`);
  await page.getByRole('button', {name: 'Không', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Trang này còn thiếu điều gì? (không bắt buộc)')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Không', exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Một câu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mình đã nhận được lời nhắn. Cảm ơn bạn!')).toBeVisible();
  expect(hosts.deliveries.at(-1)).toMatchObject({message: 'Một câu'});
});

test('P04 a bot that fills in every field is ignored', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}`);
  await page.locator('input[name="_gotcha"]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await page.getByRole('button', {name: 'Có', exact: true}).click();
  await page.waitForTimeout(300);
  expect(hosts.feedback.requests).toEqual([]);
});

test('P04 the honeypot field exists without scripts, and with scripts only after hydration', async ({
  page,
  browser,
}) => {
  await page.goto(`${homes.vi}${POST}`);
  await expect(page.locator('button[data-vote="yes"]')).toBeVisible();
  await expect(page.locator('input[name="_gotcha"]')).toHaveCount(0);

  const context = await browser.newContext({javaScriptEnabled: false});
  const plain = await context.newPage();
  await plain.goto(`${homes.vi}${POST}`);
  await expect(plain.locator('input[name="_gotcha"]')).toHaveAttribute('tabindex', '-1');
  await expect(plain.getByRole('textbox')).toHaveCount(0);
  let posted: string | null = null;
  await plain.route(`${INTEGRATIONS_ENV.FEEDBACK_ENDPOINT}**`, async (route) => {
    posted = route.request().postData();
    await route.fulfill({status: 200, contentType: 'text/plain', body: 'Cảm ơn'});
  });
  await plain.getByRole('button', {name: 'Có', exact: true}).click();
  await expect.poll(() => new URLSearchParams(posted ?? '').get('_gotcha')).toBe('');
  await context.close();
});

test('P04 a vote before hydration stays on the page and is handled there', async ({
  page,
  hosts,
}) => {
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto(`${homes.vi}${POST}`);
  await page.locator('button[data-vote="yes"]').click();
  await expect(page.locator('button[data-vote="yes"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => hosts.deliveries.length).toBe(1);
  await expect(page).toHaveURL(new RegExp(`/${POST}$`));
});

test('P04 without scripts the buttons post to the endpoint', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(`${homes.vi}${POST}`);
  const form = page.locator('form').filter({hasText: 'Trang này có hữu ích không?'});
  await expect(form).toHaveAttribute('action', INTEGRATIONS_ENV.FEEDBACK_ENDPOINT);
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form.locator('input[name="path"]')).toHaveValue(`${homes.vi}${POST}`);
  await expect(form.getByRole('button', {name: 'Có'})).toHaveAttribute('value', 'yes');
  await context.close();
});

test('P04 100 votes with random failures, reloads and offline periods: each is delivered once', async ({
  page,
  hosts,
}) => {
  test.setTimeout(180_000);
  // A seeded random number generator (xorshift), so that each run has the same failures
  let seed = 20_261_121;
  const random = (below: number) => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (seed >>> 0) % below;
  };
  const weather = [
    () => hosts.feedback.refuse(),
    () => {
      hosts.feedback.behaviour = 'reset';
    },
    () => {
      hosts.feedback.behaviour = {status: 503};
    },
    () => page.context().setOffline(true),
    () => undefined,
  ];
  const votes: string[] = [];
  /** Deliveries without a response when their page closed. Only these may be repeated. */
  const unacknowledged = new Set<string>();
  for (let n = 0; n < 100; n++) {
    await page.context().setOffline(false);
    // Some failures last over reloads, others end before the next vote
    if (random(3) === 0) {
      await hosts.feedback.start();
      hosts.feedback.behaviour = 'answer';
    }
    if (n % 4 === 0) await open(page, n % 8 === 0 ? `${homes.vi}${POST}` : `${homes.en}${POST}`);
    else if (n % 4 === 2) await goBack(page);
    else await goToNeighbour(page);
    await weather[random(weather.length)]?.();
    await page.locator(`button[data-vote="${random(2) === 0 ? 'yes' : 'no'}"]`).click();
    const id = await page
      .waitForFunction(() => {
        const voted = localStorage.getItem('dau.feedback.votes');
        return voted && (Object.values(JSON.parse(voted))[0] as {id: string}).id;
      })
      .then((handle) => handle.jsonValue());
    votes.push(String(id));
    // Each vote is from a new reader, so clear what the next page would read
    await page.evaluate(() => {
      localStorage.removeItem('dau.feedback.votes');
    });
    if (random(5) === 0) await page.waitForTimeout(100);
    for (const waiting of await waitingIds(page)) unacknowledged.add(waiting);
  }
  await page.context().setOffline(false);
  await hosts.feedback.start();
  hosts.feedback.behaviour = 'answer';
  await open(page, homes.vi);
  await expect.poll(() => waitingCount(page), {timeout: 30_000}).toBe(0);
  expect(new Set(votes).size).toBe(100);
  const delivered = hosts.deliveries.map(({id, revision}) => `${id}/${revision}`);
  expect(delivered.length).toBe(100);
  expect(new Set(delivered).size).toBe(100);
  expect(new Set(hosts.deliveries.map(({id}) => id))).toEqual(new Set(votes));
  expect(hosts.repeats.filter(({id}) => !unacknowledged.has(id))).toEqual([]);
});
