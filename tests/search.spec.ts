import {expect, type Locator, type Page} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {foundLinks, search, searchField, searchWindow} from './support/search';
import {guides, words} from './support/test-site';
import {test} from './support/warm-page';

const languages = [
  {
    root: '/',
    query: 'tach nhanh',
    hit: guides.main,
    button: 'Tìm kiếm',
    placeholder: 'Tìm bài viết, hướng dẫn',
    hint: 'Gõ không dấu cũng được',
    lists: ['Gần đây', 'Đã lưu'],
    all: (count: number) => `Xem tất cả ${count} kết quả`,
    found: (count: number) => `${count} kết quả`,
    more: 'Xem thêm kết quả',
    nothing: ['Không có kết quả cho zzxqwv', 'Thử tìm', 'Bạn nghĩ từ khóa này phải có kết quả?'],
    failed: ['Không lấy được kết quả', 'Bạn hãy kiểm tra lại kết nối mạng.'],
    retry: 'Thử lại',
  },
  {
    root: '/en/',
    query: 'create a branch',
    hit: `/en${guides.main}`,
    button: 'Search',
    placeholder: 'Search docs',
    hint: 'Diacritics are optional',
    lists: ['Recent', 'Saved'],
    all: (count: number) => `See all ${count} results`,
    found: (count: number) => `${count} results`,
    more: 'Show more results',
    nothing: [
      'No results for zzxqwv',
      'Try searching for',
      'Believe this query should return results?',
    ],
    failed: ['Unable to fetch results', 'You might want to check your network connection.'],
    retry: 'Try again',
  },
];

const articles = (page: Page) => page.locator('main [data-list=results] > li');
const isAt = (page: Page, address: string) =>
  expect(page).toHaveURL(({pathname, hash}) => pathname + hash === address);

async function openWindow(page: Page, root: string): Promise<void> {
  await open(page, root);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
}

async function openAndSearch(page: Page, root: string, query: string): Promise<void> {
  await open(page, root);
  await search(page, query);
}

const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

type Texts = (typeof languages)[number];
const cases: Record<string, (page: Page, text: Texts) => Promise<void>> = {
  'the button, Ctrl+K and / open the search; Escape closes it and focus returns': async (
    page,
    text,
  ) => {
    const {root} = text;
    const troubles = watch(page);
    await open(page, root);
    const button = page.getByRole('button', {name: text.button, exact: true});
    await button.click();
    await expect(searchField(page)).toHaveAttribute('placeholder', text.placeholder);
    await expect(searchWindow(page)).toContainText(text.hint);
    await expect(page.getByRole('link', {name: 'Algolia'})).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    const link = page.locator('.navbar__link[href]').first();
    for (const key of ['Control+k', '/']) {
      await link.focus();
      await page.keyboard.press(key);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(searchWindow(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    expectNoTroubles(troubles);
  },

  'Enter opens the first result, which is then a recent search and may be saved': async (
    page,
    text,
  ) => {
    const {root} = text;
    await openAndSearch(page, root, text.query);
    await expect(foundLinks(page).first()).toHaveAttribute('href', new RegExp(`^${text.hit}`));
    await expect(searchWindow(page).getByRole('status')).not.toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === text.hit);
    await openWindow(page, root);
    const titles = searchWindow(page).getByRole('heading');
    for (const list of text.lists) {
      await expect(titles).toHaveText([list]);
      await searchWindow(page).locator('li button').first().click();
      await expect(searchField(page)).toBeFocused();
    }
    await expect(titles).toHaveCount(0);
  },

  'the link has the right count and opens the same results in the same order': async (
    page,
    text,
  ) => {
    const {root} = text;
    const troubles = watch(page);
    await openAndSearch(page, root, words.some);
    // The count must be that of the last query
    await searchField(page).fill(words.many);
    const marked = foundLinks(page).locator('mark').first();
    await expect(marked).toHaveText(new RegExp(words.many, 'i'));
    const inWindow = await addressesOf(foundLinks(page));
    const link = searchWindow(page).locator('[data-see-all]');
    const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
    await expect(link).toHaveText(text.all(count));
    await link.click();
    await expect(page).toHaveURL(`${root}search?q=${words.many}`);
    await expect(searchWindow(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text.found(count));
    const onPage = await addressesOf(articles(page).locator('a'));
    expect(onPage.slice(0, inWindow.length)).toEqual(inWindow);
    expectNoTroubles(troubles);
  },

  'no results: a message, what else to try, and a link to report it': async (page, text) => {
    const {root} = text;
    await openWindow(page, root);
    await page.keyboard.type('zzxqwv');
    const dialog = searchWindow(page);
    for (const part of text.nothing) await expect(dialog).toContainText(part);
    await expect(dialog.locator('[data-report]')).toHaveAttribute('href', /zzxqwv/);
    await dialog.locator('[data-list=suggestions] button').first().click();
    await expect(foundLinks(page).first()).toBeVisible();
  },

  'the index cannot be read: a message and a retry, in the window and on the page': async (
    page,
    text,
  ) => {
    const {root} = text;
    const alert = page.locator('dialog[open], main').getByRole('alert');
    const retry = async () => {
      for (const part of text.failed) await expect(alert).toContainText(part);
      await page.unrouteAll();
      await alert.getByRole('button', {name: text.retry}).click();
      await expect(alert).toHaveCount(0);
    };
    await page.route('**/search-index/*/*.txt', (route) => route.abort());
    await openWindow(page, root);
    await page.keyboard.type(text.query);
    await retry();
    await expect(foundLinks(page).first()).toBeVisible();
    await page.route('**/search-index/manifest.json', (route) => route.fulfill({body: '<html>'}));
    await open(page, `${root}search?q=${words.some}`);
    await retry();
    await expect(articles(page).first()).toBeVisible();
  },

  'the results page follows its field and shows more on request': async (page, text) => {
    const {root} = text;
    const troubles = watch(page);
    await open(page, `${root}search`);
    await expect(page.getByRole('main')).toContainText(text.hint);
    const input = page.locator('main input[type=search]');
    await input.fill(words.some);
    await expect(page).toHaveURL(`${root}search?q=${words.some}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText(words.some);
    await expect(articles(page).first()).toBeVisible();
    await input.fill('a');
    await expect(articles(page)).toHaveCount(10);
    await page.getByRole('button', {name: text.more}).click();
    await expect(articles(page).nth(10)).toBeVisible();
    await input.fill('');
    await expect(page).toHaveURL(`${root}search`);
    await expect(articles(page).first()).toBeHidden();
    expectNoTroubles(troubles);
  },
};
for (const [index, [name, run]] of Object.entries(cases).entries()) {
  const text = languages[index % languages.length] as Texts;
  test(`${text.root}: ${name}`, ({page}) => run(page, text));
}

test('a result links to its heading; nothing comes from other hosts', async ({page}) => {
  const troubles = watch(page);
  await openAndSearch(page, '/', 'gop nhanh lai');
  await expect(foundLinks(page).locator('mark').first()).toHaveText(/gộp nhánh lại/i);
  const hit = foundLinks(page)
    .and(page.locator(`[href^="${guides.main}#"]`))
    .first();
  const href = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await isAt(page, href);
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  await expect(searchWindow(page)).toHaveCount(0);
  expectNoTroubles(troubles);
});

test('a window whose script does not load says so, and loads it at a retry', async ({page}) => {
  await open(page, '/');
  await page.route('**/js/search.js', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(searchWindow(page).getByRole('alert')).toBeVisible();
  await page.keyboard.type(words.some);
  await page.unrouteAll();
  await searchWindow(page).getByRole('button', {name: 'Thử lại'}).click();
  await expect(foundLinks(page).first()).toBeVisible();
});

test('arrow keys move to the results and back; a letter goes into the field', async ({page}) => {
  await openAndSearch(page, '/', words.some);
  for (const at of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    await expect(foundLinks(page).nth(at)).toBeFocused();
  }
  await page.keyboard.press('s');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue(`${words.some}s`);
  await page.keyboard.press('ArrowUp');
  await expect(searchWindow(page).locator('[data-see-all]')).toBeFocused();
});

test('text of an input method is found and stays', async ({page}) => {
  const client = await page.context().newCDPSession(page);
  await openWindow(page, '/');
  for (const end of [1, 2, words.some.length]) {
    const part = {text: words.some.slice(0, end), selectionStart: end, selectionEnd: end};
    await client.send('Input.imeSetComposition', part);
    await page.waitForTimeout(150);
  }
  await expect(searchField(page)).toHaveValue(words.some);
  await client.send('Input.insertText', {text: words.some});
  await expect(foundLinks(page).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue(words.some);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the search and on the results page, ${theme}; the focus stays out of the page behind`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => {
      localStorage.setItem('theme-dau', mode);
    }, theme);
    // Colors on their way to others have too little contrast
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openAndSearch(page, '/', words.some);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    await expectAccessible(page, {within: '#search', bestPractice: true});
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('#__docusaurus :focus:not(dialog *)')).toHaveCount(0);
    }
    await open(page, `/search?q=${words.some}`);
    await expect(articles(page).first()).toBeVisible();
    await expectAccessible(page, {within: 'main', bestPractice: true});
  });
}
