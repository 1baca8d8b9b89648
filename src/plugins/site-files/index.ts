/** `robots.txt` for the whole site, and a web manifest for each language. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {defaultLocale, localeConfigs, localePath, locales, toLocale} from '../shared/locales';
import {after} from '../deferred-head/template';
import {robotsText} from './robots';
import {themeColors, webManifest} from './manifest';

const MANIFEST = 'site.webmanifest';

export default function siteFiles({baseUrl, siteConfig, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  return {
    name: 'dau-site-files',

    injectHtmlTags: () => ({
      headTags: [
        // For readers who put the site on their home screen
        after('intent', `<link rel="manifest" href="${baseUrl}${MANIFEST}">`),
        {tagName: 'meta', attributes: {name: 'theme-color', content: themeColors.light}},
      ],
    }),

    async postBuild({outDir}) {
      await fs.writeFile(
        path.join(outDir, MANIFEST),
        webManifest({
          name: siteConfig.title,
          description: siteConfig.tagline,
          language: localeConfigs[locale].htmlLang,
          baseUrl,
        }),
      );
      // Crawlers ask for it at the root alone
      if (locale !== defaultLocale) return;
      const sitemaps = locales.map(
        (each) => `${siteConfig.url}${baseUrl}${localePath(each)}sitemap.xml`,
      );
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(sitemaps));
    },
  };
}
