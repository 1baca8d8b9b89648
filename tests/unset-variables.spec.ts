import {expect} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {languages, texts} from './support/shell';
import {test} from './support/warm-page';
import {email, guides, sourceUrl, words} from './support/test-site';

/** What readers see on a site without hosted services: the build at the root has no variable set. */
const messages = {
  vi: {
    discuss: 'Thảo luận trên GitHub',
    yes: 'Có',
    thanks: 'Trang này không tự nhận được câu trả lời',
    issue: 'Mở issue điền sẵn',
    mail: 'Gửi email',
  },
  en: {
    discuss: 'Discuss on GitHub',
    yes: 'Yes',
    thanks: 'This site cannot receive answers by itself',
    issue: 'Open a prefilled issue',
    mail: 'Send an email',
  },
};

for (const language of languages) {
  const {prefix} = texts[language];
  const text = messages[language];

  test(`${language}: without hosted services, the own search answers; plain links lead to a discussion, a prefilled issue and e-mail`, async ({
    page,
  }) => {
    const troubles = watch(page);
    await open(page, prefix + guides.main);
    const main = page.locator('main');
    await expect(main.getByRole('link', {name: text.discuss})).toHaveAttribute(
      'href',
      `${sourceUrl}/issues`,
    );
    await main.getByRole('button', {name: text.yes, exact: true}).click();
    await expect(main).toContainText(text.thanks);
    const title = encodeURIComponent(await page.locator('h1').innerText());
    for (const [name, start] of [
      [text.issue, `${sourceUrl}/issues/new?`],
      [text.mail, `mailto:${email}?`],
    ] as const) {
      const link = main.getByRole('link', {name});
      const href = ((await link.getAttribute('href')) ?? '').replaceAll('+', '%20');
      for (const part of [start, title, encodeURIComponent(prefix + guides.main)]) {
        expect(href).toContain(part);
      }
    }
    await page.keyboard.press('/');
    await page.locator('.DocSearch-Input').fill(words.some);
    await expect(page.getByRole('option').first()).toBeVisible();
    await open(page, `${prefix}/contact`);
    await expect(main.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href="${sourceUrl}/issues"]`)).toBeVisible();
    expectNoTroubles(troubles);
  });
}
