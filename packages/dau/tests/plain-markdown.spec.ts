import {expect} from '@playwright/test';

import {expectNoTroubles, open, watch} from './support/page';
import {guides, plain} from './support/test-site';
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
  await expect(article.locator('.theme-admonition-note').first()).toContainText('Ghi chú đậm');
  await expect(article.locator('.theme-admonition', {hasText: 'Ý chính'})).toContainText('Tóm tắt');
  const video = article.getByLabel('Một đoạn phim');
  await expect(video).toHaveAttribute('src', /^\/assets\/files\/phim-.*\.webm$/);
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toHaveJSProperty('videoWidth', 160);
  // The box does not take the video's size, so the page does not move when the video loads
  await expect(video).toHaveCSS('aspect-ratio', '16 / 9');
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
  const link = (name: string) => article.getByRole('link', {name, exact: true});
  await expect(link('lịch sử')).toHaveAttribute('href', `${guides.wide}#doc-log`);
  await expect(link('khung')).toHaveAttribute('href', '#khung');
  await expect(link('tách nhánh')).toHaveAttribute('href', guides.main);
  await expect(article.getByText('[[mã]]')).toBeVisible();
  await expect(article.getByText('và [[chữ]].')).toBeVisible();
  await expect(article.getByAltText('ky-hieu')).toHaveAttribute('src', /ideal-img\/ky-hieu/);
  expectNoTroubles(troubles);
});
