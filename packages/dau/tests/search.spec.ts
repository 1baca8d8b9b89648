import {expect, test as base, type Locator, type Page} from '@playwright/test';

import {expectAccessible, setMode} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {foundLinks, search, searchField, searchWindow} from './support/search';
import {guides, words} from './support/test-site';
import {test} from './support/warm-page';

// Most tests use English pages. `strings.test.ts` checks that every string exists in both languages
const branch = {query: 'create a branch', hit: `/en${guides.main}`};

const articles = (page: Page) => page.locator('main [data-list=results] > li');

async function openWindow(page: Page, root: string): Promise<void> {
  await open(page, root);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
}

const urlsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('the button, Ctrl+K and / open the search, but / can be typed into fields; Escape closes the search', async ({
  page,
}) => {
  const troubles = watch(page);
  await open(page, '/en/');
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.click();
  await expect(searchField(page)).toHaveAttribute('placeholder', 'Search posts and guides');
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
  const typed = ['contenteditable', 'role=textbox', 'role=searchbox', 'role=combobox'];
  await page.locator('main').evaluate((main, attributes) => {
    main.innerHTML =
      attributes.map((each) => `<p tabindex=0 class=typed ${each}><b>x</b></p>`).join('') +
      '<textarea class=typed></textarea>';
    // When the browser autofills a field, it sends an event without a key
    main.lastElementChild?.dispatchEvent(new Event('keydown', {bubbles: true}));
  }, typed);
  for (const place of await page.locator('.typed').all()) {
    await place.press('/');
    await expect(searchWindow(page)).toHaveCount(0);
  }
  expectNoTroubles(troubles);
});

test('Enter opens the first result, which is then listed as recent and can be saved', async ({
  page,
}) => {
  await open(page, '/en/');
  await search(page, branch.query);
  await expect(foundLinks(page).first()).toHaveAttribute('href', new RegExp(`^${branch.hit}`));
  await expect(searchWindow(page).getByRole('status')).not.toBeEmpty();
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

base('the search window is as tall as its results', {tag: '@engines'}, async ({page}) => {
  await open(page, '/en/');
  await search(page, branch.query);
  await expect(foundLinks(page).first()).toBeInViewport();
});

test('the results page has the same results as the window, searches as the reader types, and can show more', async ({
  page,
}) => {
  const troubles = watch(page);
  await open(page, '/en/');
  await search(page, words.many);
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
  const input = page.locator('main input');
  await input.fill('a');
  await expect(page).toHaveURL('/en/search?q=a');
  await expect(articles(page)).toHaveCount(10);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(articles(page).nth(10)).toBeVisible();
  // A new query shows a short list again
  await input.fill('b');
  await expect(page).toHaveTitle(/b/);
  await expect(articles(page)).toHaveCount(10);
  await input.fill('');
  await expect(page).toHaveURL('/en/search');
  await expect(articles(page).first()).toBeHidden();
  expectNoTroubles(troubles);
});

test('if there are no results, there is a message, topics to browse, and a link to report it', async ({
  page,
}) => {
  await openWindow(page, '/en/');
  await page.keyboard.type('zzxqwv');
  const dialog = searchWindow(page);
  await expect(dialog.getByRole('status')).toHaveText('No results for zzxqwv');
  await expect(dialog).toContainText('Try fewer words, or browse a topic:');
  await expect(dialog.locator('[data-report]')).toHaveAttribute('href', /zzxqwv/);
  await expectAccessible(page);
  await dialog.locator('[data-part=nothing] li a').first().click();
  await expect(page).toHaveURL(/\/en\/(blog|docs)\/tags\//);
});

test('if the script or the index does not load, the search window and the results page show a message, and a retry works', async ({
  page,
}) => {
  await page.route('**/js/search.js', (route) => route.abort());
  await open(page, '/en/');
  await page.keyboard.press('/');
  await expect(searchWindow(page).getByRole('alert')).toBeVisible();
  await page.keyboard.type(words.some);
  await page.unrouteAll();
  // The script loads when the button has the focus, and then the button disappears
  await searchWindow(page).getByRole('button', {name: 'Try again'}).focus();
  await expect(foundLinks(page).first()).toBeVisible();
  await expect(searchField(page)).toBeFocused();
  await page.route('**/search-index/manifest.json', (route) => route.fulfill({body: '<html>'}));
  await open(page, `/en/search?q=${words.some}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Could not load results.*Check your connection\./s);
  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(articles(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the search window is accessible and traps the focus; a query can be typed with an input method, arrow keys move through the results, and a result links to its heading', async ({
  page,
}) => {
  const troubles = watch(page);
  const client = await page.context().newCDPSession(page);
  await openWindow(page, '/');
  for (const end of [1, 2, words.some.length]) {
    const part = {text: words.some.slice(0, end), selectionStart: end, selectionEnd: end};
    await client.send('Input.imeSetComposition', part);
  }
  await client.send('Input.insertText', {text: words.some});
  await expect(foundLinks(page).first()).toBeVisible();
  await expect(searchField(page)).toHaveValue(words.some);
  for (const mode of ['dark', 'light']) {
    await setMode(page, mode);
    await expectAccessible(page, {within: 'dialog[data-search]', bestPractice: true});
  }
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('#__docusaurus :focus:not(dialog *)')).toHaveCount(0);
  }
  await searchField(page).fill('gop nhanh lai');
  await expect(foundLinks(page).locator('mark').first()).toHaveText(/gộp nhánh/i);
  // Its heading equals the query
  await expect(foundLinks(page).first().locator('[data-field=section]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(foundLinks(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(searchWindow(page).locator('[data-see-all]')).toBeFocused();
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
