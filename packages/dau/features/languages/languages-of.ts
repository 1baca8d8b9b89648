import {locales, toLocale, type Locale} from '../../settings/locales';
import {contentFileAt, contentFolder} from '../../content/files';
import {openContent} from '../../content/open-content';

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
  const written = locales.flatMap((locale) => {
    const each = `${contentFolder(kind, locale)}/${key}`;
    const source = openContent(siteDir).read(each);
    return source ? languageOf(each, source.fields) : [];
  });
  return locales.filter((locale) => written.includes(locale));
}
