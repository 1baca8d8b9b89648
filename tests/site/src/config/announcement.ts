import type {Announcement} from '@site/src/lib/settings';

/** Without days, so that the tests of the bar choose them. A link to a page of each language. */
export const announcement: Announcement | undefined = {
  id: 'thong-bao-thu',
  content: {
    vi: ['Đây là thông báo của sân thử. ', {text: 'Xem mục Git', href: '/docs/category/git'}],
    en: ['This is the notice of the test site. ', {text: 'See Git', href: '/docs/category/git'}],
  },
};
