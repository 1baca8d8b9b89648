import type {Announcement} from '@site/src/lib/settings';

/** `undefined` means no bar. `firstDay: '2027-03-01'` and `lastDay: '2027-03-14'` limit its days. */
export const announcement: Announcement | undefined = {
  id: 'github-guides',
  content: {
    vi: ['Mới: hai hướng dẫn về GitHub. ', {text: 'Đọc ngay', href: '/docs/category/git-github'}],
    en: ['New: two GitHub guides. ', {text: 'Read them', href: '/docs/category/git-github'}],
  },
};
