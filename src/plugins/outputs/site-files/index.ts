/** `robots.txt` for the whole site, and a web manifest for each language. */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import {defaultLocale, localeConfigs, localePath, locales, toLocale} from '../../../lib/locales';
import {after} from '../../start-on-intent/deferred-head/template';
import type {Output} from '../output';
import {robotsText} from './robots';
import {themeColors, webManifest} from './manifest';

const MANIFEST = 'site.webmanifest';

/** The web manifest of the current language, and `robots.txt` with the default language. */
export function siteFiles({baseUrl, siteConfig, i18n}: LoadContext): Output {
  const locale = toLocale(i18n.currentLocale);
  return {
    headTags: [
      // Readers need the manifest only to install the site, so it can load after the first action
      after('intent', `<link rel="manifest" href="${baseUrl}${MANIFEST}">`),
      {tagName: 'meta', attributes: {name: 'theme-color', content: themeColors.light}},
    ],

    async write(outDir) {
      await fs.writeFile(
        path.join(outDir, MANIFEST),
        webManifest({
          name: siteConfig.title,
          description: siteConfig.tagline,
          language: localeConfigs[locale].htmlLang,
          baseUrl,
        }),
      );
      // Crawlers only read `robots.txt` at the root
      if (locale !== defaultLocale) return;
      const sitemaps = locales.map(
        (each) => `${siteConfig.url}${baseUrl}${localePath(each)}sitemap.xml`,
      );
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(sitemaps));
    },
  };
}
