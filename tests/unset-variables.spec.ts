import {expect} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {languages, texts} from './support/shell';
import {test} from './support/warm-page';
import {email, guides, sourceUrl, words} from './support/test-site';

/** What readers see on a site without hosted services: the build at the root has no variable set. */
const messages = {
  vi: {
    discuss: 'Thảo luận trên GitHub',
    load: /^Xem bình luận từ/,
    yes: 'Có',
    thanks:
      'Cảm ơn bạn! Trang này không tự nhận được câu trả lời, nên bạn gửi giúp mình qua liên kết dưới đây nhé; mình đã điền sẵn nội dung.',
    issue: 'Mở issue điền sẵn',
    mail: 'Gửi email',
    board: 'Bảng góp ý',
  },
  en: {
    discuss: 'Discuss on GitHub',
    load: /^Show comments from/,
    yes: 'Yes',
    thanks:
      'Thank you! This site cannot receive answers by itself, so please send yours through a link below; the text is filled in.',
    issue: 'Open a prefilled issue',
    mail: 'Send an email',
    board: 'Feedback board',
  },
} as const;

for (const language of languages) {
  const {prefix} = texts[language];
  const text = messages[language];

  test(`Q05 ALGOLIA_* ${language} unset: the embedded search answers`, async ({page}) => {
    const troubles = watch(page);
    await open(page, `${prefix}${guides.main}`);
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill(words.some);
    await expect(page.getByRole('option').first()).toBeVisible();
    expectNoTroubles(troubles);
  });

  test(`P03 P04 GISCUS_* FEEDBACK_ENDPOINT ${language} unset: a plain link to discuss, a prefilled issue and e-mail`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await open(page, `${prefix}${guides.main}`);
    const main = page.locator('main');
    await expect(main.getByRole('link', {name: text.discuss})).toHaveAttribute(
      'href',
      `${sourceUrl}/issues`,
    );
    await expect(main.getByRole('button', {name: text.load})).toHaveCount(0);
    await main.getByRole('button', {name: text.yes, exact: true}).click();
    await expect(main).toContainText(text.thanks);
    const title = encodeURIComponent(await page.locator('h1').innerText());
    const filled = (href: string | null) => (href ?? '').replaceAll('+', '%20');
    const issue = filled(await main.getByRole('link', {name: text.issue}).getAttribute('href'));
    expect(issue).toContain(`${sourceUrl}/issues/new?`);
    const mail = filled(await main.getByRole('link', {name: text.mail}).getAttribute('href'));
    expect(mail).toContain(`mailto:${email}?`);
    for (const href of [issue, mail]) {
      expect(href).toContain(title);
      expect(href).toContain(encodeURIComponent(`${prefix}${guides.main}`));
    }
    expectNoTroubles(troubles);
  });

  test(`P04 CANNY_BOARD_TOKEN ${language} unset: no board, and the other ways to reach the author`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await open(page, `${prefix}/contact`);
    const main = page.locator('main');
    await expect(main.getByText(text.board)).toHaveCount(0);
    await expect(main.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href="${sourceUrl}/issues"]`)).toBeVisible();
    expectNoTroubles(troubles);
  });
}
