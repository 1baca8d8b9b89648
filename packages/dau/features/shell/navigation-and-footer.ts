import {sourceTime} from '../../content/publishing';
import {isKnownDocusaurus} from '../../utils/docusaurus-messages';
import {PAGES} from '../../utils/engine-pages';
import {inlineDrawing} from '../../utils/static-files';
import {locales, textIn, type Locale, type Localized} from '../../settings/locales';
import type {NavigationLink, Settings} from '../../settings';
import {onIntentTemplate} from './page-template';

const source: Localized = {vi: 'Mã nguồn', en: 'Source code'};

type Options = {
  navigation: Settings['navigation'];
  site: Settings['site'];
  siteDir: string;
  locale: Locale;
  /** The paths of empty sections, which the navigation and the footer do not link to. */
  empty: readonly string[];
  /** The content of `sidebars.ts`. The first sidebar is for the guides. */
  sidebars: object;
};

/** The theme opens each `href` in a new tab, but a `mailto:` link must not open a tab. */
const inPlace = (href: string) =>
  href.startsWith('mailto:') ? {to: href, target: '_self'} : {href};

export function shellConfig(options: Options) {
  const {navigation, site, siteDir, locale, empty, sidebars} = options;
  const [guides] = Object.keys(sidebars);
  const isEmpty = (to: string) => empty.some((page) => `${to}/`.startsWith(`${page}/`));
  const filled = (links: readonly NavigationLink[]) =>
    links.filter((link) => ('to' in link ? !isEmpty(link.to) : link.href !== ''));
  const links = filled(navigation.links);
  const lost = "Pages load all their scripts immediately, not on the reader's first interaction.";

  return {
    ssrTemplate: site.hydrateOnIntent && isKnownDocusaurus(lost) ? onIntentTemplate() : undefined,
    themeConfig: {
      image: 'img/social-card.png',
      metadata: [
        {property: 'og:site_name', content: site.name},
        {property: 'og:type', content: 'website'},
      ],
      colorMode: {
        defaultMode: site.colorMode === 'dark' ? ('dark' as const) : ('light' as const),
        respectPrefersColorScheme: site.colorMode === 'system',
        disableSwitch: false,
      },
      navbar: {
        title: site.name,
        hideOnScroll: navigation.hideOnScroll,
        // A data URL saves two requests before the first paint
        logo: {
          alt: '',
          src: inlineDrawing('img/logo.svg', siteDir),
          srcDark: inlineDrawing('img/logo-dark.svg', siteDir),
          width: 32,
          height: 32,
        },
        items: [
          ...links.map(({label, ...place}) => ({
            // A `docSidebar` item links to the first guide, and is active on every guide
            ...('to' in place && place.to === PAGES.guides && guides !== undefined
              ? {type: 'docSidebar', sidebarId: guides}
              : place),
            label: textIn(label, locale),
            position: 'left',
          })),
          ...(site.sourceUrl
            ? [{href: site.sourceUrl, label: textIn(source, locale), position: 'right'}]
            : []),
          ...(locales.length > 1 ? [{type: 'localeDropdown', position: 'right'}] : []),
        ],
      },
      footer: {
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
        copyright: `© ${new Date(sourceTime(siteDir)).getUTCFullYear()} ${site.author.name}`,
      },
    },
  };
}
