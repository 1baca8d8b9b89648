import {expect, test, type Page} from '@playwright/test';

import {headingTexts, open} from './support/page';

const ALL = [
  'Sân Thử',
  'Gõ Mười Ngón',
  'Lịch Trăng',
  'Xếp Tệp',
  'Đếm Bước',
  'Cây Nhánh',
  'Đọc Giờ',
  'Nhắc Việc',
];

/** Returns the names of the visible projects in order. */
function shown(page: Page): Promise<string[]> {
  return headingTexts(page.getByRole('main').getByRole('heading', {level: 2}));
}

const tag = (page: Page, name: string) => page.getByRole('checkbox', {name, exact: true});
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('R07 /showcase without scripts is a plain list, favourites first', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/showcase');
  expect(await shown(page)).toEqual(ALL);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await context.close();
});

test('R07 /showcase finds a name typed without diacritics, and keeps the focus', async ({page}) => {
  await open(page, '/showcase');
  const box = page.getByRole('searchbox', {name: 'Tên dự án'});
  await box.pressSequentially('doc gio');
  expect(await shown(page)).toEqual(['Đọc Giờ']);
  await expect(count(page)).toHaveText('1 dự án');
  await expect(box).toBeFocused();
  await expect(page).toHaveURL('/showcase?q=doc+gio');
  await box.fill('không có gì như thế');
  await expect(page.getByText('Không có dự án nào khớp.')).toBeVisible();
});

test('R07 /showcase filters by any or all tags, with the filters in the URL, back and forward', async ({
  page,
}) => {
  await open(page, '/showcase');
  await tag(page, 'Dòng lệnh').click();
  expect(await shown(page)).toEqual(['Xếp Tệp', 'Nhắc Việc']);
  await expect(tag(page, 'Dòng lệnh')).toBeFocused();
  await tag(page, 'Học tập').click();
  expect(await shown(page)).toEqual(['Xếp Tệp', 'Cây Nhánh', 'Đọc Giờ', 'Nhắc Việc']);
  await page.getByRole('radio', {name: 'có đủ các thẻ'}).click();
  expect(await shown(page)).toEqual(['Nhắc Việc']);
  await expect(page).toHaveURL('/showcase?tag=cli&tag=learning&mode=all');

  await page.goBack();
  await expect(count(page)).toHaveText('4 dự án');
  await page.goBack();
  await expect(count(page)).toHaveText('2 dự án');
  await expect(tag(page, 'Học tập')).not.toBeChecked();
  await page.goForward();
  await expect(tag(page, 'Học tập')).toBeChecked();

  await page.getByRole('button', {name: 'Bỏ lọc'}).click();
  expect(await shown(page)).toEqual(ALL);
  await expect(page).toHaveURL('/showcase');
});

test('R07 /showcase opens with the filters of a shared URL', async ({page}) => {
  await open(page, '/showcase?tag=library&mode=all&q=lich&utm_source=mail');
  await expect(count(page)).toHaveText('1 dự án');
  expect(await shown(page)).toEqual(['Lịch Trăng']);
  await tag(page, 'Thư viện').click();
  await expect(page).toHaveURL('/showcase?utm_source=mail&q=lich&mode=all');
});

test('R07 /showcase ignores junk in the URL', async ({page}) => {
  for (const junk of ['?tag=wep', '?tag=__proto__&mode=ALL', '?q=%00&tag=%ZZ', '?tag[]=web']) {
    await open(page, `/showcase${junk}`);
    expect(await shown(page)).toEqual(ALL);
  }
});

test('R07 /showcase keeps the scroll position while filtering', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/showcase');
  await page.evaluate(() => {
    window.scrollTo(0, 150);
  });
  // Use the keyboard, because a mouse click can scroll to its target
  await tag(page, 'Web').evaluate((box: HTMLElement) => {
    box.focus({preventScroll: true});
  });
  await page.keyboard.press('Space');
  await expect(count(page)).toHaveText('4 dự án');
  await expect(page).toHaveURL('/showcase?tag=web');
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});

test('R07 /en/showcase counts with the right plural', async ({page}) => {
  await open(page, '/en/showcase');
  await expect(count(page)).toHaveText('8 projects');
  await page.getByRole('searchbox', {name: 'Project name'}).fill('muoi');
  await expect(count(page)).toHaveText('1 project');
  await page.getByRole('searchbox', {name: 'Project name'}).fill('muoix');
  await expect(count(page)).toHaveText('0 projects');
});
