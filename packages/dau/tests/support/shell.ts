import type {Page} from '@playwright/test';

import {navigation} from '../../../../src/config/navigation';
import {textIn} from '../../settings/locales';
import {blogTitle, sectionLabel} from './test-site';

const sections = (language: 'vi' | 'en') => ({
  navigation: (navigation.links ?? []).map(({label}) => textIn(label, language)),
  footer: (navigation.footer ?? []).map(({title}) => textIn(title, language)),
  blog: textIn(sectionLabel('/blog'), language),
  contact: textIn(sectionLabel('/contact'), language),
  blogTitle: textIn(blogTitle ?? {}, language),
});

/**
 * Interface strings in each language. Strings that authors can set come from the test site's settings.
 */
export const strings = {
  vi: {
    prefix: '',
    ...sections('vi'),
    skip: 'Chuyển đến nội dung chính',
    contents: 'Mục lục',
    menu: 'Đóng/mở thanh điều hướng',
    dark: 'Giao diện tối',
    search: 'Tìm kiếm',
    close: 'Đóng',
    notFound: 'Không tìm thấy trang',
    scripts: 'Một phần của trang này không tải được.',
    reload: 'Tải lại trang',
    retry: 'Thử lại',
  },
  en: {
    prefix: '/en',
    ...sections('en'),
    skip: 'Skip to main content',
    contents: 'On this page',
    menu: 'Toggle navigation bar',
    dark: 'Dark mode',
    search: 'Search',
    close: 'Close',
    notFound: 'Page not found',
    scripts: 'Part of this page did not load.',
    reload: 'Reload',
    retry: 'Try again',
  },
} as const;

/** Distributes test cases across the languages. To save time, each case runs in only one language. */
export const inTurn = <T>(cases: readonly T[]) =>
  cases.map((item, index) => [index % 2 === 0 ? 'vi' : 'en', item] as const);

/**
 * Turns on data saver, so that the page does not prefetch scripts. Call this before opening the page. Also
 * adds a route, because Chromium may at first ignore routes if a test adds the first one after the page has
 * opened.
 */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.fallback());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), {effectiveType: '4g', saveData: true}),
    });
  });
}
