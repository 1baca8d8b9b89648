import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';
import {parseMarkdownContentTitle} from '@docusaurus/utils';

import {languageName} from '../../content/content-languages';
import {defaultLocale, locales, textIn, type Locale, type Localized} from '../../settings/locales';
import {contentFolder, type ContentFile} from '../../content/files';
import {openContent} from '../../content/open-content';
import {withoutFrontMatter} from '../../content/yaml';
import {hasTones} from '../../utils/tune/notes';
import {newerOriginal, RECORD_FIELD} from './originals';
import {languagesOf} from './languages-of';

const marks: Localized<(language: string) => string> = {
  vi: (language) => `bản ${language}`,
  en: (language) => `written in ${language}`,
};

export type Parsed = Awaited<ReturnType<ParseFrontMatter>>;

/** Returns the title that Docusaurus would show for a file. */
export function titleOf(
  {sidebar_label: label, title}: Record<string, unknown>,
  content: string,
  file: string,
): string {
  const {dir, name} = path.parse(file);
  const fallback = /^(index|readme)$/i.test(name) ? path.basename(dir) : name;
  return String(label ?? title ?? parseMarkdownContentTitle(content).contentTitle ?? fallback);
}

/** Returns the title of the file in the default language, if there is another such file. */
function originalTitle(siteDir: string, {kind, key, file}: ContentFile): string | undefined {
  const original = `${contentFolder(kind, defaultLocale)}/${key}`;
  const source = file === original ? undefined : openContent(siteDir).read(original);
  if (!source) return undefined;
  return titleOf({title: source.values.title}, withoutFrontMatter(source.text), original);
}

/**
 * Adds `languages` to the front matter of posts and guides that do not exist in all languages. If the
 * original has changed since it was translated, adds the original's language as `newerIn`. Docusaurus
 * shows an untranslated file in all languages, so its sidebar label names the language. If only the original's
 * title is Vietnamese, adds it as `tune` for the cover.
 */
export function addLanguages(
  parsed: Parsed,
  source: ContentFile,
  locale: Locale,
  siteDir: string,
): Parsed {
  const {file, kind} = source;
  const {[RECORD_FIELD]: record, ...frontMatter} = parsed.frontMatter;
  const newerIn = newerOriginal(siteDir, source, record);
  if (newerIn) frontMatter.newerIn = newerIn;
  const {title} = frontMatter;
  if (!hasTones(titleOf({title}, parsed.content, file))) {
    frontMatter.tune = originalTitle(siteDir, source);
  }
  const languages = languagesOf(siteDir, file);
  if (kind !== 'page' && languages.length < locales.length) {
    const [written = defaultLocale] = languages;
    const mark = textIn(marks, locale)(languageName(written, locale));
    frontMatter.languages = languages;
    if (!languages.includes(locale)) {
      frontMatter.sidebar_label = `${titleOf(frontMatter, parsed.content, file)} (${mark})`;
    }
  }
  return {...parsed, frontMatter};
}
