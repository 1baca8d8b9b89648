import type {UserThemeConfig} from '@docusaurus/theme-common';

import {sourceTime} from '../../lib/build-time';
import {inlineDrawing} from '../../lib/inline-drawing';
import {locales, textIn, type Locale, type Localized} from '../../lib/locales';
import type {Navigation, NavigationLink, SiteConfig} from '../../lib/settings';

const home: Localized = {vi: 'Trang chủ', en: 'Home'};
const source: Localized = {vi: 'Mã nguồn', en: 'Source code'};

/** A link to a section of the site. */
type Section = {to: string; label: string};

export type NavigationOptions = {
  navigation: Navigation;
  site: SiteConfig;
  siteDir: string;
  locale: Locale;
  /** Paths of sections with nothing to show: links to them are left out. */
  empty: readonly string[];
  /** `sidebars.ts`. The first sidebar is for the guides. */
  sidebars: object;
};

/** The theme marks every `href` as opening in a new tab, but a `mailto:` link does not. */
const inPlace = (href: string) =>
  href.startsWith('mailto:') ? {to: href, target: '_self'} : {href};

/**
 * Returns navigation bar and footer for the theme's configuration, and for the not-found page the
 * links to the home page and the sections.
 */
export function navigationOf({
  navigation,
  site,
  siteDir,
  locale,
  empty,
  sidebars,
}: NavigationOptions) {
  const [guides] = Object.keys(sidebars);
  const lastChange = new Date(sourceTime(siteDir));
  const filled = (links: readonly NavigationLink[]) =>
    links.filter((link) => ('to' in link ? !empty.includes(link.to) : link.href !== ''));
  const links = filled(navigation.links);

  const navbar: UserThemeConfig['navbar'] = {
    title: site.name,
    hideOnScroll: navigation.hideOnScroll,
    // In the HTML, which saves two requests before the first paint
    logo: {
      alt: '',
      src: inlineDrawing('img/logo.svg', siteDir),
      srcDark: inlineDrawing('img/logo-dark.svg', siteDir),
      width: 32,
      height: 32,
    },
    items: [
      ...links.map(({label, ...place}) => ({
        // A `docSidebar` item is active on every guide, and links to the first one
        ...('to' in place && place.to === '/docs' && guides !== undefined
          ? {type: 'docSidebar', sidebarId: guides}
          : place),
        label: textIn(label, locale),
        position: 'left' as const,
      })),
      ...(site.sourceUrl === ''
        ? []
        : [
            {
              href: site.sourceUrl,
              label: textIn(source, locale),
              position: 'right' as const,
            },
          ]),
      // With one language there is nothing to choose
      ...(locales.length > 1 ? [{type: 'localeDropdown', position: 'right' as const}] : []),
    ],
  };

  const footer: UserThemeConfig['footer'] = {
    links: navigation.footer
      .map((column) => ({
        title: textIn(column.title, locale),
        items:
          column.links === 'socials'
            ? site.socials.map(({label, url}) => ({label, ...inPlace(url)}))
            : filled(column.links).map(({label, ...place}) => ({
                ...('href' in place ? inPlace(place.href) : place),
                label: textIn(label, locale),
              })),
      }))
      .filter(({items}) => items.length > 0),
    copyright: `© ${lastChange.getUTCFullYear()} ${site.author.name}`,
  };

  const sections: Section[] = [{label: home, to: '/'}, ...links].flatMap((link) =>
    'to' in link ? [{to: link.to, label: textIn(link.label, locale)}] : [],
  );

  return {navbar, footer, sections};
}
