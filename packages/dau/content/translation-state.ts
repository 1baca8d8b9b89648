import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale, locales, type Locale, toLocale} from '../settings/locales';
import {
  contentFileAt,
  fileIn,
  originalOf,
  openContent,
  type ContentFile,
  type SourceText,
} from './content-files';
import {parseFrontMatter, withoutFrontMatter} from './yaml-and-front-matter';
import type {Problem} from '../utils/problems';

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
  // React pages have one file for all languages
  if (!contentFileAt(file)) return locales;
  const written = locales.flatMap((locale) => {
    const each = fileIn(locale, file);
    const source = openContent(siteDir).read(each);
    return source ? languageOf(each, source.values) : [];
  });
  return locales.filter((locale) => written.includes(locale));
}

/**
 * The field in which a translation records its original's language and digest, e.g. `vi 3f9a0c51b2de`.
 */
export const RECORD_FIELD = 'translated_from';

const TRANSLATED_FIELDS = [
  'title',
  'title_meta',
  'description',
  'sidebar_label',
  'pagination_label',
  'series',
  'keywords',
];

/** Returns a digest of the body and the fields that authors translate. */
export function digestOf(file: string, text: string): string {
  const {values} = parseFrontMatter(file, text);
  const lines = withoutFrontMatter(text).split('\n');
  const body = lines.map((line) => line.trimEnd()).join('\n');
  const words = JSON.stringify([TRANSLATED_FIELDS.map((field) => values[field]), body.trim()]);
  return createHash('sha256').update(words.normalize('NFC')).digest('hex').slice(0, 12);
}

export const recordOf = (original: string, text: string): string =>
  `${defaultLocale} ${digestOf(original, text)}`;

/** Parses a value of {@link RECORD_FIELD}. Returns `undefined` if the value is invalid. */
function readRecord(value: unknown) {
  const [, name, digest = ''] = /^(\S+) ([\da-f]{12})$/.exec(String(value).trim()) ?? [];
  const language = locales.find((locale) => locale === name);
  return language === undefined ? undefined : {language, digest};
}

/** The state of a translation from the default language. Paths are relative to the site folder. */
export type TranslationState = {
  original: string;
  language: Locale;
  /** In the `missing` state, this is an unfinished translation, which builds do not publish. */
  translation?: string | undefined;
  /**
   * `stale`: the original has changed since it was translated. `unrecorded`: the translation has no
   * record of its original.
   */
  state: 'missing' | 'current' | 'stale' | 'unrecorded';
  /** The original's digest when it was translated. */
  recorded?: string | undefined;
};

/**
 * Returns the path of an unfinished translation. The underscore in its file name keeps Docusaurus from
 * publishing it.
 */
export const startedFile = (file: string): string => file.replace(/([^/]+)$/, '_$1');

/**
 * If the original has changed since it was translated, returns the original's language.
 *
 * @param recorded the value of {@link RECORD_FIELD} in the translation
 */
export function newerOriginal(
  siteDir: string,
  {file}: ContentFile,
  recorded: unknown,
): Locale | undefined {
  const record = readRecord(recorded);
  const original = record && fileIn(record.language, file);
  const source = original && original !== file && openContent(siteDir).read(original);
  if (!source || record.digest === digestOf(original, source.text)) return undefined;
  return record.language;
}

/** Returns the state of each translation. A file in another language than the default has none. */
export function translationStates(
  siteDir: string,
  files: readonly SourceText[] = openContent(siteDir).readAll().written,
): TranslationState[] {
  const written = new Map(files.map((each) => [each.content.file, each]));
  const originals = files.filter(
    ({content: {file}, values}) => languageOf(file, values) === defaultLocale,
  );
  return originals.flatMap(({content: {file: original}, text}) =>
    locales.slice(1).map((language): TranslationState => {
      const file = fileIn(language, original);
      const there = written.get(file);
      if (!there) {
        const started = startedFile(file);
        const translation = fs.existsSync(path.join(siteDir, started)) ? started : undefined;
        return {original, language, translation, state: 'missing'};
      }
      const recorded = readRecord(there.values[RECORD_FIELD])?.digest;
      const isCurrent = recorded === digestOf(original, text);
      const state = !recorded ? 'unrecorded' : isCurrent ? 'current' : 'stale';
      return {original, language, translation: file, recorded, state};
    }),
  );
}

/** With different values of `slug` or `id`, the language menu would link to a missing page. */
const SHARED_FIELDS = [
  'slug',
  'id',
  'date',
  'tags',
  'draft',
  'unlisted',
  'sidebar_position',
  'part',
];

/** Finds translations whose original is missing, or whose shared fields differ from the original's. */
export function translationProblems(siteDir: string): Problem[] {
  const {files, written} = openContent(siteDir).readAll();
  const names = new Set(files.map(({file}) => file));
  const orphans = files.filter(({file}) => !names.has(originalOf(file)));
  const values = new Map(written.map((source) => [source.content.file, source.values]));
  return [
    ...written.flatMap(({content: {file}, values: own}) => {
      const original = originalOf(file);
      const shared = values.get(original) ?? own;
      return SHARED_FIELDS.filter(
        (field) => JSON.stringify(shared[field]) !== JSON.stringify(own[field]),
      ).map((field): Problem => {
        const problem = `must be the same as in ${original}`;
        return {file, field, problem, found: own[field], severity: 'warning'};
      });
    }),
    ...orphans.map(({file, locale}): Problem => {
      const original = originalOf(file);
      const problem = `its original ${original} does not exist, so this file is not published`;
      const fix = `Delete this file, or restore the original. If you write only in this language, move the file to ${original} and add "language: ${locale}"`;
      return {file, problem, fix, severity: 'warning'};
    }),
  ];
}
