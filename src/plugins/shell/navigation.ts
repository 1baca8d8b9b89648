import type {UserThemeConfig} from '@docusaurus/theme-common';

import {navigation} from '../../config/navigation';
import {site} from '../../config/site';
import sidebars from '../../../sidebars';
import type {Present} from '../content/sections/present';
import type {Locale, Localized} from '../../lib/locales';
import type {NavigationLink} from '../../lib/settings';

/** Sections by their path. The navigation leaves out a section while it is empty. */
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

/** The sidebar of the guides: the first one in `sidebars.ts`. */
const [guidesSidebar] = Object.keys(sidebars);

/** Leaves out links to empty sections, and links without an address. */
function filled(links: readonly NavigationLink[], present: Present): readonly NavigationLink[] {
  return links.filter((link) => {
    if (!('to' in link)) return link.href !== '';
    const section = SECTIONS[link.to];
    return section === undefined || present[section];
  });
}

/** Returns the theme configuration of the navigation bar. */
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
        // A `docSidebar` item is active on every guide, and links to the first one
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

/** Returns the links to the home page and to the site's sections, for the not-found page. */
export function sections(
  locale: Locale,
  present: Present,
): readonly {readonly to: string; readonly label: string}[] {
  return [{label: home, to: '/'}, ...filled(navigation.links, present)].flatMap((link) =>
    'to' in link ? [{to: link.to, label: link.label[locale]}] : [],
  );
}

/** The theme says of every `href` that it opens in a new tab. An address for email opens none. */
const inPlace = (href: string) =>
  href.startsWith('mailto:') ? {to: href, target: '_self'} : {href};

/**
 * Returns the theme configuration of the footer.
 *
 * @param changed when the site changed last, in milliseconds: the year beside ©
 */
export function footer(
  locale: Locale,
  present: Present,
  changed: number,
): UserThemeConfig['footer'] {
  return {
    links: navigation.footer
      .map(({title, links}) => ({
        title: title[locale],
        items:
          links === 'socials'
            ? site.socials.map(({label, url}) => ({label, href: url}))
            : filled(links, present).map(({label, ...place}) => ({
                ...('href' in place ? inPlace(place.href) : place),
                label: label[locale],
              })),
      }))
      .filter(({items}) => items.length > 0),
    copyright: `© ${new Date(changed).getUTCFullYear()} ${site.author.name}`,
  };
}
