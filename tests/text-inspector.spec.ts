import {expect, test} from '@playwright/test';

import {open} from './support/page';

const field = 'Gõ một từ có dấu';
const decomposed = 'ế'.normalize('NFD');

test('R07 a shared link shows its text, in its form, before any action', async ({page}) => {
  await page.goto(`/soi#text=${encodeURIComponent(decomposed)}`);
  await expect(page.getByLabel(field)).toHaveValue(decomposed);
  await expect(page.getByText('U+1EBF')).toBeVisible();
});

test('R07 the typed text goes into the address; focus stays, and going back leaves the page', async ({
  page,
}) => {
  await open(page, '/contact');
  await open(page, '/soi');
  const input = page.getByLabel(field);
  await input.fill('');
  await input.pressSequentially('Huế & tôi');
  await expect(page).toHaveURL(/\/soi#text=Hu%E1%BA%BF\+%26\+t%C3%B4i$/);
  await expect(input).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text=Hue%CC%82%CC%81/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test('T03 markup, control characters and a broken code in the hash stay text', async ({page}) => {
  await page.goto(`/soi#text=${encodeURIComponent('<img src=x onerror=alert(1)>\0')}`);
  await expect(page.getByLabel(field)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.locator('main img')).toHaveCount(0);
  await page.goto('/soi#text=%E1%BA');
  await expect(page.getByLabel(field)).toHaveValue(/^(%E1%BA|\ufffd)$/);
});
