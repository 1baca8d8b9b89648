import {expect, test, type Locator, type Page} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

import {site} from '../src/config/site';
import {readHeadings, open} from './support/page';
import {strings} from './support/shell';
import {author, email, posts, siteName, siteUrl} from './support/test-site';

/** Checks the pages that are not posts or guides: home, CV, community and showcase. */

/** Returns the structured data in the HTML of a page. Hydration may change the head. */
async function structuredData(page: Page, path: string): Promise<Record<string, unknown>[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}
const headings = (within: Locator | Page, level: number) =>
  readHeadings(within.getByRole('heading', {level}));

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the home page introduces the author, and lists the newest posts and guides', async ({
    page,
  }) => {
    await page.goto('/en/blog');
    const titles = (within: Locator, selector: string) =>
      within
        .locator(`${selector} a:not(.hash-link)`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const newest = (await titles(page.getByRole('main'), 'article h2')).slice(0, 3);
    await page.goto('/en/');
    await expect(page).toHaveTitle(`${author}, ${site.author.role.en} | ${siteName}`);
    await expect(page.getByRole('heading', {level: 1, name: author})).toBeVisible();
    await expect(page.getByRole('link', {name: 'See my CV'})).toHaveAttribute('href', '/en/cv');
    for (const name of ['Email', ...site.socials.map(({label}) => label)]) {
      await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toBeVisible();
    }
    expect(await titles(page.getByRole('region', {name: 'Latest posts'}), 'h3')).toEqual(newest);
    const guides = page.getByRole('region', {name: 'Guides', exact: true});
    expect(await headings(guides, 3)).toHaveLength(2);
    // Controls that need scripts are hidden
    const dead = page.locator('[data-color-mode-toggle], [data-announcement-close]');
    await expect(dead.locator('visible=true')).toHaveCount(0);
  });

  test('only samples are marked as samples', async ({page}) => {
    const counts = {'/showcase': 1, '/community': 1, '/cv': 1, [posts.short]: 1, '/contact': 0};
    for (const [path, count] of Object.entries(counts)) {
      await page.goto(path);
      await expect(page.getByText(/^(Có n|N)ội dung mẫu$/), path).toHaveCount(count);
    }
  });
});

test('the CV has sections, a table of contents, dates in the language of the page and a print button', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes');
  });
  await open(page, '/cv');
  await expect(page).toHaveTitle(`Lý lịch của ${author} | ${siteName}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(author);
  const sections = await headings(page.getByRole('main'), 2);
  expect(sections).toHaveLength(8);
  const contents = page.getByRole('navigation', {name: strings.vi.contents});
  for (const name of sections) await expect(contents.getByRole('link', {name})).toBeVisible();
  await contents.getByRole('link', {name: 'Kỹ năng'}).click();
  await expect(page).toHaveURL(/#skills$/);
  await expect(page.getByRole('heading', {name: 'Kỹ năng'})).toBeInViewport();
  for (const date of ['9/2018 – 1/2022', '2/2022 – nay'])
    await expect(page.getByText(date)).toBeVisible();
  await page.getByRole('button', {name: 'In hoặc lưu PDF'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const person = (await structuredData(page, '/cv')).find(
    (data) => data['@type'] === 'ProfilePage',
  )?.mainEntity;
  // The CVs in both languages describe the same person
  expect(person).toMatchObject({
    '@id': `${siteUrl}/#person`,
    name: author,
    email: `mailto:${email}`,
    sameAs: site.socials.map(({url}) => url),
  });
});

test('the printed CV has one or two A4 pages, with text and links', async ({page}) => {
  await open(page, '/en/cv?docusaurus-theme=dark');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({preferCSSPageSize: true})));
  expect(pdf.numPages).toBeLessThanOrEqual(2);
  const sheet = await pdf.getPage(1);
  // A4 in points, rounded
  expect(sheet.view.slice(2).map(Math.round)).toEqual([595, 842]);
  const links = ((await sheet.getAnnotations()) as {url?: string}[]).map(({url}) => url);
  expect(links).toContain(`mailto:${email}`);
  const {text} = await extractText(pdf, {mergePages: true});
  const words = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  for (const part of [author, 'Head of test pages', 'Trial School', 'native'])
    expect(words).toContain(part);
  for (const part of ['Print or save as PDF', strings.en.skip, strings.en.contents]) {
    expect(words).not.toContain(part);
  }
});

test('an event is listed as past when it has ended, even without a new build', async ({page}) => {
  const [upcoming, past, none] = ['Sắp diễn ra', 'Đã qua', 'Hiện chưa có lịch nào.'];
  const [next, last, recent] = ['Buổi thực hành trên mạng', 'Ngày Thử 2197', 'Hai ngày làm chung'];
  const titles = (name: string) => headings(page.getByRole('region', {name}), 3);
  await page.clock.setFixedTime('2197-03-15T16:29:00+07:00');
  await open(page, '/community');
  expect(await titles(upcoming)).toEqual([next, last]);
  expect((await titles(past))[0]).toBe(recent);
  await expect(page.getByText('Thứ Bảy, 20/5/2197, 09:00–17:00')).toBeVisible();
  await page.clock.setFixedTime('2197-03-15T16:31:00+07:00');
  await open(page, '/community');
  await expect.poll(() => titles(upcoming)).toEqual([last]);
  expect((await titles(past)).slice(0, 2)).toEqual([next, recent]);
  await page.clock.setFixedTime('2198-01-01T00:00:00+07:00');
  await open(page, '/community');
  await expect(page.getByText(none)).toBeVisible();
});

test.describe('the showcase', {tag: '@engines'}, () => {
  const shown = (page: Page) => headings(page.getByRole('main'), 2);
  const tag = (page: Page, name: string) =>
    page.getByRole('main').getByRole('link', {name, exact: true});
  const count = (page: Page) => page.getByRole('main').getByRole('status');

  test('filters by a tag, which is in the URL', async ({page}) => {
    await open(page, '/showcase');
    const all = await shown(page);
    expect(all).toHaveLength(6);
    await tag(page, 'Dòng lệnh').click();
    await expect(count(page)).toHaveText('2 dự án');
    expect(await shown(page)).toEqual(['Xếp Tệp', 'Nhắc Việc']);
    await expect(page).toHaveURL('/showcase?tag=cli');
    await tag(page, 'Tất cả').click();
    await expect(count(page)).toHaveText('6 dự án');
    expect(await shown(page)).toEqual(all);
    await expect(page).toHaveURL('/showcase');
  });

  test('opens with the tag in the URL, and ignores an invalid one', async ({page}) => {
    await open(page, '/showcase?tag=cli&utm_source=mail');
    expect(await shown(page)).toEqual(['Xếp Tệp', 'Nhắc Việc']);
    for (const junk of ['?tag=__proto__', '?q=%00&tag=%ZZ']) {
      await open(page, `/showcase${junk}`);
      expect(await shown(page)).toHaveLength(6);
    }
  });
});
