import type * as Classic from '@docusaurus/preset-classic';

import {site} from '../config/site';
import type {Integrations} from '../lib/integrations';
import {sourceTime} from '../lib/build-time';
import type {Locale} from '../lib/locales';
import {prism} from '../plugins/code/prism';
import type {Present} from '../plugins/content/sections/present';
import {withInlineLogo} from '../plugins/shell/inline-logo';
import {footer, navbar} from '../plugins/shell/navigation';

type Options = {
  readonly locale: Locale;
  readonly siteDir: string;
  /** Empty sections are left out of the navigation. */
  readonly present: Present;
  /** The hosted services that are set. */
  readonly integrations: Integrations;
};

/** Returns the configuration of the hosted search, or nothing for the embedded one. */
const hostedSearch = (values: Readonly<Record<string, string>> | undefined) =>
  values && {
    algolia: {
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_SEARCH_KEY,
      indexName: values.ALGOLIA_INDEX_NAME,
      contextualSearch: true,
      searchPagePath: 'search',
    },
  };

/** Navigation bar, footer, code blocks and hosted search: for `themeConfig` of docusaurus.config.ts. */
export function themeConfig({
  locale,
  siteDir,
  present,
  integrations,
}: Options): Classic.ThemeConfig {
  return {
    image: 'img/social-card.png',
    metadata: [
      {property: 'og:site_name', content: site.name},
      {property: 'og:type', content: 'website'},
    ],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
    navbar: withInlineLogo(navbar(locale, present), siteDir),
    footer: footer(locale, present, sourceTime(siteDir)),
    prism,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    liveCodeBlock: {playgroundPosition: 'bottom'},
    ...hostedSearch(integrations['hosted-search']),
  } as Classic.ThemeConfig;
}
