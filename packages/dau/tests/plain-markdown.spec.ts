import {expect} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {plain} from './support/test-site';
import {test} from './support/warm-page';

test('in a .md file, HTML and the site’s additions work, and braces and angle brackets are text', async ({
  page,
}) => {
  const troubles = watch(page);
  await open(page, plain);
  const article = page.locator('article');
  await expect(article.getByText('Khi n <3 thì {} và {ten} là chữ,')).toBeVisible();
  await expect(article.locator('p br')).toHaveCount(1);
  await expect(article.locator('#khung')).toHaveText(/^Khung/);
  await expect(article.locator('figure figcaption')).toContainText('Chiều ở **Sa Pa**');
  await expect(article.locator('figure a[data-zoom] img')).toHaveAttribute('srcset', /\.webp 640w/);
  const inHtml = article.getByAltText('cột');
  await expect(inHtml).toHaveAttribute('src', /ideal-img\/ky-hieu/);
  await expect(inHtml).toHaveCSS('margin-top', '3px');
  for (const [kind, words] of [
    ['note', 'Ghi chú đậm của GitHub'],
    ['info', 'quan trọng'],
    ['danger', 'cẩn trọng'],
    ['tip', 'Mẹo mã'],
  ] as const) {
    await expect(article.locator(`.theme-admonition-${kind}`)).toContainText(words);
  }
  await expect(article.locator('blockquote')).toContainText('[!NOTE]');
  await expect(article.getByText('chao.js')).toBeVisible();
  await expect(article.locator('.dau-code-editor')).toHaveCount(1);
  await expect(article.getByRole('img', {name: 'Đường đi', exact: true})).toBeVisible();
  await expect(article.locator('math')).toHaveCount(1);
  await expect(article.getByText('giá $5')).toBeVisible();
  await expect(article.getByRole('checkbox').first()).toBeChecked();
  await article.getByText('Bấm để xem').click();
  await expect(article.locator('details strong')).toBeVisible();
  await expect(page.locator('.footnotes li')).toContainText('Lời của chú thích');
  expectNoTroubles(troubles);
});
