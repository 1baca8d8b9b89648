import {expect, test, type Page} from '@playwright/test';

import {
  expectNoDamage,
  recordReflected,
  typeEach,
  visit,
  watchDamage,
  type Damage,
} from './support/outside';
import {carriers, inBundles, OUTSIDE_HOST, textsFor, tried, type Carrier} from './support/payloads';
import {hydrate, open} from './support/page';
import {baseUrlSite} from './support/sites';
import {guides, posts, words} from './support/test-site';

/**
 * Everything that comes from outside stays a text: the address, storage, which other sites on the
 * same host share, messages of other windows, and what a reader types.
 */

/** Replaces halves of a surrogate pair, which no address can have. */
const wellFormed = (text: string) => Buffer.from(text).toString();
const encode = (text: string) => encodeURIComponent(wellFormed(text));
const hosted = (path: string) => `${baseUrlSite.url}${path.slice(1)}`;

/** Opens pages with each query, and hydrates them. */
async function openEach(page: Page, addresses: readonly string[], damage: Damage) {
  for (const address of addresses) {
    await open(page, address);
    await recordReflected(page, damage);
  }
}

/** Reads from the privacy page which keys the site uses, with the names of prefixes completed. */
async function storageKeys(page: Page, index: string): Promise<string[]> {
  await page.goto('/privacy');
  const names = await page.locator('[data-storage-key]').allTextContents();
  return names.map((name) => name.replace('…', index));
}

/** Attributes of `html` that say whether the application runs and is waited for. */
const RESERVED = ['has-hydrated', 'hydration', 'rh'] as const;

/** The names of the two search indexes: part of the keys of the stored searches. */
const EMBEDDED_INDEX = 'embedded:/search';
const HOSTED_INDEX = 'dau';

const storedSearch = (fields: object) => ({
  objectID: String(Math.random()),
  type: 'lvl1',
  url: guides.main,
  url_without_anchor: guides.main,
  anchor: null,
  content: 'text',
  hierarchy: {lvl0: 'a', lvl1: 'b', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  ...fields,
});

/** Opens the search with stored searches, nine at a time, and clicks the first or all of them. */
async function useStoredSearches(
  page: Page,
  damage: Damage,
  {
    index,
    searches,
    isEachClicked,
  }: {
    index: string;
    searches: readonly object[];
    isEachClicked: boolean;
  },
) {
  const dialog = page.locator('.DocSearch-Modal');
  const button = page.locator('.navbar :is([aria-haspopup=dialog], .DocSearch-Button)').first();
  const links = dialog.locator('.DocSearch-Hit a');
  const own = storedSearch({hierarchy: {...storedSearch({}).hierarchy, lvl1: 'of this site'}});
  for (let from = 0; from < searches.length; from += 9) {
    const stored = JSON.stringify([own, ...searches.slice(from, from + 9)]);
    for (let place = 0, count = 1; place < count; place += 1) {
      await page.evaluate(
        ([name, text]) => {
          localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${name}`, text);
          localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${name}`, text);
        },
        [index, stored] as const,
      );
      // The page that the last click opened may close the dialog as it comes
      await expect(async () => {
        if ((await dialog.count()) === 0) await button.dispatchEvent('click');
        await expect(links.filter({hasText: 'of this site'})).toHaveCount(2, {timeout: 1000});
        if (isEachClicked) count = await links.count();
        // A hit is a link while a pointer is over it
        await links.nth(place).dispatchEvent('pointerover', {}, {timeout: 1000});
        await recordReflected(page, damage);
        await links.nth(place).dispatchEvent('click', {}, {timeout: 1000});
      }).toPass({timeout: 15_000});
      await expect(dialog).toHaveCount(0);
    }
  }
}

const inTexts = (text: string) => ({
  content: text,
  hierarchy: {...storedSearch({}).hierarchy, lvl1: text},
  _snippetResult: {content: {value: text}, hierarchy: {lvl1: {value: [text]}}},
});

type Delivery = (page: Page, texts: readonly string[], damage: Damage) => Promise<void>;

/** What is no stored search, and what the modal gives a meaning of its own. */
const otherShapes = [null, 1, 'a', [], {}, {url: 1}, storedSearch({type: 'askAI', query: 'a'})];

const storedSearches =
  (
    start: string,
    index: string,
    fields: (text: string) => object,
    isEachClicked = false,
  ): Delivery =>
  async (page, texts, damage) => {
    await open(page, start);
    const searches = [...otherShapes, ...texts.map((text) => storedSearch(fields(text)))];
    await useStoredSearches(page, damage, {index, searches: searches as object[], isEachClicked});
  };

/** Types the texts one by one, and then in bundles, with a pause in which a search starts. */
const typed =
  (start: string, selector: string, prepare?: (page: Page) => Promise<void>): Delivery =>
  async (page, texts) => {
    await open(page, start);
    await prepare?.(page);
    const field = page.locator(selector);
    await typeEach(field, texts);
    await typeEach(field, inBundles(texts), 400);
  };

const paths =
  (prefix: string): Delivery =>
  async (page, texts, damage) => {
    // An address with `.` as a segment loses it, and one with a slash gains segments
    const segments = texts.map((text) => text.replace(/^\.*$/, '-').slice(0, 200));
    const bundles = inBundles(segments.map(encode)).map((bundle) => bundle.replaceAll(' ', '/'));
    const raw = [`//${OUTSIDE_HOST}/a.html`, `/%5c${OUTSIDE_HOST}/index.html`, '/%2f%2fa.html'];
    const {origin} = new URL(page.url());
    await openEach(
      page,
      [...bundles.map((bundle) => `/${bundle}`), ...raw].map((each) => `${origin}${prefix}${each}`),
      damage,
    );
  };

/** How a carrier brings its texts to a page. */
const deliveries: Readonly<Record<Carrier, Delivery>> = {
  'query of the search page': async (page, texts, damage) => {
    const addresses = (all: readonly string[]) => all.map((text) => `/search?q=${encode(text)}`);
    await openEach(page, addresses(inBundles(texts)), damage);
    await visit(page, addresses(texts));
  },
  'query of the project filter': async (page, texts, damage) => {
    const addresses = (all: readonly string[]) =>
      all.map(encode).map((text) => `/en/showcase?q=${text}&tag=${text}&mode=${text}`);
    await openEach(page, addresses(inBundles(texts)), damage);
    await visit(page, addresses(texts));
  },
  'query that becomes attributes': async (page, texts, damage) => {
    const names = ['theme', 'theme-choice', 'announcement', 'awaits-paint', ...RESERVED];
    const addresses = texts.flatMap((text, index) => {
      if (index % 30 !== 0) return [];
      const attributes = texts
        .slice(index, index + 30)
        .map((each, place) => `docusaurus-data-${names[place] ?? `p${place}`}=${encode(each)}`);
      return [`/contact?docusaurus-theme=${encode(text)}&${attributes.join('&')}`];
    });
    await openEach(page, addresses, damage);
    await page.goto(`/contact?${RESERVED.map((name) => `docusaurus-data-${name}=true`).join('&')}`);
  },
  'query of a sign-in': async (page, texts, damage) => {
    const path = hosted(posts.usual);
    for (const bundle of inBundles(texts)) {
      const begun = JSON.stringify({path: new URL(path).pathname, at: Date.now()});
      await page.evaluate((text) => {
        sessionStorage.setItem('dau.comments.signIn', text);
      }, begun);
      await openEach(page, [`${path}?giscus=${encode(bundle)}`], damage);
    }
  },
  'name of a parameter': async (page, texts, damage) => {
    const addresses = (all: readonly string[]) =>
      all.map((text) => `/en/search?${encode(text)}=1&docusaurus-data-${encode(text)}=1`);
    await openEach(page, addresses(inBundles(texts)), damage);
    await visit(page, addresses(texts));
  },
  hash: async (page, texts, damage) => {
    const addresses = inBundles(texts).map((text) => `${guides.main}?a#${encode(text)}`);
    await openEach(page, addresses, damage);
    await page.evaluate(async (all) => {
      for (const text of all) {
        location.hash = text;
        await new Promise(requestAnimationFrame);
      }
    }, texts.map(wellFormed));
  },
  'hash of the not-found page': async (page, texts) => {
    const hashes = texts.flatMap((text) => [wellFormed(text), encode(text)]);
    // In frames, since no application needs to start there
    const addresses = await page.evaluate(async (all) => {
      const show = async (hash: string) => {
        const frame = document.createElement('iframe');
        frame.src = `/en/404.html#missing=${hash}`;
        const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        document.body.append(frame);
        await isLoaded;
        const {origin} = frame.contentWindow?.location ?? {};
        frame.remove();
        return origin;
      };
      const shown: (string | undefined)[] = [];
      while (all.length > 0) shown.push(...(await Promise.all(all.splice(0, 10).map(show))));
      return shown;
    }, hashes);
    expect(new Set(addresses)).toEqual(new Set([new URL(page.url()).origin]));
  },
  path: paths(''),
  'path of the English site': paths('/en'),
  'stored value': async (page, texts, damage) => {
    const keys = await storageKeys(page, EMBEDDED_INDEX);
    // Each load gives every key another text; together they give all texts
    const count = Math.max(Math.ceil(texts.length / keys.length), 8);
    for (let round = 0; round < count; round += 1) {
      const values = keys.map((key, place) => [
        key,
        texts[(round * keys.length + place) % texts.length] ?? '',
      ]);
      await page.evaluate((entries) => {
        for (const [key = '', value = ''] of entries) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      }, values);
      await openEach(page, [`${guides.main}?${round}`], damage);
    }
  },
  'address of a stored search': storedSearches('/', EMBEDDED_INDEX, (url) => ({url}), true),
  'text of a stored search': storedSearches('/en/', 'embedded:/en/search', inTexts),
  'address of a stored search, hosted': (page, texts, damage) =>
    storedSearches(hosted('/'), HOSTED_INDEX, (url) => ({url}), true)(page, texts, damage),
  'text of a stored search, hosted': (page, texts, damage) =>
    storedSearches(hosted('/'), HOSTED_INDEX, inTexts)(page, texts, damage),
  'font address': async (page, texts) => {
    for (let index = 0; index < texts.length; index += 2) {
      await page.evaluate(
        (addresses) => {
          localStorage.setItem('dau.fonts', addresses);
        },
        texts.slice(index, index + 2).join(' '),
      );
      await page.goto(guides.main);
    }
  },
  'message from another window': async (page, texts) => {
    const opener = await page.context().newPage();
    await opener.route(`https://${OUTSIDE_HOST}/**`, (route) =>
      route.fulfill({body: '<!doctype html><title>Outside</title>', contentType: 'text/html'}),
    );
    await opener.goto(`https://${OUTSIDE_HOST}/`);
    const opened = page.context().waitForEvent('page');
    await opener.evaluate((url) => {
      Object.assign(window, {opened: window.open(url)});
    }, hosted(posts.usual));
    const window_ = await opened;
    await window_.waitForLoadState();
    const post = () =>
      opener.evaluate((all) => {
        const {opened: other} = window as unknown as {opened: Window};
        for (const text of all) {
          other.postMessage(text, '*');
          other.postMessage({type: text, source: text, payload: text, code: text}, '*');
          other.postMessage({giscus: text}, '*');
          other.postMessage(
            {giscus: {signOut: true, error: text, discussion: {totalCommentCount: text}}},
            '*',
          );
        }
      }, texts);
    await post();
    await hydrate(window_);
    await window_.getByRole('button', {name: /giscus\.app/}).click();
    await expect(window_.locator('giscus-widget')).toBeAttached();
    await post();
    await window_.waitForTimeout(200);
  },
  'name of the window': async (page, texts, damage) => {
    for (const bundle of inBundles(texts)) {
      await page.evaluate((name) => (window.name = name), bundle);
      await openEach(page, [`${guides.main}?${bundle.length}`], damage);
    }
  },
  referrer: async (page, texts, damage) => {
    for (const bundle of inBundles(texts)) {
      await page.goto('/no-such-page', {referer: `https://${OUTSIDE_HOST}/?${encode(bundle)}`});
      await hydrate(page);
      await recordReflected(page, damage);
    }
  },
  'search box': typed('/', '.DocSearch-Input', async (page) => {
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  }),
  'field of the search page': typed('/search', 'main input[type=search]'),
  'field of the project filter': typed('/showcase', 'main input[type=search]'),
  'field of the not-found page': typed('/no-such-page', 'main input[type=search]'),
  'field of the page feedback': typed(guides.main, 'main textarea', (page) =>
    page.getByRole('button', {name: 'Không', exact: true}).click(),
  ),
  'field of a component in a post': typed(posts.inspector, 'main input[type=text]'),
};

/** Hosts that a delivery makes the reader ask for. */
const allowedHosts: Readonly<Partial<Record<Carrier, readonly string[]>>> = {
  'message from another window': ['giscus.app'],
  'query of a sign-in': ['giscus.app'],
};

test('T03 there are at least 315 different payloads', () => {
  const texts = tried.map(({carrier, text}) => `${carrier}: ${text.replaceAll(/\(\d+\)/g, '()')}`);
  expect(new Set(texts).size).toBe(tried.length);
  expect(tried.length).toBeGreaterThanOrEqual(315);
});

for (const carrier of Object.keys(carriers) as Carrier[]) {
  test(`T03 ${carrier}: nothing runs and nothing becomes markup`, async ({page}) => {
    const damage = await watchDamage(page, allowedHosts[carrier]);
    await page.goto(/hosted|sign-in/.test(carrier) ? baseUrlSite.url : '/');
    await deliveries[carrier](page, textsFor(carrier), damage);
    await expectNoDamage(page, damage);
  });
}

test('T03 C02 an address that says the application runs does not stop the toggle before it does', async ({
  page,
}) => {
  // The application never comes
  await page.route('**/assets/js/**', () => undefined);
  await page.goto(`/contact?${RESERVED.map((name) => `docusaurus-data-${name}=true`).join('&')}`);
  await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('T03 a full storage: the mode switches, the search opens a page, a vote is taken', async ({
  page,
}) => {
  const damage = await watchDamage(page);
  await page.goto('/');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let number = 0; ; number += 1)
          localStorage.setItem(`${size}/${number}`, 'x'.repeat(size));
      } catch {
        // Full for this size
      }
    }
  });
  await open(page, guides.main);
  await page.getByRole('button', {name: 'Có', exact: true}).click();
  await expect(page.locator('main textarea')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.navbar button[aria-haspopup=dialog]').click();
  await page.keyboard.type(words.some);
  await page.getByRole('option').first().click();
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expectNoDamage(page, damage);
});
