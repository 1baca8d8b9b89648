import type * as Classic from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {defineSite} from 'dau/config';

import sidebars from './sidebars';
import * as settings from './src/config';
import community from './src/data/community';
import projects from './src/data/projects';

export default async function createConfig(): Promise<Config> {
  /** What the engine makes of your settings: options for Docusaurus' own plugins, and a preset. */
  const dau = await defineSite({
    siteDir: __dirname,
    settings,
    data: {community, projects},
    sidebars,
    styleSheets: ['./src/css/tokens.css'],
  });
  return {
    ...dau.config,
    title: settings.site.name,
    tagline: dau.textOf(settings.site.tagline),
    url: dau.url,
    baseUrl: dau.baseUrl,
    favicon: 'img/favicon.svg',
    trailingSlash: false,
    i18n: {defaultLocale: settings.languages[0], locales: [...settings.languages]},
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    presets: [
      [
        'classic',
        {
          docs: dau.docs && {...dau.docs, sidebarPath: './sidebars.ts'},
          blog: dau.blog,
          pages: dau.pages,
          sitemap: dau.sitemap,
          theme: {customCss: dau.styleSheets},
        } satisfies Classic.Options,
      ],
      ['dau', dau.preset],
    ],
    // Your own plugins and themes go here, as in every Docusaurus site
    plugins: [],
    themes: [],
  };
}
