import {expect, test, type Locator, type Page} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

import {site} from '../../../src/config/site';
import {readHeadings, open} from './support/page';
import {strings} from './support/shell';
import {pageOf} from './support/sites';
import {author, email, guides, posts, siteName} from './support/test-site';
import {test as warm} from './support/warm-page';

const headings = (within: Locator | Page, level: number) =>
  readHeadings(within.getByRole('heading', {level}));

test('the home page introduces the author, and lists the newest posts and guides', () => {
  const linksIn = (file: string, selector: string) => {
    const $ = pageOf(file);
    return $(`${selector} a:not(.hash-link)`)
      .toArray()
      .map((link) => $(link).attr('href'));
  };
  const $ = pageOf('en/index');
  expect($('title').text()).toBe(`${author}, ${site.author.role.en} | ${siteName}`);
  expect($('h1').text()).toContain(author);
  expect($('main a[href="/en/cv"]').text()).toBe('See my CV');
  for (const {url} of site.socials) expect($(`main a[href="${url}"]`)).toHaveLength(1);
  // Posts in another language come after those in the page's language
  const newest = linksIn('en/blog', 'main article h2:not(:has(small))').slice(0, 3);
  expect(linksIn('en/blog', 'main article h2').slice(0, 3)).not.toEqual(newest);
  const listed = linksIn('en/index', 'main h3');
  expect(listed.filter((url) => url?.includes('/blog/'))).toEqual(newest);
  expect(listed.filter((url) => url?.includes('/docs/'))).toHaveLength(2);
});

test('only samples are marked as samples', () => {
  const counts = {showcase: 1, community: 1, cv: 1, [posts.short]: 1, contact: 0};
  for (const [file, count] of Object.entries(counts)) {
    expect([
      file,
      pageOf(file)('main')
        .text()
        .match(/nội dung mẫu/gi)?.length ?? 0,
    ]).toEqual([file, count]);
  }
});

warm(
  'the CV has sections, a table of contents, dates in the page’s language and a print button',
  async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset.printed = 'yes');
    });
    await open(page, '/cv');
    await expect(page.getByRole('heading', {level: 1, name: author})).toBeVisible();
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
  },
);

warm('the printed CV has one or two A4 pages, with text and links', async ({page}) => {
  await page.goto('/en/cv?docusaurus-theme=dark');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({preferCSSPageSize: true})));
  expect(pdf.numPages).toBeLessThanOrEqual(2);
  const sheet = await pdf.getPage(1);
  // A4 in points
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

test('an event is listed as past once it has ended, even without a new build', async ({page}) => {
  const [upcoming, past] = ['Sắp diễn ra', 'Đã qua'];
  const [next, last] = ['Buổi thực hành trên mạng', 'Ngày Thử 2197'];
  const titles = (name: string) => headings(page.getByRole('region', {name}), 3);
  await page.clock.setFixedTime('2197-03-15T16:29:00+07:00');
  await open(page, '/community');
  expect(await titles(upcoming)).toEqual([next, last]);
  await expect(page.getByText('Thứ Bảy, 20/5/2197, 09:00\u2060–\u206017:00')).toBeVisible();
  await page.clock.setFixedTime('2197-03-15T16:31:00+07:00');
  await open(page, '/community');
  await expect.poll(() => titles(upcoming)).toEqual([last]);
  expect((await titles(past))[0]).toBe(next);
  await page.clock.setFixedTime('2198-01-01T00:00:00+07:00');
  await open(page, '/community');
  const order = await headings(page.getByRole('main'), 2);
  expect(order.indexOf('Hoạt động thường xuyên')).toBe(0);
  expect(order.indexOf(past)).toBe(1);
  // A heading without an event would say less than none
  await expect(page.getByRole('region', {name: upcoming})).toHaveCount(0);
});

test(
  'the showcase filters by the tag in the URL, and ignores an invalid one',
  {tag: '@engines'},
  async ({page}) => {
    const main = page.getByRole('main');
    const shown = () => headings(main, 2);
    await open(page, '/showcase?tag=__proto__&q=%00');
    const all = await shown();
    expect(all).toHaveLength(4);
    await main.getByRole('button', {name: 'Dòng lệnh', exact: true}).click();
    await expect(main.getByRole('status')).toHaveText('2 dự án');
    expect(await shown()).toEqual(['Xếp Tệp', 'Nhắc Việc']);
    await expect(page).toHaveURL(/tag=cli/);
    // A name without an image is a cover. Neighbors have different colors, even after filtering
    const plates = main.locator('li:not([hidden]) [data-plate]');
    await expect(plates).toHaveText(['Xếp Tệp', 'Nhắc Việc']);
    expect(await plates.evaluateAll((all) => all.map((plate) => plate.dataset.plate))).toEqual([
      '0',
      '1',
    ]);
    await main.getByRole('button', {name: 'Tất cả', exact: true}).click();
    await expect(main.getByRole('status')).toHaveText('4 dự án');
    expect(await shown()).toEqual(all);
    await expect(page).not.toHaveURL(/tag=/);
  },
);

test('a title in two colors is as wide as in one, so no letters lose their kerning', async ({
  page,
}) => {
  await page.goto(guides.main);
  const title = page.locator('h1 > span');
  await expect(title.locator('[data-bare]')).not.toHaveCount(0);
  const [two, one] = await title.evaluate((element) => {
    const width = () => element.getBoundingClientRect().width;
    const before = width();
    element.replaceChildren(element.textContent);
    return [before, width()];
  });
  expect(Math.abs(two - one)).toBeLessThan(0.3);
});
