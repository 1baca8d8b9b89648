import type {Navigation} from 'dau/settings';

import {site} from './site';

/** The labels differ from the engine's own labels, so that tests can tell where a label comes from. */
export const navigation: Navigation = {
  hideOnScroll: false,
  links: [
    {label: {vi: 'Chỉ dẫn', en: 'How-to'}, to: '/docs'},
    {label: {vi: 'Nhật ký', en: 'Journal'}, to: '/blog'},
    {label: {vi: 'Đồ đã làm', en: 'Things made'}, to: '/showcase'},
    {label: {vi: 'Gặp gỡ', en: 'Meet'}, to: '/community'},
    {label: {vi: 'Nhắn mình', en: 'Write to me'}, to: '/contact'},
  ],
  footer: [
    {
      title: {vi: 'Bắt đầu', en: 'Start'},
      links: [
        {label: {vi: 'Trang đầu', en: 'First page'}, to: '/'},
        {label: {vi: 'Lý lịch', en: 'Résumé'}, to: '/cv'},
      ],
    },
    {title: {vi: 'Hồ sơ', en: 'Profiles'}, links: 'socials'},
    {
      title: {vi: 'Khác', en: 'Other'},
      links: [
        {label: {vi: 'Nhật ký', en: 'Journal'}, to: '/blog'},
        {label: {vi: 'Theo dõi', en: 'Follow'}, to: '/feeds'},
        {label: {vi: 'Kho mã', en: 'Repository'}, href: site.sourceUrl},
        {label: {vi: 'Thư điện tử', en: 'Mail'}, href: `mailto:${site.author.email}`},
        {label: {vi: 'Quyền riêng tư', en: 'Privacy'}, to: '/privacy'},
      ],
    },
  ],
};
