import {expect, type Page} from '@playwright/test';

import {site} from '../src/config/site';
import {headingTexts, open} from './support/page';
import {test} from './support/warm-page';
import {author, exactly, siteUrl} from './support/test-site';

function titles(page: Page, section: string): Promise<string[]> {
  return headingTexts(page.getByRole('region', {name: section}).getByRole('heading', {level: 3}));
}

const languages = [
  {
    path: '/community',
    upcoming: 'Sắp diễn ra',
    past: 'Đã qua',
    none: 'Hiện chưa có lịch nào.',
    next: 'Buổi thực hành trên mạng',
    last: 'Ngày Thử 2197',
    recent: 'Hai ngày làm chung',
    when: 'Thứ Bảy, 20 tháng 5, 2197, 09:00–17:00',
  },
  {
    path: '/en/community',
    upcoming: 'Coming up',
    past: 'Past',
    none: 'Nothing is planned right now.',
    next: 'Hands-on session online',
    last: 'Trial Day 2197',
    recent: 'Two Days Together',
    when: 'Saturday, May 20, 2197, 09:00–17:00',
  },
] as const;

for (const {path, upcoming, past, none, next, last, recent, when} of languages) {
  test.describe(`R07 ${path}`, () => {
    test('events have date, place and role; the nearest is first', async ({page}) => {
      await page.clock.setFixedTime('2196-12-01T08:00:00+07:00');
      await open(page, path);
      expect(await titles(page, upcoming)).toEqual([next, last]);
      expect((await titles(page, past))[0]).toBe(recent);
      await expect(page.getByText(when)).toBeVisible();
      for (const {label, url} of site.socials) {
        await expect(
          page.getByRole('main').getByRole('link', {name: label, exact: true}),
        ).toHaveAttribute('href', url);
      }
    });

    test('an event that ended after the build moves to the past events', async ({page}) => {
      await page.clock.setFixedTime('2197-03-15T16:31:00+07:00');
      await open(page, path);
      await expect.poll(() => titles(page, upcoming)).toEqual([last]);
      expect((await titles(page, past)).slice(0, 2)).toEqual([next, recent]);
    });

    test('an event is not over before it ends', async ({page}) => {
      await page.clock.setFixedTime('2197-03-15T16:29:00+07:00');
      await open(page, path);
      expect(await titles(page, upcoming)).toEqual([next, last]);
    });

    test('a message shows if no event is planned', async ({page}) => {
      await page.clock.setFixedTime('2198-01-01T00:00:00+07:00');
      await open(page, path);
      await expect(page.getByText(none)).toBeVisible();
      expect(await titles(page, past)).toHaveLength(5);
    });

    test('events are described in structured data', async ({page}) => {
      // Read the published HTML, because hydration rewrites the head
      const html = await (await page.request.get(path)).text();
      const scripts = [...html.matchAll(/application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(
        ([, json]) => json ?? '',
      );
      const events = scripts
        .map((json) => JSON.parse(json) as Record<string, unknown>)
        .filter((data) => data['@type'] === 'Event');
      expect(events).toHaveLength(5);
      expect(events.find(({name}) => name === last)).toMatchObject({
        '@id': `${siteUrl}${path}#ngay-thu-2197`,
        startDate: '2197-05-20T09:00+07:00',
        performer: {'@type': 'Person', name: author},
        image: expect.stringMatching(`^${exactly(siteUrl)}/.*ngay-thu`) as unknown,
      });
    });
  });
}
