import type {Page} from '@playwright/test';

import {navigation} from '../../src/config/navigation';
import {blogTitle, sectionLabel} from './test-site';

const sections = (language: 'vi' | 'en') => ({
  navigation: navigation.links.map(({label}) => label[language]),
  footer: navigation.footer.map(({title}) => title[language]),
  /** Of the link to the posts in the navigation bar. */
  blog: sectionLabel('/blog')[language],
  contact: sectionLabel('/contact')[language],
  /** Of the page with the posts. */
  blogTitle: blogTitle[language],
});

/**
 * What the shell says in each language. What the settings say comes from there, what
 * the engine says is written out.
 */
export const texts = {
  vi: {
    prefix: '',
    ...sections('vi'),
    skip: 'Chuyển đến nội dung chính',
    contents: 'Mục lục',
    menu: 'Đóng - mở thanh điều hướng',
    dark: 'Giao diện tối',
    close: 'Đóng',
    notFound: 'Không tìm thấy trang',
    scripts: 'Một phần của trang này không tải được.',
    offline: 'Bạn đang ngoại tuyến',
    retry: 'Thử lại',
  },
  en: {
    prefix: '/en',
    ...sections('en'),
    skip: 'Skip to main content',
    contents: 'On this page',
    menu: 'Toggle navigation bar',
    dark: 'Dark mode',
    close: 'Close',
    notFound: 'Page not found',
    scripts: 'Part of this page did not load.',
    offline: 'You are offline',
    retry: 'Try again',
  },
} as const;

export const languages = ['vi', 'en'] as const;

/** Set to take every case, page and language; by default `npm test` takes one of each kind. */
export const isThorough = Boolean(process.env.TEST_ALL);

/**
 * Each case of a list in one language, in turn: both are covered at half the
 * time. In a thorough run, each in both.
 */
export function inTurn<T>(
  cases: readonly T[],
): readonly (readonly [(typeof languages)[number], T])[] {
  return cases.flatMap((item, index) =>
    languages
      .filter((_, place) => isThorough || place === index % languages.length)
      .map((language) => [language, item] as const),
  );
}

/** Of texts in each language, those in this one. */
export function inLanguage<T extends {readonly lang: string}>(
  all: readonly T[],
  language: (typeof languages)[number],
): T {
  const found = all.find(({lang}) => lang === language);
  if (!found) throw new Error(`No texts for ${language}`);
  return found;
}

/** Makes the page think that data is dear, so that no chunk is fetched ahead of need. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), {effectiveType: '4g', saveData: true}),
    });
  });
}
