import {expect, test} from '@playwright/test';

import {site} from '../src/config/site';
import {open} from './support/page';
import {author, siteName} from './support/test-site';

const languages = [
  {
    base: '/',
    title: `${author}, người dựng bài thử | ${siteName}`,
    description: /nhật ký, chỉ dẫn/,
    cv: 'Xem CV',
    posts: 'Bài viết mới',
    guides: 'Hướng dẫn',
    blog: '/blog',
  },
  {
    base: '/en/',
    title: `${author}, builder of test pages | ${siteName}`,
    description: /a journal, how-tos/,
    cv: 'See my CV',
    posts: 'Latest posts',
    guides: 'Guides',
    blog: '/en/blog',
  },
] as const;

for (const {base, title, description, cv, posts, guides, blog} of languages) {
  test.describe(`R01 ${base}`, () => {
    test('says who the author is before any script runs', async ({browser}) => {
      const context = await browser.newContext({javaScriptEnabled: false});
      const page = await context.newPage();
      await page.goto(base);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]').first()).toHaveAttribute(
        'content',
        description,
      );
      await expect(page.getByRole('heading', {level: 1})).toHaveText(author);
      await expect(page.getByRole('link', {name: cv})).toHaveAttribute('href', `${base}cv`);
      const main = page.getByRole('main');
      for (const name of ['Email', ...site.socials.map(({label}) => label)]) {
        await expect(main.getByRole('link', {name, exact: true})).toBeVisible();
      }
      await context.close();
    });

    test('lists the three newest posts, as the blog does', async ({page}) => {
      await page.goto(blog);
      const expected = await page
        .locator('main article h2')
        .evaluateAll((titles) => titles.map((title) => title.querySelector('a')?.pathname));
      await open(page, base);
      const section = page.getByRole('region', {name: posts});
      const shown = await section
        .getByRole('heading', {level: 3})
        .evaluateAll((titles) => titles.map((title) => title.querySelector('a')?.pathname));
      expect(shown).toHaveLength(3);
      expect(shown).toEqual(expected.slice(0, 3));
    });

    test('the links to guides are valid', async ({page}) => {
      await open(page, base);
      const links = page
        .getByRole('region', {name: guides, exact: true})
        .getByRole('heading', {level: 3})
        .getByRole('link');
      expect(await links.count()).toBe(2);
      const title = await links.first().textContent();
      await links.first().click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title ?? '');
    });
  });
}

test('R01 the largest paint is text or a picture under 30 kB, and nothing shifts', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  const {url, shift} = await page.evaluate(async () => {
    const seen = {url: '', shift: 0};
    const observe = (type: string, use: (entry: PerformanceEntry) => void) => {
      new PerformanceObserver((list) => {
        list.getEntries().forEach(use);
      }).observe({type, buffered: true});
    };
    observe('largest-contentful-paint', (entry) => {
      seen.url = (entry as PerformanceEntry & {url: string}).url;
    });
    observe('layout-shift', (entry) => {
      seen.shift += (entry as PerformanceEntry & {value: number}).value;
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    return seen;
  });
  expect(shift).toBe(0);
  if (url !== '') {
    const response = await page.request.get(url);
    expect((await response.body()).length).toBeLessThan(30_000);
  }
});
