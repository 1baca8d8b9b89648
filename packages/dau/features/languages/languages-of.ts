import fs from 'node:fs';
import path from 'node:path';

import {locales, toLocale, type Locale} from '../../settings/locales';
import {contentFileAt, contentFolder, readText} from '../../content/files';
import {parseFrontMatter} from '../../content/yaml';

/**
 * Returns a file's language. Translations are stored under `i18n/{locale}`. An original is written in
 * the default language, unless its front matter sets `language`.
 */
export function languageOf(file: string, frontMatter: object): Locale {
  const {language} = frontMatter as {language?: string};
  return locales.find((locale) => file.startsWith(`i18n/${locale}/`)) ?? toLocale(language);
}

/**
 * Returns the languages in which a post, guide or page exists.
 *
 * @param file the original or a translation, relative to the site folder
 */
export function languagesOf(siteDir: string, file: string): readonly Locale[] {
  const text = contentFileAt(file);
  // React pages have one file for all languages
  if (!text) return locales;
  const {kind, key} = text;
  const written = locales
    .map((locale) => `${contentFolder(kind, locale)}/${key}`)
    .filter((each) => fs.existsSync(path.join(siteDir, each)))
    .map((each) => languageOf(each, parseFrontMatter(each, readText(siteDir, each)).fields));
  return locales.filter((locale) => written.includes(locale));
}
