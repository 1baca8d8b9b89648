import type {UserThemeConfig} from '@docusaurus/theme-common';

import type {Locale, Localized} from './locales';
import {site} from './site';

/** Labels of the navigation bar and the footer, in the language of the page. */
const labels = {
  tutorial: {vi: 'Hướng dẫn', en: 'Tutorial'},
  blog: {vi: 'Blog', en: 'Blog'},
  showcase: {vi: 'Dự án', en: 'Showcase'},
  community: {vi: 'Cộng đồng', en: 'Community'},
  contact: {vi: 'Liên hệ', en: 'Contact'},
  cv: {vi: 'CV', en: 'CV'},
  home: {vi: 'Trang chủ', en: 'Home'},
  more: {vi: 'Thêm', en: 'More'},
  source: {vi: 'GitHub', en: 'GitHub'},
  email: {vi: 'Email', en: 'Email'},
  privacy: {vi: 'Quyền riêng tư', en: 'Privacy'},
} satisfies Record<string, Localized>;

/** Hide the navigation bar while the reader scrolls down. */
const hideOnScroll = false;

/** The navigation bar, in the theme's own format. */
export function navbar(locale: Locale): UserThemeConfig['navbar'] {
  const text = (key: keyof typeof labels) => labels[key][locale];
  return {
    title: site.name,
    hideOnScroll,
    logo: {
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 32,
      height: 32,
    },
    items: [
      {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: text('tutorial'), position: 'left'},
      {to: '/blog', label: text('blog'), position: 'left'},
      {to: '/showcase', label: text('showcase'), position: 'left'},
      {to: '/community', label: text('community'), position: 'left'},
      {to: '/contact', label: text('contact'), position: 'left'},
      {href: site.sourceUrl, label: text('source'), position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ],
  };
}

/** The ways into the site: what the not-found page offers, and the first links anywhere else. */
export function sections(locale: Locale): readonly {readonly to: string; readonly label: string}[] {
  const text = (key: keyof typeof labels) => labels[key][locale];
  return [
    {to: '/', label: text('home')},
    {to: '/docs/git-github/github-profile', label: text('tutorial')},
    {to: '/blog', label: text('blog')},
    {to: '/showcase', label: text('showcase')},
    {to: '/community', label: text('community')},
    {to: '/contact', label: text('contact')},
  ];
}

/** The footer, in the theme's own format. */
export function footer(locale: Locale): UserThemeConfig['footer'] {
  const text = (key: keyof typeof labels) => labels[key][locale];
  return {
    links: [
      {
        title: text('home'),
        items: [
          {label: text('home'), to: '/'},
          {label: text('cv'), to: '/cv'},
        ],
      },
      {
        title: text('community'),
        items: site.socials.map(({label, url}) => ({label, href: url})),
      },
      {
        title: text('more'),
        items: [
          {label: text('blog'), to: '/blog'},
          {label: text('source'), href: site.sourceUrl},
          {label: text('email'), href: `mailto:${site.author.email}`},
          {label: text('privacy'), to: '/privacy'},
        ],
      },
    ],
    copyright: `© ${new Date().getUTCFullYear()} ${site.author.name}`,
  };
}
