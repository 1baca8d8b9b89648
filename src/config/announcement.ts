import type {Announcement} from '@site/src/lib/settings';

/** `undefined` means no bar. `firstDay: '2027-03-01'` and `lastDay: '2027-03-14'` limit its days. */
export const announcement: Announcement | undefined = {
  id: 'github-guides',
  content: {
    vi: [
      'Mới: hai hướng dẫn từng bước để làm đẹp trang GitHub của bạn. ',
      {text: 'Đọc ngay', href: '/docs/category/git-github'},
    ],
    en: [
      'New: two step-by-step guides to a better GitHub profile. ',
      {text: 'Read them', href: '/docs/category/git-github'},
    ],
  },
};
