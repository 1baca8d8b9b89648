import fs from 'node:fs';
import path from 'node:path';

import {locales, toLocale, type Locale} from '../../lib/locales';
import {contentFileAt, contentFolder, readText} from '../../lib/content/files';
import {parseFrontMatter} from '../../lib/content/yaml';

/**
 * Language of a file by its path: translations live under `i18n/{locale}`; an
 * original is in the default language unless its front matter names another.
 */
export function languageOf(file: string, frontMatter: object): Locale {
  const {language} = frontMatter as {language?: string};
  return locales.find((locale) => file.startsWith(`i18n/${locale}/`)) ?? toLocale(language);
}

/**
 * The languages a post, guide or page is written in.
 *
 * @param file one of its files, relative to the site's folder
 */
export function languagesOf(siteDir: string, file: string): readonly Locale[] {
  const text = contentFileAt(file);
  // A React page has all languages in one file
  if (!text) return locales;
  const {kind, key} = text;
  const written = locales
    .map((locale) => `${contentFolder(kind, locale)}/${key}`)
    .filter((each) => fs.existsSync(path.join(siteDir, each)))
    .map((each) => {
      const parsed = parseFrontMatter(each, readText(siteDir, each));
      return languageOf(each, 'fields' in parsed ? parsed.fields : {});
    });
  return locales.filter((locale) => written.includes(locale));
}
