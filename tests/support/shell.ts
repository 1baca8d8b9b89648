import type {Page} from '@playwright/test';

/** What the shell says in each language, written out for the tests. */
export const texts = {
  vi: {
    prefix: '',
    navigation: ['Hướng dẫn', 'Blog', 'Dự án', 'Cộng đồng', 'Liên hệ'],
    footer: ['Trang chủ', 'Cộng đồng', 'Thêm'],
    skip: 'Chuyển đến nội dung chính',
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
    navigation: ['Tutorial', 'Blog', 'Showcase', 'Community', 'Contact'],
    footer: ['Home', 'Community', 'More'],
    skip: 'Skip to main content',
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

/** Half of a list of cases in each language, in turn: both are covered at half the time. */
export function inTurn<T>(
  cases: readonly T[],
): readonly (readonly [(typeof languages)[number], T])[] {
  return cases.map((item, index) => [index % 2 === 0 ? 'vi' : 'en', item] as const);
}

/** Makes the page think that data is dear, so that no chunk is fetched ahead of need. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), {effectiveType: '4g', saveData: true}),
    });
  });
}
