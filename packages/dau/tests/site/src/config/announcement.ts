import type {Announcement} from 'dau/settings';

/** Without `firstDay` and `lastDay`, because tests set them. Both languages link to a page. */
export const announcement: Announcement | undefined = {
  id: 'thong-bao-thu',
  content: {
    vi: ['Đây là thông báo của sân thử. ', {text: 'Xem mục Git', href: '/docs/category/git'}],
    en: ['This is the notice of the test site. ', {text: 'See Git', href: '/docs/category/git'}],
  },
};
