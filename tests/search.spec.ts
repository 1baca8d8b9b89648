import {expect, type Locator, type Page} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {foundLinks, search, searchField, searchWindow} from './support/search';
import {guides, words} from './support/test-site';
import {test} from './support/warm-page';

// Most tests use English pages. `strings.test.ts` checks that each string has both languages
const branch = {query: 'create a branch', hit: `/en${guides.main}`};

const articles = (page: Page) => page.locator('main [data-list=results] > li');

async function openWindow(page: Page, root: string): Promise<void> {
  await open(page, root);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
}

async function openAndSearch(page: Page, root: string, query: string): Promise<void> {
  await open(page, root);
  await search(page, query);
}

const urlsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('the button, Ctrl+K and / open the search; Escape closes it and returns the focus', async ({
  page,
}) => {
  const troubles = watch(page);
  await open(page, '/en/');
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
  await expect(searchWindow(page)).toContainText('Diacritics are optional');
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
});

test('/ can be typed into fields and editors, and autofill causes no error', async ({page}) => {
  const troubles = watch(page);
  await open(page, '/en/');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        ['contenteditable', 'role=textbox', 'role=searchbox', 'role=combobox']
          .map((attribute) => `<p tabindex=0 class=typed ${attribute}><b>x</b></p>`)
          .join('') + '<textarea class=typed></textarea>',
      );
    document.dispatchEvent(new Event('keydown', {bubbles: true}));
  });
  for (const place of await page.locator('.typed').all()) {
    await place.press('/');
    await expect(searchWindow(page)).toHaveCount(0);
  }
  await page.locator('main h1').click();
  await page.keyboard.press('/');
  await searchField(page).dispatchEvent('keydown');
  await expect(searchField(page)).toBeFocused();
  expectNoTroubles(troubles);
});

test('if the key / is turned off, Ctrl+K still opens the search', async ({page}) => {
  await page.route('/en/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ data-slash-key(=""|="?")?/, '');
    await route.fulfill({response, body});
  });
  await open(page, '/en/');
  await page.keyboard.press('/');
  await expect(searchWindow(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
});

test('Enter opens the first result, which is then listed as recent and can be saved', async ({
  page,
}) => {
  await openAndSearch(page, '/en/', branch.query);
  await expect(foundLinks(page).first()).toHaveAttribute('href', new RegExp(`^${branch.hit}`));
  await expect(searchWindow(page).getByRole('status')).not.toBeEmpty();
  // Wait for the results of the whole query
  await expect(searchWindow(page)).toHaveAttribute('data-query', branch.query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === branch.hit);
  await openWindow(page, '/en/');
  const titles = searchWindow(page).getByRole('heading');
  for (const list of ['Recent', 'Saved']) {
    await expect(titles).toHaveText([list]);
    await searchWindow(page).locator('li button').first().click();
    await expect(searchField(page)).toBeFocused();
  }
  await expect(titles).toHaveCount(0);
});

test('the link to all results has the right number and opens the same results in the same order', async ({
  page,
}) => {
  const troubles = watch(page);
  await openAndSearch(page, '/en/', words.some);
  // The number must be that of the last query
  await searchField(page).fill(words.many);
  const marked = foundLinks(page).locator('mark').first();
  await expect(marked).toHaveText(new RegExp(words.many, 'i'));
  const inWindow = await urlsOf(foundLinks(page));
  const link = searchWindow(page).locator('[data-see-all]');
  const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  await expect(link).toHaveText(`See all ${count} results`);
  await link.click();
  await expect(page).toHaveURL(`/en/search?q=${words.many}`);
  await expect(searchWindow(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`Results: ${count}`);
  const onPage = await urlsOf(articles(page).locator('a'));
  expect(onPage.slice(0, inWindow.length)).toEqual(inWindow);
  expectNoTroubles(troubles);
});

test('if there are no results, there is a message, other queries to try, and a link to report it', async ({
  page,
}) => {
  await openWindow(page, '/en/');
  await page.keyboard.type('zzxqwv');
  const dialog = searchWindow(page);
  for (const part of [
    'No results for zzxqwv',
    'Try searching for',
    'Believe this query should return results?',
  ]) {
    await expect(dialog).toContainText(part);
  }
  await expect(dialog.locator('[data-report]')).toHaveAttribute('href', /zzxqwv/);
  await dialog.locator('[data-list=suggestions] a').first().click();
  await expect(page).toHaveURL(/\/en\/search\?q=/);
  await expect(articles(page).first()).toBeVisible();
});

test('if the index cannot be read, window and page show a message and a retry button', async ({
  page,
}) => {
  const alert = page.locator('dialog[open], main').getByRole('alert');
  const retry = async () => {
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unrouteAll();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(alert).toHaveCount(0);
  };
  await page.route('**/search-index/*/*.txt', (route) => route.abort());
  await openWindow(page, '/en/');
  await page.keyboard.type(branch.query);
  await retry();
  await expect(foundLinks(page).first()).toBeVisible();
  await page.route('**/search-index/manifest.json', (route) => route.fulfill({body: '<html>'}));
  await open(page, `/en/search?q=${words.some}`);
  await retry();
  await expect(articles(page).first()).toBeVisible();
});

test('the results page searches for what the reader types, and a button shows more results', async ({
  page,
}) => {
  const troubles = watch(page);
  await open(page, '/en/search');
  await expect(page.getByRole('main')).toContainText('Diacritics are optional');
  const input = page.locator('main input');
  await input.fill(words.some);
  await expect(page).toHaveURL(`/en/search?q=${words.some}`);
  await expect(page).toHaveTitle(new RegExp(words.some));
  await expect(articles(page).first()).toBeVisible();
  await input.fill('a');
  await expect(articles(page)).toHaveCount(10);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(articles(page).nth(10)).toBeVisible();
  // A new query shows a short list again
  await input.fill('b');
  await expect(page).toHaveURL('/en/search?q=b');
  await expect(articles(page)).toHaveCount(10);
  await input.fill('');
  await expect(page).toHaveURL('/en/search');
  await expect(articles(page).first()).toBeHidden();
  expectNoTroubles(troubles);
});

test('a result links to its heading, and the search sends no request to other hosts', async ({
  page,
}) => {
  const troubles = watch(page);
  await openAndSearch(page, '/', 'gop nhanh lai');
  await expect(foundLinks(page).locator('mark').first()).toHaveText(/gộp nhánh lại/i);
  const hit = foundLinks(page)
    .and(page.locator(`[href^="${guides.main}#"]`))
    .first();
  const href = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await expect(page).toHaveURL(({pathname, hash}) => pathname + hash === href);
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  await expect(searchWindow(page)).toHaveCount(0);
  expectNoTroubles(troubles);
});

test('if the search script does not load, the window shows a message, and a retry loads it', async ({
  page,
}) => {
  await open(page, '/');
  await page.route('**/js/search.js', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(searchWindow(page).getByRole('alert')).toBeVisible();
  await page.keyboard.type(words.some);
  await page.unrouteAll();
  // The script loads when the pointer is over the button, which then disappears
  await searchWindow(page).getByRole('button', {name: 'Thử lại'}).hover();
  await expect(foundLinks(page).first()).toBeVisible();
});

test('arrow keys move the focus to the results and back', async ({page}) => {
  await openAndSearch(page, '/', words.some);
  for (const at of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    await expect(foundLinks(page).nth(at)).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchWindow(page).locator('[data-see-all]')).toBeFocused();
});

test('text that is typed with an input method stays in the field and has results', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await openWindow(page, '/');
  for (const end of [1, 2, words.some.length]) {
    const part = {text: words.some.slice(0, end), selectionStart: end, selectionEnd: end};
    await client.send('Input.imeSetComposition', part);
  }
  await expect(searchField(page)).toHaveValue(words.some);
  await client.send('Input.insertText', {text: words.some});
  await expect(foundLinks(page).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue(words.some);
});

test('search window and results page are accessible in both modes, and the window traps the focus', async ({
  page,
}) => {
  // During a transition, colors have too little contrast
  await page.emulateMedia({reducedMotion: 'reduce'});
  const expectBoth = async (within: string) => {
    for (const mode of ['dark', 'light']) {
      await page.locator('html').evaluate((root, theme) => {
        root.setAttribute('data-theme', theme);
      }, mode);
      await expectAccessible(page, {within, bestPractice: true});
    }
  };
  await openAndSearch(page, '/', words.some);
  await expectBoth('#search');
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#__docusaurus :focus:not(dialog *)')).toHaveCount(0);
  }
  await open(page, `/search?q=${words.some}`);
  await expect(articles(page).first()).toBeVisible();
  await expectBoth('main');
});
