import {expect, type Page} from '@playwright/test';

import {version} from '../package.json';
import {INTEGRATIONS_ENV} from '../scripts/lib/integrations-env';
import {expectAccessible} from './support/axe';
import {homes, otherHosts, test, uncaughtErrors} from './support/integrations';
import {delayRequests, open} from './support/page';
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
    failed: 'Chưa gửi được câu trả lời. Bạn thử lại, hoặc dùng cách khác:',
    retry: 'Thử lại',
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
    failed: 'Your answer could not be sent. Try again, or use another way:',
    retry: 'Try again',
    issue: 'Open a prefilled issue',
    mail: 'Send an email',
  },
] as const;

for (const [lang, name] of inTurn(['hang', 'offline'] as const)) {
  const text = inLanguage(languages, lang);
  const {prefix, question} = text;
  const widget = (page: Page) => page.getByRole('region', {name: question});
  test(`${lang}: ${name}: a message and alternatives; the typed text stays, and is sent when the fault is gone`, async ({
    page,
    hosts,
  }) => {
    const errors = uncaughtErrors(page);
    await open(page, `${prefix}${POST}`);
    if (name === 'offline') await page.context().setOffline(true);
    hosts.feedback.behaviour = name === 'hang' ? 'hang' : 'refuse';
    await widget(page).getByRole('button', {name: text.no}).click();
    await expect(page.getByText(text.failed)).toBeVisible({timeout: 12_000});
    await expect(page.getByRole('link', {name: text.issue})).toHaveAttribute(
      'href',
      new RegExp(`^${exactly(sourceUrl)}/issues/new\\?title=.+&body=.+${POST.split('/').pop()}`),
    );
    await expect(widget(page).getByRole('link', {name: text.mail})).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${exactly(email)}\\?subject=.+&body=.+`),
    );
    if (name === 'offline') await expectAccessible(page);
    expect(hosts.deliveries).toEqual([]);
    await page.getByLabel(text.label).fill('Một câu');
    hosts.reset();
    await page.context().setOffline(false);
    await widget(page).getByRole('button', {name: text.retry}).click();
    await expect(page.getByText(text.sent)).toBeVisible();
    await expect(page.getByLabel(text.label)).toHaveValue('');
    expect(hosts.deliveries).toMatchObject([
      {path: `${prefix}${POST}`, vote: 'no', message: 'Một câu'},
    ]);
    expect(errors).toEqual([]);
  });
}

test('a vote is delivered, then a sentence, and the vote can be changed', async ({page, hosts}) => {
  const [, text] = languages;
  const {prefix, question} = text;
  const widget = page.getByRole('region', {name: question});
  const errors = uncaughtErrors(page);
  const asked = otherHosts(page);
  await open(page, `${prefix}${POST}`);
  await page.getByText(question).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await widget.getByRole('button', {name: text.no}).click();
  await expect(page.getByText(text.sent)).toBeVisible();
  await page.getByLabel(text.label).fill('  Thiếu ví dụ về rebase.  ');
  await page.getByRole('button', {name: text.send}).click();
  await expect.poll(() => hosts.deliveries.length).toBe(2);
  await widget.getByRole('button', {name: text.yes}).click();
  await expect(widget.getByRole('button', {name: text.yes})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => hosts.deliveries.length).toBe(3);
  expect(hosts.deliveries).toMatchObject([
    {
      path: `${prefix}${POST}`,
      locale: 'en',
      vote: 'no',
      message: '',
      siteVersion: version,
      revision: 1,
    },
    {vote: 'no', message: 'Thiếu ví dụ về rebase.', revision: 2},
    {vote: 'yes', message: '', revision: 3},
  ]);
  expect(new Set(hosts.deliveries.map(({id}) => id)).size).toBe(1);
  await expectAccessible(page);
  // The page shows the saved vote, and opening the page sends nothing
  await open(page, `${prefix}${POST}`);
  await expect(widget.getByRole('button', {name: text.yes})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(hosts.deliveries.length).toBe(3);
  expect(errors).toEqual([]);
});

test('without storage the vote is sent while the page is open', async ({page, hosts}) => {
  const errors = uncaughtErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  hosts.feedback.behaviour = {status: 500};
  const [{prefix, yes, failed, retry, sent}] = languages;
  await open(page, `${prefix}${POST}`);
  await page.getByRole('button', {name: yes, exact: true}).click();
  await expect(page.getByText(failed)).toBeVisible();
  hosts.feedback.behaviour = 'answer';
  await page.getByRole('button', {name: retry}).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(hosts.deliveries.length).toBe(1);
  expect(errors).toEqual([]);
});

test('keyboard alone: vote, write, send', async ({page, hosts}) => {
  await open(page, `${homes.vi}${POST}`);
  await page.getByRole('button', {name: 'Không', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Trang này còn thiếu điều gì? (không bắt buộc)')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Không', exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Một câu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => hosts.deliveries.at(-1)?.message).toBe('Một câu');
});

test('a vote before hydration stays on the page and is handled there', async ({page, hosts}) => {
  const release = await delayRequests(page, '**/assets/js/**');
  await page.goto(`${homes.vi}${POST}`);
  await page.locator('button[data-vote="yes"]').click();
  await expect(page.locator('button[data-vote="yes"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => hosts.deliveries.length).toBe(1);
  await expect(page).toHaveURL(new RegExp(`/${POST}$`));
});

test('without scripts the buttons post to the endpoint, with a field that only programs fill in', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(`${homes.vi}${POST}`);
  let posted: string | null = null;
  await page.route(`${INTEGRATIONS_ENV.FEEDBACK_ENDPOINT}**`, async (route) => {
    posted = route.request().postData();
    await route.fulfill({status: 200, contentType: 'text/plain', body: 'Cảm ơn'});
  });
  await page.getByRole('button', {name: 'Có', exact: true}).click();
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(posted ?? '')))
    .toEqual({
      path: `${homes.vi}${POST}`,
      locale: 'vi',
      siteVersion: version,
      _gotcha: '',
      vote: 'yes',
    });
  await context.close();
});
