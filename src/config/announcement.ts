import type {Announcement} from 'dau/settings';

/**
 * The bar above every page, or only above the home page, or `undefined` for no bar. `isHomeOnly`, `firstDay` and
 * `lastDay` are optional:
 *
 *     {
 *       id: 'new-post',
 *       content: {vi: ['Bài mới. ', {text: 'Đọc ngay', href: '/blog'}], en: ['…']},
 *       isHomeOnly: true,
 *       firstDay: '2027-03-01',
 *       lastDay: '2027-03-14',
 *     }
 */
export const announcement: Announcement | undefined = {
  id: 'github-guides',
  isHomeOnly: true,
  content: {
    vi: ['Mới: hai hướng dẫn về GitHub. ', {text: 'Đọc ngay', href: '/docs/category/git-github'}],
    en: ['New: two GitHub guides. ', {text: 'Read them', href: '/docs/category/git-github'}],
  },
};
