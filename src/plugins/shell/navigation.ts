import type {UserThemeConfig} from '@docusaurus/theme-common';

import {navigation} from '../../config/navigation';
import {site} from '../../config/site';
import sidebars from '../../../sidebars';
import type {Present} from '../content/sections/present';
import type {Locale, Localized} from '../../lib/locales';
import type {NavigationLink} from '../../lib/settings';

/** Sections that are left out of the navigation while they are empty, by their address. */
const SECTIONS: Readonly<Record<string, keyof Present>> = {
  '/docs': 'guides',
  '/blog': 'posts',
  '/showcase': 'projects',
  '/community': 'community',
};

const home: Localized = {vi: 'Trang chủ', en: 'Home'};
const source: Localized = {vi: 'Mã nguồn', en: 'Source code'};

/** Hosts of source code that readers know by name. */
const SOURCE_HOSTS: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'codeberg.org': 'Codeberg',
  'bitbucket.org': 'Bitbucket',
};

/** What the link to the site's source says: the name of its host, if readers know it. */
export function sourceLabel(url: string, locale: Locale): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  return SOURCE_HOSTS[host] ?? source[locale];
}

/** The guides' own sidebar: the first one, whatever its name. */
const [guidesSidebar] = Object.keys(sidebars);

/** The links that lead somewhere: those of empty sections, and addresses not set, are left out. */
function filled(links: readonly NavigationLink[], present: Present): readonly NavigationLink[] {
  return links.filter((link) => {
    if (!('to' in link)) return link.href !== '';
    const section = SECTIONS[link.to];
    return section === undefined || present[section];
  });
}

/** The navigation bar, in the theme's own format. */
export function navbar(locale: Locale, present: Present): UserThemeConfig['navbar'] {
  return {
    title: site.name,
    hideOnScroll: navigation.hideOnScroll,
    logo: {
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 32,
      height: 32,
    },
    items: [
      ...filled(navigation.links, present).map(({label, ...place}) => ({
        // The guides' item is marked on every guide, and leads to the first one
        ...('to' in place && place.to === '/docs' && guidesSidebar !== undefined
          ? {type: 'docSidebar', sidebarId: guidesSidebar}
          : place),
        label: label[locale],
        position: 'left' as const,
      })),
      ...(site.sourceUrl === ''
        ? []
        : [
            {
              href: site.sourceUrl,
              label: sourceLabel(site.sourceUrl, locale),
              position: 'right' as const,
            },
          ]),
      {type: 'localeDropdown', position: 'right'},
    ],
  };
}

/** The ways into the site: what the not-found page offers, and the first links anywhere else. */
export function sections(
  locale: Locale,
  present: Present,
): readonly {readonly to: string; readonly label: string}[] {
  return [{label: home, to: '/'}, ...filled(navigation.links, present)].flatMap((link) =>
    'to' in link ? [{to: link.to, label: link.label[locale]}] : [],
  );
}

/** The footer, in the theme's own format. */
export function footer(locale: Locale, present: Present): UserThemeConfig['footer'] {
  return {
    links: navigation.footer
      .map(({title, links}) => ({
        title: title[locale],
        items:
          links === 'socials'
            ? site.socials.map(({label, url}) => ({label, href: url}))
            : filled(links, present).map(({label, ...place}) => ({...place, label: label[locale]})),
      }))
      .filter(({items}) => items.length > 0),
    copyright: `© ${new Date().getUTCFullYear()} ${site.author.name}`,
  };
}
