import {expect} from '@playwright/test';
import {extractText, getDocumentProxy} from 'unpdf';

import cv from '../src/data/cv.vi.json';
import {headingTexts, open} from './support/page';
import {test} from './support/warm-page';
import {author, email, siteName, siteUrl} from './support/test-site';

const languages = [
  {
    path: '/cv',
    title: `Lý lịch của ${author} | ${siteName}`,
    print: 'In hoặc lưu PDF',
    toc: 'Mục lục',
    sections: [
      'Kinh nghiệm làm việc',
      'Dự án',
      'Học vấn',
      'Hoạt động cộng đồng',
      'Chứng chỉ',
      'Kỹ năng',
      'Ngôn ngữ',
      'Sở thích',
    ],
    period: 'tháng 9 năm 2018 – tháng 1 năm 2022',
    ongoing: 'tháng 2 năm 2022 – nay',
    printed: ['Trưởng nhóm dựng bài thử', 'Trường Thử', 'tiếng mẹ đẻ'],
    notPrinted: ['Mục lục', 'In hoặc lưu PDF', 'Gặp gỡ Nhắn mình'],
  },
  {
    path: '/en/cv',
    title: `Résumé of ${author} | ${siteName}`,
    print: 'Print or save as PDF',
    toc: 'On this page',
    sections: [
      'Work experience',
      'Projects',
      'Education',
      'Community work',
      'Certificates',
      'Skills',
      'Languages',
      'Interests',
    ],
    period: 'September 2018 – January 2022',
    ongoing: 'February 2022 – present',
    printed: ['Head of test pages', 'Trial School', 'native'],
    notPrinted: ['On this page', 'Print or save as PDF', 'Skip to main content'],
  },
] as const;

for (const {path, title, print, toc, sections, period, ongoing, ...rest} of languages) {
  test.describe(`R07 ${path}`, () => {
    test('a heading for each section, and a table of contents with links to them', async ({
      page,
    }) => {
      await open(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(author);
      const headings = page.getByRole('main').getByRole('heading', {level: 2});
      expect(await headingTexts(headings)).toEqual(sections);
      const contents = page.getByRole('navigation', {name: toc});
      for (const name of sections) await expect(contents.getByRole('link', {name})).toBeVisible();
      await contents.getByRole('link', {name: sections[5]}).click();
      await expect(page).toHaveURL(/#skills$/);
      await expect(page.getByRole('heading', {name: sections[5]})).toBeInViewport();
    });

    test('dates are in the language of the page', async ({page}) => {
      await open(page, path);
      await expect(page.getByText(period)).toBeVisible();
      await expect(page.getByText(ongoing)).toBeVisible();
      await expect(page.locator('time[datetime="2018-09"]')).toHaveCount(1);
    });

    test('the button opens the print dialog', async ({page}) => {
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset.printed = 'yes';
        };
      });
      await open(page, path);
      await page.getByRole('button', {name: print}).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    });

    for (const theme of ['light', 'dark']) {
      test(`prints one or two A4 pages of real text with working links (${theme})`, async ({
        page,
      }) => {
        await open(page, path);
        await page.evaluate((mode) => {
          document.documentElement.dataset.theme = mode;
        }, theme);
        const pdf = await getDocumentProxy(
          new Uint8Array(await page.pdf({preferCSSPageSize: true})),
        );
        expect(pdf.numPages).toBeGreaterThanOrEqual(1);
        expect(pdf.numPages).toBeLessThanOrEqual(2);
        const links: string[] = [];
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const sheet = await pdf.getPage(number);
          const [, , width = 0, height = 0] = sheet.view;
          // A4 in points, rounded
          expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
          const annotations = (await sheet.getAnnotations()) as {url?: string}[];
          links.push(...annotations.flatMap(({url}) => url ?? []));
        }
        const {text} = await extractText(pdf, {mergePages: true});
        const printed = text.normalize('NFC').replaceAll(/\s+/g, ' ');
        for (const part of [author, ...rest.printed, ...sections]) {
          expect(printed).toContain(part);
        }
        for (const part of rest.notPrinted) expect(printed).not.toContain(part);
        expect(links).toEqual(
          expect.arrayContaining([
            `mailto:${email}`,
            'https://code.example/tac-gia',
            'https://do-choi.example/lich-trang',
          ]),
        );
      });
    }

    test('says who the person is in structured data', async ({page}) => {
      // Read the published HTML, because hydration rewrites the head
      const html = await (await page.request.get(path)).text();
      const scripts = [...html.matchAll(/application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
        ([, json]) => json ?? '',
      );
      const person = scripts
        .map((json) => JSON.parse(json) as Record<string, unknown>)
        .find((data) => data['@type'] === 'ProfilePage')?.mainEntity;
      expect(person).toMatchObject({
        '@type': 'Person',
        // Both languages describe the same person
        '@id': `${siteUrl}/#person`,
        name: author,
        email: `mailto:${email}`,
        sameAs: cv.basics.profiles.map(({url}) => url),
      });
    });
  });
}
