import './src/lib/node-version';

import {logger} from '@docusaurus/logger';
import type {Config} from '@docusaurus/types';

import {hydrateOnIntent} from './src/config/hydration';
import {site} from './src/config/site';
import community from './src/data/community';
import showcase from './src/data/projects';
import {classicOptions} from './src/docusaurus/classic-options';
import {markdownOptions} from './src/docusaurus/markdown';
import {plugins} from './src/docusaurus/plugins';
import {themeConfig} from './src/docusaurus/theme-config';
import {isKnownDocusaurus} from './src/lib/docusaurus-internals';
import {buildTime} from './src/lib/build-time';
import {isPreview, showsDrafts} from './src/lib/drafts';
import {loadEnvironmentFile, readEnvironment, readLocale} from './src/lib/environment';
import {hasHistory} from './src/lib/history';
import {defaultLocale, localeConfigs, locales} from './src/lib/locales';
import {presentSections} from './src/plugins/content/sections/present';
import {drawIcons} from './src/plugins/icons';
import {isExample} from './src/lib/settings';
import {sections} from './src/plugins/shell/navigation';
import {onIntentTemplate} from './src/plugins/shell/template';

loadEnvironmentFile(__dirname);
const {url, baseUrl, integrations} = readEnvironment(process.env);
const locale = readLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const present = presentSections(
  {siteDir: __dirname, showsDrafts: showsDrafts(), now: buildTime()},
  {showcase, community},
);

if (isExample(site) && process.env.NODE_ENV === 'production' && locale === defaultLocale) {
  logger.info('The author is still the example. npm run setup makes it you.');
}

const icons = drawIcons({
  siteDir: __dirname,
  siteName: site.name,
  authorName: site.author.name,
  fontFile: 'src/plugins/share-images/fonts/be-vietnam-pro-700.ttf',
});

const config: Config = {
  title: site.name,
  tagline: site.tagline[locale],
  url,
  baseUrl,
  trailingSlash: false,
  favicon: 'img/favicon.svg',
  // src/plugins/shell/client/BaseUrlIssue says it in the reader's language
  baseUrlIssueBanner: false,
  // One for all languages: the colour mode stays when the reader changes language
  storage: {namespace: 'dau'},
  // Not `noIndex`: our search would leave out every page
  headTags: isPreview()
    ? [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex'}}]
    : [],
  // Without the mark that tells when the application runs, scripts start the framework's own way
  ssrTemplate: isKnownDocusaurus('Readers load all scripts before they do anything.', [
    '3.10',
    '4.0.0-canary-6808',
  ])
    ? onIntentTemplate({startsOnIntent: hydrateOnIntent})
    : undefined,
  i18n: {defaultLocale, locales: [...locales], localeConfigs},
  future: {v4: true, faster: true, experimental_vcs: hasHistory(__dirname)},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: markdownOptions(locale, __dirname),
  presets: [['classic', classicOptions(locale, __dirname)]],
  plugins: plugins(integrations),
  // The last theme to offer a string is heard: ours, which corrects those of plugins and themes
  themes: ['@docusaurus/theme-live-codeblock', './src/plugins/translations/index.ts'],
  // The other folders hold what the engine serves as it is; a file of the author's wins
  staticDirectories: ['static', icons, 'src/plugins/shell/static', 'src/plugins/security/static'],
  // What the not-found page offers
  customFields: {sections: sections(locale, present)},
  themeConfig: themeConfig({locale, siteDir: __dirname, present, integrations}),
};

export default config;
