import type {Navigation} from 'dau/settings';

import {site} from './site';

export const navigation: Navigation = {
  hideOnScroll: false,
  links: [
    {label: {vi: 'Hướng dẫn', en: 'Tutorial'}, to: '/docs'},
    {label: {vi: 'Blog', en: 'Blog'}, to: '/blog'},
    {label: {vi: 'Dự án', en: 'Showcase'}, to: '/showcase'},
    {label: {vi: 'Cộng đồng', en: 'Community'}, to: '/community'},
    {label: {vi: 'Liên hệ', en: 'Contact'}, to: '/contact'},
  ],
  footer: [
    {
      title: {vi: 'Website này', en: 'This site'},
      links: [
        {label: {vi: 'Trang chủ', en: 'Home'}, to: '/'},
        {label: {vi: 'CV', en: 'CV'}, to: '/cv'},
        {label: {vi: 'Ngoại tuyến', en: 'Offline'}, to: '/offline'},
        {label: {vi: 'Quyền riêng tư', en: 'Privacy'}, to: '/privacy'},
      ],
    },
    {title: {vi: 'Mạng xã hội', en: 'Profiles'}, links: 'socials'},
    {
      title: {vi: 'Xem thêm', en: 'More'},
      links: [
        {label: {vi: 'Blog', en: 'Blog'}, to: '/blog'},
        {label: {vi: 'RSS', en: 'RSS'}, to: '/feeds'},
        {label: {vi: 'Mã nguồn', en: 'Source code'}, href: site.sourceUrl},
        {label: {vi: 'Email', en: 'Email'}, href: `mailto:${site.author.email}`},
      ],
    },
  ],
};
