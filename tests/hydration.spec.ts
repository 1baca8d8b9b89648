import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

import {expectNoTroubles, headingTexts, delayRequests, hydrate, open, watch} from './support/page';
import {inTurn, languages, texts} from './support/shell';
import {rootSite} from './support/sites';
import {guides, posts, words} from './support/test-site';

/**
 * The application starts at the reader's first action, and no earlier action of the reader is lost.
 * The tests delay its scripts as a slow network would.
 */
const APPLICATION = '**/assets/js/**';

/** Milliseconds after loading. A later scroll comes from the reader, not from the browser. */
const AFTER_OWN_SCROLL = 300;

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');
const busy = (page: Page) => page.locator('html[data-hydration="busy"]');

/** Collects the URLs of all application scripts that the page requests. */
function applicationRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) urls.push(request.url());
  });
  return urls;
}

/**
 * Opens a page with delayed scripts and waits until the shell listens. Returns a function that ends
 * the delay.
 */
async function openDelayed(page: Page, url: string): Promise<() => void> {
  const release = await delayRequests(page, APPLICATION);
  await page.goto(url);
  return release;
}

const pages = ['/', '/blog', posts.usual, guides.main, '/cv'];

for (const [language, address] of inTurn(pages)) {
  test(`${language} ${address} no application script loads before the first action`, async ({
    page,
  }) => {
    const troubles = watch(page);
    const urls = applicationRequests(page);
    await page.goto(`${texts[language].prefix}${address}`);
    await page.waitForTimeout(500);
    expect(urls).toEqual([]);
    await hydrate(page);
    expect(urls.length).toBeGreaterThan(1);
    expectNoTroubles(troubles);
  });
}

test.describe('each kind of first action starts the application', () => {
  test.use({hasTouch: true});

  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    pointer: (page) => page.mouse.move(20, 300, {steps: 3}),
    touch: (page) => page.touchscreen.tap(20, 300),
    key: (page) => page.keyboard.press('Tab'),
    wheel: (page) => page.mouse.wheel(0, 10),
    scroll: async (page) => {
      await page.waitForTimeout(AFTER_OWN_SCROLL);
      await page.evaluate(() => {
        window.scrollTo(0, 200);
      });
    },
    focus: (page) => page.locator('.navbar__brand').focus(),
    'a click without a pointer': (page) =>
      page.evaluate(() => {
        document.querySelector('h1')?.click();
      }),
  };

  for (const [name, give] of Object.entries(signs)) {
    test(name, async ({page}) => {
      const urls = applicationRequests(page);
      await page.goto(posts.usual);
      expect(urls).toEqual([]);
      await give(page);
      await expect(hydrated(page)).toBeVisible();
    });
  }
});

test('a page that opens under a resting pointer waits', async ({page}) => {
  const urls = applicationRequests(page);
  await page.goto('/blog');
  await page.evaluate(() => {
    document.body.dispatchEvent(
      new PointerEvent('pointermove', {bubbles: true, pointerType: 'mouse', movementX: 0}),
    );
  });
  await page.waitForTimeout(300);
  expect(urls).toEqual([]);
});

test('an automatic scroll to a heading is not an action of the reader', async ({page}) => {
  const urls = applicationRequests(page);
  await page.goto(`${guides.main}#comments`);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(urls).toEqual([]);
});

test.describe('these pages start the application at once', () => {
  test('R08 the results page with a query', async ({page}) => {
    await page.goto(`/search?q=${words.some}`);
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('R08 the results page without a query waits', async ({page}) => {
    const urls = applicationRequests(page);
    await page.goto('/search');
    await page.waitForTimeout(500);
    expect(urls).toEqual([]);
  });

  test('R07 a showcase link with filters', async ({page}) => {
    await page.goto('/showcase?tag=cli');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('2 dự án');
  });

  test('P06 a live code block in view', async ({page}) => {
    const urls = applicationRequests(page);
    await page.goto(posts.live);
    await page.waitForTimeout(500);
    expect(urls).toEqual([]);
    await page.setViewportSize({width: 1280, height: 20_000});
    await expect(hydrated(page)).toBeVisible();
    await expect(page.locator('main textarea').first()).toBeVisible();
  });
});

test.describe('a tab', () => {
  const tabs = (page: Page) => page.getByRole('main').getByRole('tab');

  for (const [name, press] of Object.entries({
    click: (page: Page) => tabs(page).nth(1).click(),
    Enter: (page: Page) => tabs(page).nth(1).press('Enter'),
    Space: (page: Page) => tabs(page).nth(1).press(' '),
  })) {
    test(`pressed before the application runs opens after: ${name}`, async ({page}) => {
      const release = await openDelayed(page, '/ky-hieu');
      await press(page);
      await expect(busy(page)).toBeAttached();
      release();
      await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await expect(busy(page)).toHaveCount(0);
    });
  }

  test('keeps focus when the application starts; answers arrows, Enter and Space', async ({
    page,
  }) => {
    const release = await openDelayed(page, '/ky-hieu');
    const [first, second] = [tabs(page).first(), tabs(page).nth(1)];
    await first.focus();
    release();
    await expect(hydrated(page)).toBeVisible();
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press(' ');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  });
});

for (const language of languages) {
  const text = texts[language];

  test.describe(`${language}: actions before hydration are replayed once`, () => {
    test('S04 the menu of a phone opens at once, and stays when the application starts', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      const release = await openDelayed(page, `${text.prefix}/contact`);
      const button = page.getByRole('button', {name: text.menu});
      const bar = page.locator('nav.navbar');
      const blog = bar.getByRole('link', {name: text.blog});
      await expect(blog).toBeHidden();
      await button.click();
      await expect(blog).toBeInViewport();
      await expect(bar.locator('.dropdown a').first()).toBeInViewport();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expect(blog).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      await page.keyboard.press('Escape');
      await expect(blog).toBeHidden();
      await button.click();
      const place = await blog.boundingBox();
      release();
      await expect(hydrated(page)).toBeVisible();
      await page.waitForTimeout(300);
      expect(await blog.boundingBox()).toEqual(place);
      await button.click();
      await expect(blog).toBeHidden();
      await expect(page.locator('.navbar-sidebar')).toBeHidden();
      await button.click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    });

    test('S04 the early menu leads to another page', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await openDelayed(page, `${text.prefix}/contact`);
      await page.getByRole('button', {name: text.menu}).click();
      await page.locator('nav.navbar').getByRole('link', {name: text.blog}).click();
      await expect(page).toHaveURL(new RegExp(`${text.prefix}/blog$`));
      await expect(page.locator('html[data-early-menu]')).toHaveCount(0);
    });

    test('S10 the list of languages opens with the focus, which stays', async ({page}) => {
      const release = await openDelayed(page, `${text.prefix}/`);
      const bar = page.locator('nav.navbar');
      await bar.getByRole('button', {name: /Tiếng Việt|English/}).focus();
      await page.keyboard.press('Tab');
      const link = bar.locator('.dropdown__menu a').first();
      await expect(link).toBeFocused();
      release();
      await expect(hydrated(page)).toBeVisible();
      await expect(link).toBeVisible();
      await expect(link).toBeFocused();
    });

    test('S10 the language menu: by click, by key, and focus stays', async ({page}) => {
      const release = await openDelayed(page, `${text.prefix}/`);
      const button = page.locator('nav.navbar').getByRole('button', {name: /Tiếng Việt|English/});
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(busy(page)).toBeAttached();
      release();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toBeFocused();
      await page.waitForTimeout(300);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });

    test('Q01 the search shortcut, and the text typed after it', async ({page}) => {
      const release = await openDelayed(page, `${text.prefix}/`);
      await page.keyboard.press('/');
      await page.keyboard.type(`${words.some.slice(0, -1)}x`);
      await page.keyboard.press('Backspace');
      await page.keyboard.type(words.some.slice(-1));
      await expect(busy(page)).toBeAttached();
      release();
      await expect(page.locator('.DocSearch-Input')).toHaveValue(words.some);
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('Q01 Control+K, and the button', async ({page}) => {
      const release = await openDelayed(page, `${text.prefix}/`);
      await page.keyboard.press('Control+k');
      release();
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      await page.goto(`${text.prefix}/blog`);
      await page.locator('nav.navbar button[aria-haspopup="dialog"]').click();
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
    });
  });
}

test('Q01 a second Control+K while the first waits is not passed on, and the text stays', async ({
  page,
}) => {
  const release = await openDelayed(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gi');
  const isPassedOn = await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}),
    ),
  );
  expect(isPassedOn).toBe(false);
  await page.keyboard.type('t');
  release();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('git');
});

test('Escape cancels the waiting action', async ({page}) => {
  const release = await openDelayed(page, '/');
  await page.keyboard.press('/');
  await expect(busy(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(busy(page)).toHaveCount(0);
  release();
  await expect(hydrated(page)).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('R07 the showcase: a name typed before hydration is searched after it, and the cursor stays', async ({
  page,
}) => {
  const release = await openDelayed(page, '/showcase');
  const box = page.getByRole('searchbox', {name: 'Tên dự án'});
  await box.click();
  await page.keyboard.type('dox gio');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(box).toHaveValue('do gio');
  // Enter must not submit the form
  await page.keyboard.press('Enter');
  await page.keyboard.type('c');
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 dự án');
  await expect(box).toHaveValue('doc gio');
  await expect(box).toBeFocused();
  expect(await box.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(3);
  await expect(page).toHaveURL('/showcase?q=doc+gio');
});

test('R07 the showcase: boxes and their labels', async ({page}) => {
  const release = await openDelayed(page, '/showcase');
  await page.getByRole('checkbox', {name: 'Dòng lệnh', exact: true}).click({noWaitAfter: true});
  await page.locator('label', {hasText: 'Học tập'}).click();
  await page.getByRole('radio', {name: 'có đủ các thẻ'}).click({noWaitAfter: true});
  release();
  await expect
    .poll(() => headingTexts(page.getByRole('main').getByRole('heading', {level: 2})))
    .toEqual(['Nhắc Việc']);
  await expect(page.getByRole('checkbox', {name: 'Học tập', exact: true})).toBeChecked();
});

test('R08 a query typed on the results page before hydration is answered after it', async ({
  page,
}) => {
  const release = await openDelayed(page, '/search');
  await page.getByRole('main').getByRole('searchbox').fill('mui gio');
  release();
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=mui\+gio$/);
});

test('R06 a word typed into the text inspector before hydration is analyzed after it', async ({
  page,
}) => {
  const release = await openDelayed(page, posts.inspector);
  const field = page.getByRole('textbox', {name: 'Gõ một từ có dấu'});
  await field.fill('Huế');
  await page.getByRole('button', {name: 'Đổi sang NFD'}).click({noWaitAfter: true});
  release();
  await expect(field).toHaveValue('Huế'.normalize('NFD'));
  await expect(page.getByRole('main').getByText('U+0301').first()).toBeVisible();
});

test('R08 R13 forms with an action URL work without the application', async ({page}) => {
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('searchbox').fill('git');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=git$/);
});

test('C02 the colour mode switches at once, stays, and switches back', async ({page}) => {
  const release = await openDelayed(page, '/blog');
  const toggle = page.locator('.navbar__items--right [data-color-mode-toggle]');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(busy(page)).toHaveCount(0);
  release();
  await expect(hydrated(page)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('C02 a click before the scripts of the shell load, and a change in another tab', async ({
  page,
  context,
}) => {
  const release = await delayRequests(page, '**/js/shell.js');
  await page.goto('/blog', {waitUntil: 'commit'});
  const toggle = page.locator('.navbar__items--right [data-color-mode-toggle]');
  await toggle.click();
  await expect(busy(page)).toBeAttached();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(hydrated(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const waiting = await context.newPage();
  // The shell's own script, which listens to other tabs, loads after the first paint
  await waiting.goto('/contact', {waitUntil: 'networkidle'});
  await expect(waiting.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(waiting.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(hydrated(waiting)).toHaveCount(0);
});

test('scroll stays where it is while the application starts', async ({page}) => {
  const release = await openDelayed(page, guides.main);
  await page.waitForTimeout(AFTER_OWN_SCROLL);
  await page.evaluate(() => {
    window.scrollTo(0, 700);
  });
  release();
  await expect(hydrated(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('P05 a picture shows before hydration, with its alternative text, and hydration does not change it', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/ideal-img/')) pictures.push(request.url());
  });
  await page.goto('/showcase');
  const image = page.locator('main [class*="picture"] > img').first();
  const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(image).toHaveAttribute('alt', /\S/);
  await expect(hydrated(page)).toHaveCount(0);
  await image.evaluate((element) => {
    element.dataset.served = 'true';
  });

  await page.waitForLoadState('networkidle');
  const asked = pictures.length;
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await expect(image).toHaveAttribute('data-served', 'true');
  expect(pictures).toHaveLength(asked);
});

test('links work before hydration', async ({page}) => {
  await page.route(APPLICATION, (route) => route.abort());
  await page.goto('/');
  await page.locator('.navbar').getByRole('link', {name: texts.vi.blog}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.locator('h1')).toHaveText(texts.vi.blogTitle);
});

test('going back from a page that was loaded again shows the page of the address', async ({
  page,
}) => {
  const troubles = watch(page);
  await open(page, '/');
  await page.locator('.navbar').getByRole('link', {name: texts.vi.blog}).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).not.toHaveText(texts.vi.blogTitle);
  await hydrate(page);
  expect(troubles.messages).toEqual([]);
});

test('going back from a heading to the start of its page does not load the page again', async ({
  page,
}) => {
  await page.goto(guides.main);
  await page.evaluate(() => {
    document.body.dataset.isSame = 'true';
    window.location.hash = 'comments';
  });
  await page.goBack();
  await expect(page).toHaveURL(guides.main);
  await hydrate(page);
  await expect(page.locator('body')).toHaveAttribute('data-is-same', 'true');
});

for (const language of languages) {
  const text = texts[language];
  test(`E03 ${language} missing scripts: a message, no busy state remains, no action is lost`, async ({
    page,
  }) => {
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto(`${text.prefix}/`);
    const button = page.locator('nav.navbar').getByRole('button', {name: /Tiếng Việt|English/});
    await button.click();
    await expect(page.locator('#dau-notice').getByText(text.scripts)).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    await button.click();
    await expect(busy(page)).toHaveCount(0);
    await page.unroute(APPLICATION);
    await page.locator('#dau-notice').getByRole('button', {name: text.retry}).click();
    await page.waitForLoadState('load');
    await hydrate(page);
    await expect(page.locator('#dau-notice')).toBeHidden();
  });
}

test('pages can enter the back/forward cache, and a return needs no wait', async ({page}) => {
  await page.addInitScript(() => {
    const listened: string[] = [];
    Object.assign(window, {listened});
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, target, args: [string, EventListener]) {
        listened.push(args[0]);
        Reflect.apply(add, target ?? window, args);
      },
    });
  });
  const release = await openDelayed(page, '/');
  await page.keyboard.press('/');
  await expect(busy(page)).toBeAttached();
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(busy(page)).toHaveCount(0);
  release();
  await expect(hydrated(page)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const listened = await page.evaluate(
    () => (window as unknown as {listened: readonly string[]}).listened,
  );
  expect(listened).toContain('pagehide');
  expect(listened).not.toContain('unload');
  expect(listened).not.toContain('beforeunload');
});

test('the loader is the same on every page and smaller than 1.8 kB compressed', () => {
  const files = fs
    .readdirSync(rootSite.dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));
  const loaders = new Set<string>();
  let count = 0;
  for (const file of files) {
    const html = fs.readFileSync(path.join(rootSite.dir, file), 'utf8');
    // Redirects do not load the application
    if (!/name="?dau-application/.test(html)) continue;
    count += 1;
    const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text ?? '');
    loaders.add(scripts.find((text) => text.includes('dau-application')) ?? '');
    expect(html, file).not.toMatch(/<script[^>]+\/assets\/js\//);
  }
  expect(count).toBeGreaterThan(50);
  expect(loaders.size).toBe(1);
  const [loader = ''] = loaders;
  expect(zlib.gzipSync(loader).length).toBeGreaterThan(300);
  expect(zlib.gzipSync(loader).length).toBeLessThan(1800);
});
