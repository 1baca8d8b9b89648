import {expect, type Page} from '@playwright/test';

import {headingTexts, open} from './support/page';
import {test} from './support/warm-page';

function titles(page: Page, section: string): Promise<string[]> {
  return headingTexts(page.getByRole('region', {name: section}).getByRole('heading', {level: 3}));
}

const languages = [
  {
    path: '/community',
    upcoming: 'Sắp diễn ra',
    past: 'Đã qua',
    none: 'Hiện chưa có lịch nào.',
    git: 'Git cho người mới: buổi thực hành',
    javascript: 'Ngày JavaScript 2027',
    hackathon: 'Hackathon Chữ Việt',
    when: 'Thứ Bảy, 15 tháng 5, 2027, 09:00–17:00',
  },
  {
    path: '/en/community',
    upcoming: 'Coming up',
    past: 'Past',
    none: 'Nothing is planned right now.',
    git: 'Git for newcomers: hands-on',
    javascript: 'JavaScript Day 2027',
    hackathon: 'Vietnamese Letters Hackathon',
    when: 'Saturday, May 15, 2027, 09:00–17:00',
  },
] as const;

for (const {path, upcoming, past, none, git, javascript, hackathon, when} of languages) {
  test.describe(`R07 ${path}`, () => {
    test('events with date, place and part; the nearest first', async ({page}) => {
      await page.clock.setFixedTime('2026-12-01T08:00:00+07:00');
      await open(page, path);
      expect(await titles(page, upcoming)).toEqual([git, javascript]);
      expect((await titles(page, past))[0]).toBe(hackathon);
      await expect(page.getByText(when)).toBeVisible();
      for (const name of ['GitHub', 'LinkedIn', 'Facebook']) {
        await expect(page.getByRole('main').getByRole('link', {name, exact: true})).toHaveAttribute(
          'href',
          /^https:/,
        );
      }
    });

    test('an event that went by since the build moves to the past ones', async ({page}) => {
      await page.clock.setFixedTime('2027-03-13T16:31:00+07:00');
      await open(page, path);
      await expect.poll(() => titles(page, upcoming)).toEqual([javascript]);
      expect((await titles(page, past)).slice(0, 2)).toEqual([git, hackathon]);
    });

    test('an event is not over before it ends', async ({page}) => {
      await page.clock.setFixedTime('2027-03-13T16:29:00+07:00');
      await open(page, path);
      expect(await titles(page, upcoming)).toEqual([git, javascript]);
    });

    test('with nothing to come it says so', async ({page}) => {
      await page.clock.setFixedTime('2028-01-01T00:00:00+07:00');
      await open(page, path);
      await expect(page.getByText(none)).toBeVisible();
      expect(await titles(page, past)).toHaveLength(5);
    });

    test('events are described in structured data', async ({page}) => {
      // As published: the application writes the head anew when it starts
      const html = await (await page.request.get(path)).text();
      const scripts = [...html.matchAll(/application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
        ([, json]) => json ?? '',
      );
      const events = scripts
        .map((json) => JSON.parse(json) as Record<string, unknown>)
        .filter((data) => data['@type'] === 'Event');
      expect(events).toHaveLength(5);
      expect(events.find(({name}) => name === javascript)).toMatchObject({
        '@id': `https://example.com${path}#ngay-javascript-2027`,
        startDate: '2027-05-15T09:00+07:00',
        performer: {'@type': 'Person', name: 'Nguyễn Văn A'},
        image: expect.stringMatching(/^https:\/\/example\.com\/.*ngay-javascript/) as unknown,
      });
    });
  });
}
