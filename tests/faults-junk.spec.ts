import {expect} from '@playwright/test';
import type {Page} from '@playwright/test';

import {expectNoTroubles, hydrate, open, watch} from './support/page';
import {inTurn, texts} from './support/shell';
import {test} from './support/warm-page';
import {guides} from './support/test-site';

/** Junk in the URL and in storage must not affect the page. */

async function expectSoundShell(page: Page, mode: 'light' | 'dark' = 'light') {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', mode);
  await expect(
    page.locator('.navbar__items--right [data-color-mode-toggle] svg:visible'),
  ).toHaveCount(1);
  await expect(page.locator('h1').first()).toBeVisible();
}

const queries = [
  '?docusaurus-theme=junk',
  '?docusaurus-theme=',
  '?docusaurus-theme=%00',
  '?docusaurus-theme=DARK',
  '?docusaurus-data-theme=junk',
  '?docusaurus-data-theme-choice=junk',
  '?%E0%A4%A',
  '?q=%',
  '?=&&==',
  '?__proto__=1&constructor=2',
] as const;

const hashes = ['#%', '#%E0%A4%A', '#nowhere', '#"><b>', '#'] as const;

for (const [language, query] of inTurn(queries)) {
  test(`C02 ${language} query ${query}`, async ({page}) => {
    const troubles = watch(page);
    await open(page, `${texts[language].prefix}/contact${query}`);
    await expectSoundShell(page);
    expectNoTroubles(troubles);
  });
}

for (const [language, hash] of inTurn(hashes)) {
  test(`S07 ${language} hash ${hash}, then forward and back`, async ({page}) => {
    const troubles = watch(page);
    await open(page, `${texts[language].prefix}/contact${hash}`);
    await page.locator('.navbar').getByRole('link', {name: texts[language].blog}).click();
    await expect(page.locator('h1')).toHaveText(texts[language].blogTitle);
    await page.goBack();
    await expect(page).toHaveURL(/\/contact/);
    await expectSoundShell(page);
    expectNoTroubles(troubles);
  });
}

const malformedPaths = ['/%E0%A4%A', '/docs/%', '/blog/%ff', '/%', '/a/%C3%28/b'] as const;

for (const [language, path] of inTurn(malformedPaths)) {
  test(`R13 E04 ${language} malformed path ${path}: shows the hydrated not-found page`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${texts[language].prefix}${path}`, {waitUntil: 'commit'});
    await expect(page.locator('h1')).toContainText(texts[language].notFound);
    await hydrate(page);
    await expect(page.locator('h1')).toContainText(texts[language].notFound);
    expect(errors).toEqual([]);
  });
}

const STORAGE_KEYS = [
  'theme-dau',
  'dau.announcement.closed',
  'docusaurus.announcement.dismiss-dau',
  'docusaurus.announcement.id-dau',
  'docs-preferred-version-default-dau',
  'docusaurus.tab.os-dau',
  '__DOCSEARCH_RECENT_SEARCHES__docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs',
] as const;

const JUNK = {
  empty: '',
  word: 'junk',
  'broken JSON': '{"a":',
  'another shape': '{"__proto__":{"x":1}}',
  long: 'x'.repeat(100_000),
} as const;

const storageCases = [
  ...STORAGE_KEYS.map((key) => ({name: `junk in ${key}`, keys: [key], value: JUNK.word})),
  ...Object.entries(JUNK).map(([kind, value]) => ({
    name: `${kind} in every key`,
    keys: STORAGE_KEYS,
    value,
  })),
];

for (const {name, keys, value} of storageCases) {
  test(`C02 storage: ${name}`, async ({page}) => {
    const troubles = watch(page);
    await page.addInitScript(
      ([names, junk]) => {
        for (const key of names) localStorage.setItem(key, junk);
      },
      [keys, value] as const,
    );
    await open(page, guides.main);
    await expectSoundShell(page);
    expectNoTroubles(troubles);
  });
}

test('C02 a junk query does not change the stored color mode', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme-dau', 'dark');
  });
  await open(page, '/contact?docusaurus-theme=junk');
  await expectSoundShell(page, 'dark');
});

for (const [kind, block] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  for (const path of ['/', '/blog', guides.main, '/contact'] as const) {
    test(`C02 Q01 storage ${kind}: ${path} works, the mode still switches, the search opens`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(block);
      await open(page, path);
      await page.locator('.navbar__items--right [data-color-mode-toggle]').click();
      await expectSoundShell(page, 'dark');
      await page.keyboard.press('/');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      expect(errors).toEqual([]);
    });
  }
}
