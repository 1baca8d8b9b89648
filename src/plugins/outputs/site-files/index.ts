/** `robots.txt` and `security.txt` for the whole site, and a web manifest for each language. */
import fs from 'node:fs/promises';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';

import {site} from '../../../config/site';
import {buildTime, sourceTime} from '../../../lib/build-time';
import {isPreview} from '../../../lib/drafts';
import {defaultLocale, localeConfigs, localePath, locales, toLocale} from '../../../lib/locales';
import {after} from '../../start-on-intent/deferred-head/template';
import type {Output} from '../output';
import {closedRobotsText, robotsText} from './robots';
import {themeColors, webManifest} from './manifest';
import {expiryOf, securityText} from './security';

const MANIFEST = 'site.webmanifest';
const SECURITY = '.well-known/security.txt';

/** Writes `security.txt`, which is valid only at the root of a host. */
async function writeSecurity(siteDir: string, url: string, outDir: string): Promise<void> {
  const changed = sourceTime(siteDir);
  if (expiryOf(changed).getTime() < buildTime()) {
    logger.warn(
      `The last commit is more than a year old, so the contact in ${SECURITY} would be out of date, and the file is left out. If the email address in src/config/site.ts is right, a commit renews it.`,
    );
    return;
  }
  const text = securityText({
    email: site.author.email,
    policy: site.sourceUrl && `${site.sourceUrl}/blob/${site.sourceBranch}/SECURITY.md`,
    languages: locales,
    canonical: `${url}/${SECURITY}`,
    changed,
  });
  await fs.mkdir(path.join(outDir, path.dirname(SECURITY)), {recursive: true});
  await fs.writeFile(path.join(outDir, SECURITY), text);
}

/** The web manifest of the current language; the other files with the default language. */
export function siteFiles({siteDir, baseUrl, siteConfig, i18n}: LoadContext): Output {
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
      const robots = isPreview() ? closedRobotsText : robotsText(sitemaps);
      await fs.writeFile(path.join(outDir, 'robots.txt'), robots);
      if (baseUrl === '/') await writeSecurity(siteDir, siteConfig.url, outDir);
    },
  };
}
