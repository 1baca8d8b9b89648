import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {expectNoTroubles, delayRequests, open, watch} from './support/page';
import {languages, texts, withoutPrefetch} from './support/shell';
import {rootSite} from './support/sites';
import {email, guides, notation, posts, siteName, sourceUrl} from './support/test-site';

const navigation = (page: Page) => page.locator('nav.navbar');
/** Inert elements outside the sidebar, which itself always has one inert panel. */
const OUTSIDE_INERT = '[inert]:not(.navbar-sidebar__item)';
const focused = (page: Page) => page.locator(':focus');

for (const language of languages) {
  const text = texts[language];
  const home = `${text.prefix}/`;

  test.describe(language, () => {
    test('S01 the sections in order, then source, language, color mode and search', async ({
      page,
    }) => {
      await open(page, home);
      const items = navigation(page).locator('.navbar__items').first().locator('.navbar__link');
      await expect(items).toHaveText([...text.navigation]);
      const right = navigation(page).locator('.navbar__items--right');
      const shown = [
        right.locator(`a[href="${sourceUrl}"]`),
        right.getByRole('button', {name: /Tiếng Việt|English/}),
        right.getByRole('button', {name: text.dark}),
        right.getByRole('button', {name: text.search}),
      ];
      const places = await Promise.all(shown.map((each) => each.boundingBox()));
      const starts = places.map((box) => box?.x ?? NaN);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      await expect(right.locator('a.navbar__link, button:visible')).toHaveCount(shown.length);
    });

    test('S02 the footer: home, three profiles, blog, source and e-mail', async ({page}) => {
      await open(page, home);
      const footer = page.locator('footer');
      await expect(footer.locator('.footer__title')).toHaveText([...text.footer]);
      const columns = footer.locator('.footer__col');
      await expect(columns.nth(0).locator('a').first()).toHaveAttribute('href', home);
      await expect(columns.nth(1).locator('a')).toHaveCount(3);
      const more = columns.nth(2).locator('a');
      await expect(more.nth(0)).toHaveAttribute('href', `${text.prefix}/blog`);
      await expect(more.nth(1)).toHaveAttribute('href', sourceUrl);
      await expect(more.nth(2)).toHaveAttribute('href', `mailto:${email}`);
      // It opens the program for email, no tab: a screen reader must not announce one
      await expect(more.nth(2)).toHaveAttribute('target', '_self');
      await expect(more.nth(2).locator('svg')).toHaveCount(0);
    });

    test('S03 the bar stays at the top during scrolling', async ({page}) => {
      await open(page, `${text.prefix}${guides.main}`);
      await page.evaluate(() => {
        window.scrollTo(0, 1500);
      });
      await expect.poll(async () => (await navigation(page).boundingBox())?.y).toBe(0);
    });

    test('S05 the skip link is the first focus stop, becomes visible, and leads to the content', async ({
      page,
    }) => {
      await open(page, `${text.prefix}/contact`);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: text.skip});
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(
        true,
      );
    });

    test('S10 the language menu by keyboard: opens, arrows move, Escape closes', async ({page}) => {
      await open(page, home);
      const button = navigation(page).getByRole('button', {name: /Tiếng Việt|English/});
      const links = navigation(page).locator('.dropdown__menu a');
      await button.focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(links.first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(button).toBeFocused();
      }
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(0)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(links.first()).toBeHidden();
    });

    test('S10 it opens on click and hover; a click or focus outside closes it', async ({page}) => {
      await open(page, home);
      const button = navigation(page).getByRole('button', {name: /Tiếng Việt|English/});
      const first = navigation(page).locator('.dropdown__menu a').first();
      // Screen readers click without a pointer
      await button.evaluate((element: HTMLElement) => {
        element.click();
      });
      await expect(first).toBeVisible();
      await page.mouse.click(300, 500);
      await expect(first).toBeHidden();
      await button.evaluate((element: HTMLElement) => {
        element.click();
      });
      await page.locator('footer a').first().focus();
      await expect(first).toBeHidden();
      await button.hover();
      await expect(first).toBeVisible();
      await page.keyboard.press('Escape');
      await page.mouse.move(300, 500);
      await expect(first).toBeHidden();
    });

    test.describe('with a finger', () => {
      test.use({hasTouch: true});

      test('S10 a tap opens the language menu, a tap outside closes it', async ({page}) => {
        await open(page, home);
        const button = navigation(page).getByRole('button', {name: /Tiếng Việt|English/});
        const first = navigation(page).locator('.dropdown__menu a').first();
        for (const outside of [
          {x: 300, y: 500},
          {x: 300, y: 300},
        ]) {
          await button.tap();
          await expect(first).toBeVisible();
          await page.touchscreen.tap(outside.x, outside.y);
          await expect(first).toBeHidden();
        }
      });
    });

    test('S13 the language menu keeps page, query and hash', async ({page}) => {
      await open(page, `${text.prefix}/blog?page=2&q=d%E1%BA%A5u#top`);
      const other = language === 'vi' ? '/en/blog' : '/blog';
      const name = language === 'vi' ? 'English' : 'Tiếng Việt';
      await navigation(page)
        .getByRole('button', {name: /Tiếng Việt|English/})
        .click();
      await navigation(page).getByRole('link', {name, exact: true}).click();
      await page.waitForURL(`**${other}?*`);
      const url = new URL(page.url());
      expect(url.pathname).toBe(other);
      expect([...url.searchParams]).toEqual([
        ['page', '2'],
        ['q', 'dấu'],
      ]);
      expect(url.hash).toBe('#top');
    });

    test('S07 client-side navigation announces the title, moves the focus to the start and scrolls to the top', async ({
      page,
    }) => {
      await open(page, `${text.prefix}${guides.main}`);
      await page.evaluate(() => {
        window.scrollTo(0, 900);
      });
      await navigation(page).getByRole('link', {name: text.contact}).click();
      await expect(page.locator('#dau-route')).toHaveText(new RegExp(`\\| ${siteName}$`));
      await expect(page.locator('#dau-route')).toHaveText(await page.title());
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: text.skip})).toBeFocused();
    });

    test('S11 the table of contents has headings of level 2 and 3', async ({page}) => {
      await open(page, `${text.prefix}${guides.main}`);
      const linked = await page
        .locator('.table-of-contents a')
        .evaluateAll((links) =>
          links.map(
            (link) => document.getElementById((link.getAttribute('href') ?? '').slice(1))?.tagName,
          ),
        );
      expect(linked.length).toBeGreaterThan(3);
      expect(new Set(linked)).toEqual(new Set(['H2', 'H3']));
    });

    for (const path of [posts.usual, guides.wide, notation]) {
      test(`S11 ${path} the table of contents is a named landmark and stays visible`, async ({
        page,
      }) => {
        await open(page, `${text.prefix}${path}`);
        const contents = page.getByRole('navigation', {name: text.contents, exact: true});
        await expect(contents.getByRole('link').first()).toBeVisible();
        await page.evaluate(() => {
          window.scrollTo(0, 1500);
        });
        await expect(contents.getByRole('link').first()).toBeInViewport();
        await page.setViewportSize({width: 390, height: 800});
        await expect(contents).toBeHidden();
      });
    }

    test('the secondary buttons of a post are readable in dark mode', async ({page}) => {
      await open(page, `${text.prefix}${posts.usual}?docusaurus-theme=dark`);
      const buttons = page.locator('main .button--secondary');
      await expect(buttons.first()).toBeVisible();
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      for (const button of await buttons.all()) {
        await expect(button).toHaveCSS('color', ink);
      }
    });

    test('the post list has one h1', async ({page}) => {
      await open(page, `${text.prefix}/blog`);
      await expect(page.locator('h1')).toHaveText([text.blogTitle]);
    });
  });
}

test('S08 an address with .html or index.html becomes the clean one, query and hash included', async ({
  context,
}) => {
  for (const [path, clean] of [
    ['/blog.html', '/blog'],
    ['/cv.html?from=a#top', '/cv?from=a#top'],
    ['/index.html', '/'],
    ['/en/contact.html', '/en/contact'],
    ['/en/index.html?from=a', '/en?from=a'],
  ] as const) {
    // Use a new page, because leaving a page aborts its prefetches
    const visit = await context.newPage();
    const troubles = watch(visit);
    await open(visit, path);
    await expect(visit.locator('h1').first()).toBeVisible();
    await expect(visit).toHaveURL(clean);
    expectNoTroubles(troubles);
  }
});

test('S06 the progress bar shows only if a page takes more than 200 ms', async ({page}) => {
  await open(page, '/contact');
  const drawn = await page.evaluateHandle(() => {
    const bars: Element[] = [];
    new MutationObserver(() => {
      const bar = document.getElementById('nprogress');
      if (bar) bars.push(bar);
    }).observe(document.documentElement, {childList: true, subtree: true});
    return bars;
  });
  // Hovering fetches the page before the click, so that it comes at once
  await page.locator('.navbar a[href="/showcase"]').hover();
  await page.waitForLoadState('networkidle');
  await page.locator('.navbar a[href="/showcase"]').click();
  await expect(page).toHaveURL(/\/showcase$/);
  // Longer than the bar would wait
  await page.waitForTimeout(400);
  expect(await drawn.evaluate((bars) => bars.length)).toBe(0);

  const release = await delayRequests(page, '**/assets/js/**');
  const delay = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const clicked = performance.now();
        new MutationObserver((_records, observer) => {
          if (!document.getElementById('nprogress')) return;
          observer.disconnect();
          resolve(performance.now() - clicked);
        }).observe(document.documentElement, {childList: true, subtree: true});
        document.querySelector<HTMLElement>('.navbar a[href="/blog"]')?.click();
      }),
  );
  expect(delay).toBeGreaterThanOrEqual(200);
  // A timer of 200 ms, and a busy machine
  expect(delay).toBeLessThan(600);
  const offset = await page
    .locator('#nprogress .bar')
    .evaluate((bar) => /translate3d\(-([\d.]+)%/.exec(bar.getAttribute('style') ?? '')?.[1]);
  // The bar starts at 8 % or more
  expect(Number(offset)).toBeLessThanOrEqual(92);
  await expectAccessible(page);
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('S06 the progress bar ends when the reader goes back before the page has come', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page, '/contact');
  const release = await delayRequests(page, '**/assets/js/**');
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.navbar a[href="/blog"]')?.click(),
  );
  await page.goBack();
  release();
  await page.waitForTimeout(400);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
});

test('links to other sites are marked', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('.navbar__items--right a svg')).toHaveAttribute(
    'aria-label',
    '(mở trong tab mới)',
  );
  await open(page, '/en/');
  await expect(page.locator('.navbar__items--right a svg')).toHaveAttribute(
    'aria-label',
    '(opens in new tab)',
  );
});

test.describe('S04 the mobile sidebar', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const language of languages) {
    const text = texts[language];

    test(`${language}: the focus moves in and stays, Escape closes, the focus returns`, async ({
      page,
    }) => {
      await open(page, `${text.prefix}/contact`);
      const toggle = page.getByRole('button', {name: text.menu});
      await toggle.focus();
      await page.keyboard.press('Enter');
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar).toBeVisible();
      await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      const stops = await sidebar
        .locator('a[href], button')
        .evaluateAll((all) =>
          all
            .filter((stop) => stop.checkVisibility() && !stop.closest('[inert]'))
            .map((stop) => stop.ariaLabel ?? stop.textContent),
        );
      const from = stops.indexOf((await focused(page).getAttribute('aria-label')) ?? '');
      const around = [...stops.slice(from), ...stops.slice(0, from)];
      expect(around.length).toBeGreaterThan(text.navigation.length + 3);
      for (const [key, expected] of [
        ['Tab', around],
        ['Shift+Tab', [around[0], ...around.slice(1).reverse()]],
      ] as const) {
        const walked: (string | null)[] = [];
        // Twice around. At the end, the focus may be in the browser's own controls: on `body`
        for (let press = 0; press < 2 * around.length + 2; press += 1) {
          const stop = await page.evaluate(() => {
            const {activeElement: active, body} = document;
            return active === body ? undefined : (active?.ariaLabel ?? active?.textContent ?? '');
          });
          if (stop !== undefined) walked.push(stop);
          await page.keyboard.press(key);
        }
        expect(walked.slice(0, 2 * around.length)).toEqual([...expected, ...expected]);
        await page.locator('.navbar-sidebar__close').focus();
      }
      await page.keyboard.press('Escape');
      await expect(sidebar).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(page.locator(OUTSIDE_INERT)).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe(
        'hidden',
      );
    });
  }

  test('closes on navigation and leaves nothing inert', async ({page}) => {
    await open(page, '/contact');
    await page.getByRole('button', {name: texts.vi.menu}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: texts.vi.blog}).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page.locator(OUTSIDE_INERT)).toHaveCount(0);
  });

  test('at 996 px it is there; at 997 px it closes, and the bar has the links', async ({page}) => {
    await page.setViewportSize({width: 996, height: 800});
    await open(page, '/contact');
    const link = navigation(page)
      .locator('.navbar__items')
      .first()
      .getByRole('link', {name: texts.vi.blog});
    await expect(link).toBeHidden();
    const toggle = page.getByRole('button', {name: texts.vi.menu});
    await toggle.click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(page.locator(OUTSIDE_INERT)).toHaveCount(0);
    await expect(toggle).toBeHidden();
    await expect(link).toBeVisible();
  });

  test('on a guide it shows the guides first, with a button to the main menu', async ({page}) => {
    await open(page, guides.main);
    await page.getByRole('button', {name: texts.vi.menu}).click();
    const back = page.getByRole('button', {name: '← Trở lại menu chính'});
    await back.click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: texts.vi.blog}),
    ).toBeInViewport();
  });

  for (const language of languages) {
    test(`${language}: without scripts the links of the bar are there`, async ({browser}) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: {width: 390, height: 844},
      });
      const page = await context.newPage();
      await page.goto(new URL(`${texts[language].prefix}/contact`, rootSite.url).href);
      await expect(page.getByRole('button', {name: texts[language].menu})).toBeHidden();
      const bar = navigation(page);
      await bar.getByRole('button', {name: /Tiếng Việt|English/}).focus();
      await expect(bar.locator('.dropdown__menu a').first()).toBeVisible();
      await bar.getByRole('link', {name: texts[language].blog}).click();
      await expect(page).toHaveURL(new RegExp(`${texts[language].prefix}/blog$`));
      await context.close();
    });
  }
});
