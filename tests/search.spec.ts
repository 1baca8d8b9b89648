import {expect, type Page} from '@playwright/test';

import {expectAccessible} from './support/axe';
import {expectNoTroubles, open, watch} from './support/page';
import {inTurn} from './support/shell';
import {test} from './support/warm-page';
import {guides, siteName, siteUrl, words} from './support/test-site';

const languages = [
  {
    name: 'vi',
    root: '/',
    placeholder: 'Tìm bài viết, hướng dẫn',
    query: 'tach nhanh',
    hit: guides.main,
    heading: 'gop nhanh lai',
    headingText: /gộp nhánh lại/i,
    all: (count: number) => `Xem tất cả ${count} kết quả`,
    found: (count: number) => `Tìm thấy ${count} kết quả`,
    none: 'Không có kết quả cho',
    suggest: 'Thử tìm',
    missing: 'Bạn nghĩ từ khóa này phải có kết quả?',
    failed: 'Không lấy được kết quả',
    check: 'Bạn hãy kiểm tra lại kết nối mạng.',
    retry: 'Thử lại',
    hint: 'Gõ không dấu cũng được',
    button: 'Tìm kiếm',
    recent: 'Gần đây',
    favourite: 'Đã lưu',
  },
  {
    name: 'en',
    root: '/en/',
    placeholder: 'Search docs',
    query: 'create a branch',
    hit: `/en${guides.main}`,
    heading: 'merge the branch',
    headingText: /merge/i,
    all: (count: number) => `See all ${count} results`,
    found: (count: number) => `${count} results found`,
    none: 'No results for',
    suggest: 'Try searching for',
    missing: 'Believe this query should return results?',
    failed: 'Unable to fetch results',
    check: 'You might want to check your network connection.',
    retry: 'Try again',
    hint: 'Diacritics are optional',
    button: 'Search',
    recent: 'Recent',
    favourite: 'Saved',
  },
] as const;

const field = (page: Page) => page.locator('.DocSearch-Input');
const options = (page: Page) => page.getByRole('option');

async function openModal(page: Page, root: string): Promise<void> {
  await open(page, root);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, root: string, query: string): Promise<void> {
  await openModal(page, root);
  await page.keyboard.type(query, {delay: 20});
  await expect(options(page).first()).toBeVisible();
}

for (const text of languages) {
  test.describe(text.name, () => {
    test('Q01 the button, Ctrl+K and / open the modal; Escape closes it and focus returns', async ({
      page,
    }) => {
      const troubles = watch(page);
      await open(page, text.root);
      const button = page.getByRole('button', {name: text.button, exact: true});
      await button.click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', text.placeholder);
      await expect(page.getByRole('dialog')).toContainText(text.hint);
      await expect(page.getByRole('link', {name: 'Algolia'})).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();

      const link = page.locator('.navbar__link[href]').first();
      for (const key of ['Control+k', '/']) {
        await link.focus();
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(link).toBeFocused();
      }
      expectNoTroubles(troubles);
    });

    test('Q01 the focus stays in the modal', async ({page}) => {
      await search(page, text.root, text.query);
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(
          true,
        );
      }
    });

    test('Q05 Q06 a result links to its heading; there are no third-party requests', async ({
      page,
    }) => {
      const troubles = watch(page);
      await search(page, text.root, text.heading);
      await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText(text.headingText);
      const hit = page.locator(`.DocSearch-Hit a[data-url^="${text.hit}#"]`).first();
      const href = (await hit.getAttribute('data-url')) ?? '';
      await hit.hover();
      await expect(hit).toHaveAttribute('href', href);
      await hit.click();
      await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
      const heading = page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`);
      await expect(heading).toBeInViewport();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expectNoTroubles(troubles);
    });

    test('Q06 the first result is the right one; Enter goes there', async ({page}) => {
      await search(page, text.root, text.query);
      await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute(
        'data-url',
        new RegExp(`^${text.hit}`),
      );
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === text.hit);
    });

    test('Q02 recent and favourite searches', async ({page}) => {
      await search(page, text.root, text.query);
      // The first results answer the beginning of the query
      await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute(
        'data-url',
        new RegExp(`^${text.hit}`),
      );
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === text.hit);

      await openModal(page, text.root);
      const sources = page.locator('.DocSearch-Hit-source');
      await expect(sources).toHaveText([text.recent]);
      await page.locator('.DocSearch-Hit-action-button').first().click();
      await expect(sources).toHaveText([text.favourite]);
      await page.locator('.DocSearch-Hit-action-button').first().click();
      await expect(sources).toHaveCount(0);
    });

    test('Q03 the link has the right count and opens the same results in the same order', async ({
      page,
    }) => {
      const troubles = watch(page);
      await search(page, text.root, words.some);
      // Type a second query: the count must be that of the last one
      await field(page).fill(words.many);
      await expect(page.locator('.DocSearch-Hit mark').first()).toHaveText(
        new RegExp(words.many, 'i'),
      );
      const groups = await page
        .locator('.DocSearch-Hits')
        .evaluateAll((sections) =>
          sections.map((section) =>
            [...section.querySelectorAll('a')].map((link) => link.getAttribute('data-url')),
          ),
        );
      const link = page.locator('.DocSearch-HitsFooter a');
      const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
      expect(count).toBeGreaterThanOrEqual(groups.length);
      await expect(link).toHaveText(text.all(count));
      await link.click();
      await expect(page).toHaveURL(`${text.root}search?q=${words.many}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(text.found(count))).toBeVisible();
      const onPage = await page
        .locator('main article')
        .evaluateAll((articles) =>
          articles.map((article) =>
            [...article.querySelectorAll('a')].map((each) => each.getAttribute('href')),
          ),
        );
      expect(onPage.slice(0, groups.length)).toEqual(groups);
      expectNoTroubles(troubles);
    });

    test('Q03 no results: a message, suggestions, and a link to report it', async ({page}) => {
      await openModal(page, text.root);
      await page.keyboard.type('zzxqwv');
      await expect(page.locator('.DocSearch-NoResults')).toContainText(`${text.none} "zzxqwv"`);
      await expect(page.locator('.DocSearch-NoResults')).toContainText(text.missing);
      await expect(page.locator('.DocSearch-NoResults a')).toHaveAttribute('href', /zzxqwv/);
      await expect(page.getByRole('dialog')).toContainText(text.suggest);
      await page.locator('.dau-search-suggestions button').first().click();
      await expect(options(page).first()).toBeVisible();
    });

    for (const [fault, breaks] of [
      ['gone', (page: Page) => page.route('**/search-index/*/*.txt', (route) => route.abort())],
      [
        'missing',
        (page: Page) =>
          page.route('**/search-index/*/*.txt', (route) => route.fulfill({status: 404})),
      ],
      [
        'something else',
        (page: Page) =>
          page.route('**/search-index/manifest.json', (route) =>
            route.fulfill({body: '<!doctype html><title>Hello</title>'}),
          ),
      ],
    ] as const) {
      test(`Q03 E05 the index is ${fault}: the error screen appears, and a retry works`, async ({
        page,
      }) => {
        await breaks(page);
        await openModal(page, text.root);
        await page.keyboard.type(text.query);
        await expect(page.locator('[role=dialog], main').getByRole('alert')).toContainText(
          text.failed,
        );
        await expect(page.locator('[role=dialog], main').getByRole('alert')).toContainText(
          text.check,
        );
        await expect(page.locator('.DocSearch-NoResults')).toBeHidden();
        await page.unrouteAll();
        await page.getByRole('button', {name: text.retry}).click();
        await expect(options(page).first()).toBeVisible();
        await expect(page.locator('[role=dialog], main').getByRole('alert')).toHaveCount(0);
      });
    }

    test('Q03 E05 the results page shows an error if it cannot search, and retries', async ({
      page,
    }) => {
      await page.route('**/search-index/**', (route) => route.abort());
      await open(page, `${text.root}search?q=${words.some}`);
      await expect(page.locator('[role=dialog], main').getByRole('alert')).toContainText(
        text.failed,
      );
      await page.unrouteAll();
      await page.getByRole('button', {name: text.retry}).click();
      await expect(page.locator('main article').first()).toBeVisible();
    });

    test('Q05 a modal that fails to load shows a message and opens on the second try', async ({
      page,
    }) => {
      await open(page, text.root);
      await page.route('**/search-index/modal.*.css', (route) => route.abort());
      await page.keyboard.press('/');
      await expect(page.locator('.navbar').getByRole('alert')).toBeVisible();
      await page.unrouteAll();
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
    });

    test('R08 the results page: typed query, title, empty query, back and forward', async ({
      page,
    }) => {
      const troubles = watch(page);
      await open(page, `${text.root}search`);
      await expect(page.getByRole('main')).toContainText(text.hint);
      await expect(page.locator('main article')).toHaveCount(0);
      const input = page.locator('main input[type=search]');
      await input.fill(words.some);
      await input.press('Enter');
      await expect(page).toHaveURL(`${text.root}search?q=${words.some}`);
      await expect(page.getByRole('heading', {level: 1})).toContainText(words.some);
      await expect(page).toHaveTitle(new RegExp(`${words.some}.* \\| ${siteName}$`));
      await expect(page.locator('main article').first()).toBeVisible();
      await input.fill(words.many);
      await input.press('Enter');
      await expect(page).toHaveURL(`${text.root}search?q=${words.many}`);
      await page.goBack();
      await expect(input).toHaveValue(words.some);
      await expect(page.getByRole('heading', {level: 1})).toContainText(words.some);
      await page.goForward();
      await expect(input).toHaveValue(words.many);
      await input.fill('');
      await expect(page).toHaveURL(`${text.root}search`);
      await expect(page.locator('main article')).toHaveCount(0);
      expectNoTroubles(troubles);
    });

    test('R08 results are paginated, with links and the back button', async ({page}) => {
      await open(page, `${text.root}search?q=a`);
      await expect(page.locator('main article')).toHaveCount(10);
      const first = await page.locator('main article h2').first().textContent();
      await page.locator('main a[rel=next]').click();
      await expect(page).toHaveURL(`${text.root}search?q=a&page=2`);
      await expect(page.locator('main article h2').first()).not.toHaveText(first ?? '');
      await page.goBack();
      await expect(page.locator('main article h2').first()).toHaveText(first ?? '');
    });

    test('Q01 input method: no search during composition, and no text is lost', async ({page}) => {
      const client = await page.context().newCDPSession(page);
      await openModal(page, text.root);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const part of [1, 2, 4, undefined].map((length) => words.some.slice(0, length))) {
        await client.send('Input.imeSetComposition', {
          text: part,
          selectionStart: part.length,
          selectionEnd: part.length,
        });
        await page.waitForTimeout(150);
      }
      await page.waitForTimeout(600);
      expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);
      await expect(field(page)).toHaveValue(words.some);
      await client.send('Input.insertText', {text: words.some});
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toHaveValue(words.some);
    });

    test('Q05 no search code or data loads before the first action', async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, text.root);
      await page.waitForTimeout(500);
      const isSearch = (url: string) => url.includes('search-index');
      expect(asked.filter(isSearch)).toEqual([]);
      const before = asked.length;
      await page.locator('.navbar button[aria-haspopup=dialog]').hover();
      await expect.poll(() => asked.slice(before).filter(isSearch).length).toBeGreaterThan(0);
      expect(asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
    });

    test('Q01 on a slow phone, text typed right after the tap is not lost', async ({page}) => {
      await page.setViewportSize({width: 390, height: 700});
      await open(page, text.root);
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', {rate: 6});
      await page.locator('.navbar button[aria-haspopup=dialog]').click();
      await page.keyboard.type(text.query);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue(text.query);
      await client.send('Emulation.setCPUThrottlingRate', {rate: 1});
    });

    for (const [, width] of inTurn([390, 320]).filter(([lang]) => lang === text.name)) {
      test(`Q01 the modal works at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 700});
        await open(page, text.root);
        await page.getByRole('button', {name: text.button, exact: true}).click();
        await page.keyboard.type(text.query);
        await expect(options(page).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
        await page.locator('.DocSearch-Close').click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }

    for (const [, theme] of inTurn(['light', 'dark']).filter(([lang]) => lang === text.name)) {
      test(`Q01 axe finds nothing in the modal and on the results page, ${theme}`, async ({
        page,
      }) => {
        await page.addInitScript((mode) => {
          localStorage.setItem('theme-dau', mode);
        }, theme);
        // Colors on their way to others have too little contrast
        await page.emulateMedia({reducedMotion: 'reduce'});
        const root = page.locator('html');
        await search(page, text.root, text.query);
        await expect(root).toHaveCSS('color-scheme', theme);
        await expectAccessible(page, {within: '.DocSearch-Container', bestPractice: true});
        await open(page, `${text.root}search?q=${words.some}`);
        await expect(page.locator('main article').first()).toBeVisible();
        await expect(root).toHaveCSS('color-scheme', theme);
        await expectAccessible(page, {within: 'main', bestPractice: true});
      });
    }

    test('R08 without scripts the page says what it needs', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await page.goto(`${text.root}search`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(text.button);
      await expect(page.getByRole('main').getByText(/JavaScript/)).toBeVisible();
      await context.close();
    });

    test('Q05 browsers can discover the search (OpenSearch)', async ({page, request}) => {
      await page.goto(text.root);
      const link = page.locator('link[rel=search]');
      await expect(link).toHaveAttribute('href', `${text.root}opensearch.xml`);
      const description = await (await request.get(`${text.root}opensearch.xml`)).text();
      expect(description).toContain(`${siteUrl}${text.root}search?q={searchTerms}`);
      const [, icon = ''] = /<Image[^>]*>([^<]*)</.exec(description) ?? [];
      expect(icon).toBe(`${siteUrl}${text.root}favicon.ico`);
      expect((await request.get(new URL(icon).pathname)).ok()).toBe(true);
    });
  });
}

test('Q06 different spellings find the same pages: diacritics, case, spaces, quotes', async ({
  page,
}) => {
  await open(page, '/search?q=m%C3%BAi+gi%E1%BB%9D');
  const hrefs = () =>
    page
      .locator('main article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect(page.locator('main article').first()).toBeVisible();
  const expected = await hrefs();
  for (const query of ['múi giờ'.normalize('NFD'), 'MÚI   GIỜ', '"múi giờ"', '  múi giờ ']) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.locator('main article').first()).toBeVisible();
    expect(await hrefs(), query).toEqual(expected);
  }
});

test('Q01 typed text is never rendered as HTML: in the modal, in recent searches, on the page', async ({
  page,
}) => {
  const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await page.route('**/search-index/*/c*.json', async (route) => {
    const chunk = (await (await route.fetch()).json()) as {
      title: string;
      sections: [string, string, number, string][];
    };
    chunk.title = `${evil} ${chunk.title}`;
    for (const section of chunk.sections) {
      section[0] = `${evil} ${words.some} ${section[0]}`;
      section[3] = `${evil} ${words.some} ${section[3]}`;
    }
    await route.fulfill({json: chunk});
  });
  await search(page, '/', words.some);
  await expect(page.locator('.DocSearch-Hit-title').first()).toContainText('<img src=x');
  await expect(page.locator('.DocSearch-Hit-source').first()).toContainText('<script>');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openModal(page, '/');
  await expect(page.locator('.DocSearch-Hit-title').first()).toContainText('<img src=x');
  await page.goto(`/search?q=${encodeURIComponent(words.some)}`);
  await expect(page.locator('main article h2').first()).toContainText('<img src=x');
  await page.goto(`/search?q=${encodeURIComponent(evil)}`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('<img src=x');
  expect(await page.evaluate(() => (window as {hacked?: number}).hacked)).toBeUndefined();
  await expect(page.locator('main img, .DocSearch-Container img')).toHaveCount(0);
});

test('Q05 a new index that is published while the page is open is loaded', async ({page}) => {
  await openModal(page, '/');
  // The files of the old build no longer exist
  const manifest = await page.request.get('/search-index/manifest.json');
  const {build} = (await manifest.json()) as {build: string};
  let gone = 0;
  await page.route(`**/search-index/${build}/*.txt`, (route) => {
    gone += 1;
    return gone === 1 ? route.fulfill({status: 404}) : route.continue();
  });
  await page.keyboard.type(words.some);
  await expect(options(page).first()).toBeVisible();
  expect(gone).toBeGreaterThan(1);
});
