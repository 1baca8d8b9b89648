import {isKnownDocusaurus} from '../../lib/docusaurus-internals';
import {navigationOf, type NavigationOptions} from './navigation';
import {onIntentTemplate} from './template';

type Options = NavigationOptions & {
  /** Whether the scripts start at the first action. */
  hydrateOnIntent: boolean;
};

/** Returns the navigation, footer and page template, and the sections that are not empty. */
export function shellConfig({hydrateOnIntent, ...options}: Options) {
  const lost = 'Pages load all their scripts at once, not at the first action of the reader.';
  const isKnown = isKnownDocusaurus(lost);
  const {navbar, footer, sections} = navigationOf(options);
  const config = {
    // Otherwise the framework starts the scripts
    ssrTemplate: isKnown ? onIntentTemplate({startsOnIntent: hydrateOnIntent}) : undefined,
    themeConfig: {
      image: 'img/social-card.png',
      metadata: [
        {property: 'og:site_name', content: options.site.name},
        {property: 'og:type', content: 'website'},
      ],
      colorMode: {
        defaultMode: options.site.colorMode === 'dark' ? ('dark' as const) : ('light' as const),
        respectPrefersColorScheme: options.site.colorMode === 'system',
        disableSwitch: false,
      },
      navbar,
      footer,
    },
  };
  return {config, sections};
}
