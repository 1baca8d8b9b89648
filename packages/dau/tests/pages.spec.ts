import {expect, test, type Locator, type Page} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

import {site} from '../../../src/config/site';
import {readHeadings, open} from './support/page';
import {strings} from './support/shell';
import {pageOf} from './support/sites';
import {author, email, posts, siteName} from './support/test-site';
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
  'the CV has a table of contents, dates in the page’s language and a print button',
  async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => (document.documentElement.dataset.printed = 'yes');
    });
    await open(page, '/cv');
    const sections = await headings(page.getByRole('main'), 2);
    expect(sections).toHaveLength(8);
    const contents = page.getByRole('navigation', {name: strings.vi.contents}).getByRole('link');
    await expect(contents).toHaveText(sections);
    await contents.filter({hasText: 'Kỹ năng'}).click();
    await expect(page.getByRole('heading', {name: 'Kỹ năng'})).toBeInViewport();
    await expect(page.getByText('2/2022 – nay')).toBeVisible();
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
  expect(text.normalize('NFC')).toMatch(/Head\s+of\s+test\s+pages/);
  expect(text).not.toMatch(/Print\s+or\s+save\s+as\s+PDF/);
});

test('an event is listed as past once it has ended, even without a new build', async ({page}) => {
  const [next, last] = ['Buổi thực hành trên mạng', 'Ngày Thử 2197'];
  const titles = (name: string) => headings(page.getByRole('region', {name}), 3);
  for (const [now, upcoming, past] of [
    ['2197-03-15T16:31:00+07:00', [last], next],
    // A heading without an event would say less than none
    ['2198-01-01T00:00:00+07:00', [], last],
  ] as const) {
    await page.clock.setFixedTime(now);
    await open(page, '/community');
    await expect.poll(() => titles('Sắp diễn ra')).toEqual(upcoming);
    expect((await titles('Đã qua'))[0]).toBe(past);
  }
  await expect(page.getByRole('region', {name: 'Sắp diễn ra'})).toHaveCount(0);
  await expect(page.getByText('Thứ Bảy, 09:00\u2060–\u206017:00')).toBeVisible();
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
    await main.getByRole('button', {name: 'Tất cả', exact: true}).click();
    await expect(main.getByRole('status')).toHaveText('4 dự án');
    expect(await shown()).toEqual(all);
    await expect(page).not.toHaveURL(/tag=/);
  },
);

test('links outside running text are underlined', {tag: '@engines'}, async ({page}) => {
  await page.goto('/blog');
  const links = page.locator('main .dau-links a:not([aria-current])');
  await expect(links.first()).toHaveCSS('text-decoration-line', 'underline');
});
