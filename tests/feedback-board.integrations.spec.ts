import {expect, type Page} from '@playwright/test';

import {expectAccessible} from './support/axe';
import type {Hosts} from './support/hosts';
import {homes, otherHosts, test, uncaughtErrors} from './support/integrations';
import {open} from './support/page';
import {inLanguage, inTurn} from './support/shell';
import {email} from './support/test-site';

const languages = [
  {
    lang: 'vi',
    prefix: homes.vi,
    load: 'Mở bảng góp ý từ canny.io',
    frame: 'Bảng góp ý từ canny.io',
    silent: 'canny.io không trả lời: có thể mạng chậm, hoặc tiện ích chặn quảng cáo đã chặn nó.',
    offline: 'Bạn đang ngoại tuyến.',
    retry: 'Thử lại',
    mail: 'Gửi email cho mình',
  },
  {
    lang: 'en',
    prefix: homes.en,
    load: 'Open the feedback board from canny.io',
    frame: 'Feedback board from canny.io',
    silent:
      'canny.io did not answer: the network may be slow, or an ad blocker may have blocked it.',
    offline: 'You are offline.',
    retry: 'Try again',
    mail: 'Send me an email',
  },
] as const;

type Fault = {
  name: string;
  shows?: 'offline';
  /** True if the message appears only after the timeout of 8 seconds. */
  isSlow?: boolean;
  cause(hosts: Hosts, page: Page): unknown;
};

const faults: readonly Fault[] = [
  {name: 'the script is blocked', cause: ({cannySdk}) => cannySdk.refuse()},
  {
    name: 'no answer ever comes',
    isSlow: true,
    cause({cannySdk}) {
      cannySdk.behaviour = 'hang';
    },
  },
  {
    name: 'the script draws nothing',
    isSlow: true,
    cause({cannySdk}) {
      cannySdk.behaviour = {body: '', type: 'text/javascript'};
    },
  },
  {
    name: 'the board’s frame never answers',
    isSlow: true,
    cause({cannyFrame}) {
      cannyFrame.behaviour = 'hang';
    },
  },
  {
    name: 'the reader is offline',
    shows: 'offline',
    cause: (_hosts, page) => page.context().setOffline(true),
  },
];

for (const [lang, {name, shows = 'silent', isSlow = false, cause}] of inTurn(faults)) {
  const text = inLanguage(languages, lang);
  const {prefix, load, frame, retry, mail} = text;
  test(`${lang}: board: ${name}: shows a message, an alternative and a retry`, async ({
    page,
    hosts,
  }) => {
    await page.clock.install();
    const errors = uncaughtErrors(page);
    await open(page, `${prefix}contact`);
    await cause(hosts, page);
    await page.getByRole('button', {name: load}).click();
    if (isSlow) {
      await expect(page.locator('[data-canny]')).toBeAttached();
      await page.waitForTimeout(300);
      await page.clock.fastForward(9_000);
    }
    const alert = page.getByRole('alert').filter({hasText: text[shows]});
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('link', {name: mail})).toHaveAttribute('href', `mailto:${email}`);
    await expectAccessible(page);
    await hosts.reset();
    await page.context().setOffline(false);
    await alert.getByRole('button', {name: retry}).click();
    const board = page.frameLocator(`iframe[title="${frame}"]`);
    await expect(board.getByText('Board board-token-for-tests, light')).toBeVisible();
    await expect(alert).toBeHidden();
    expect(errors).toEqual([]);
  });
}

for (const text of languages) {
  const {lang, prefix, load, frame} = text;

  test(`${lang}: board: loads only after a click on its button; a new color mode reloads it`, async ({
    page,
    hosts,
  }) => {
    const errors = uncaughtErrors(page);
    const asked = otherHosts(page);
    // Colors on their way from one mode to the other have too little contrast
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, `${prefix}contact`);
    await page.getByRole('button', {name: load}).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    await page.getByRole('button', {name: load}).click();
    const board = page.frameLocator(`iframe[title="${frame}"]`);
    await expect(board.getByText('Board board-token-for-tests, light')).toBeVisible();
    await expectAccessible(page);
    await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
    await expect(board.getByText('Board board-token-for-tests, dark')).toBeVisible();
    await expect(page.locator('[data-canny] iframe')).toHaveCount(1);
    await expectAccessible(page);
    expect(hosts.cannySdk.requests.length).toBe(2);
    expect(errors).toEqual([]);
  });
}
