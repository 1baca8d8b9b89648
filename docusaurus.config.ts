import './src/lib/node-version';

import type {Config} from '@docusaurus/types';

import {site} from './src/config/site';
import community from './src/data/community';
import showcase from './src/data/projects';
import {classicOptions} from './src/docusaurus/classic-options';
import {markdownOptions} from './src/docusaurus/markdown';
import {plugins} from './src/docusaurus/plugins';
import {themeConfig} from './src/docusaurus/theme-config';
import {buildTime} from './src/lib/build-time';
import {isPreview, showsDrafts} from './src/lib/drafts';
import {loadEnvironmentFile, readEnvironment, readLocale} from './src/lib/environment';
import {hasHistory} from './src/lib/history';
import {defaultLocale, localeConfigs, locales} from './src/lib/locales';
import {presentSections} from './src/plugins/content/sections/present';
import {inlineDrawing} from './src/plugins/images/inline-drawing';
import {sections} from './src/plugins/shell/navigation';
import {startsOnIntent} from './src/plugins/start-on-intent/starts-on-intent';
import {onIntentTemplate} from './src/plugins/start-on-intent/template';

loadEnvironmentFile(__dirname);
const {url, baseUrl, integrations} = readEnvironment(process.env);
const locale = readLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const present = presentSections(
  {siteDir: __dirname, locale, showsDrafts: showsDrafts(), now: buildTime()},
  {showcase, community},
);

const config: Config = {
  title: site.name,
  tagline: site.tagline[locale],
  url,
  baseUrl,
  trailingSlash: false,
  favicon: inlineDrawing('img/favicon.svg', __dirname),
  // src/plugins/shell/client/BaseUrlIssue says it in the reader's language
  baseUrlIssueBanner: false,
  // One for all languages: the colour mode stays when the reader changes language
  storage: {namespace: 'dau'},
  // Not `noIndex`: our search would leave out every page
  headTags: isPreview()
    ? [{tagName: 'meta', attributes: {name: 'robots', content: 'noindex'}}]
    : [],
  ssrTemplate: startsOnIntent() ? onIntentTemplate() : undefined,
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
  staticDirectories: ['static', 'src/plugins/shell/static', 'src/plugins/security/static'],
  // What the not-found page offers
  customFields: {sections: sections(locale, present)},
  themeConfig: themeConfig({locale, siteDir: __dirname, present, integrations}),
};

export default config;
