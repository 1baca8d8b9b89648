import fs from 'node:fs';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';

import {languageName} from '../../content/content-languages';
import {fields, validateWith} from '../../settings/schema-helpers';

const options = fields({
  /** The site's settings and data, by folder and file name in `src`. */
  sources: z.record(z.string(), z.custom<object>()),
});

export const validateOptions = validateWith('translations', options);

/** Returns `{}` if the file does not exist. */
const readJson = <Value>(file: string): Readonly<Record<string, Value>> =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};

const messagesFile = (locale: string): string => path.join(__dirname, `${locale}.json`);

/** Returns the engine's messages in one language, by id. */
export const readMessages = (locale: string) => readJson<string>(messagesFile(locale));

function authorMessages(siteDir: string, locale: string) {
  const messages = readJson<{message: string}>(path.join(siteDir, 'i18n', locale, 'code.json'));
  return Object.fromEntries(Object.entries(messages).map(([id, {message}]) => [id, message]));
}

/** Returns the messages in one language, by id. The author's messages override the engine's. */
export const ownMessages = (siteDir: string, locale: string): Record<string, string> => ({
  ...readMessages(locale),
  ...authorMessages(siteDir, locale),
});

/**
 * Returns English messages for a language that the engine does not support, except Docusaurus' messages
 * (`theme.…`), which Docusaurus itself translates.
 */
function englishMessages(siteDir: string, locale: string): Record<string, string> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;
  const messages = Object.entries(ownMessages(siteDir, 'en'));
  return Object.fromEntries(
    messages
      .filter(([id]) => !id.startsWith('theme.'))
      // A message may have plural forms, such as "One result|{count} results". A language with fewer
      // forms, such as Japanese, uses the last ones
      .map(([id, message]) => [id, message.split('|').slice(-forms).join('|')]),
  );
}

/**
 * Counts the missing translations in settings or data. A translated string's keys are languages: `{vi:
 * 'Dự án', en: 'Showcase'}`.
 */
function missingTranslations(value: unknown, locale: string, locales: readonly string[]): number {
  if (typeof value !== 'object' || value === null) return 0;
  const languages = [...locales, 'vi', 'en'];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => languages.includes(key))) {
    return keys.includes(locale) ? 0 : 1;
  }
  return Object.values(value).reduce(
    (count: number, each) => count + missingTranslations(each, locale, locales),
    0,
  );
}

/**
 * Translates the interface. A JSON file in this folder contains a language's messages, and the author
 * can override them in `i18n/{locale}/code.json`. A language without a file falls back to English, and
 * the plugin prints a warning.
 */
export default function translations(
  {siteDir, i18n: {currentLocale, locales}}: LoadContext,
  {sources}: z.output<typeof options>,
): Plugin {
  const hasFile = fs.existsSync(messagesFile(currentLocale));
  const fallback = hasFile ? {} : englishMessages(siteDir, currentLocale);
  return {
    name: 'dau-translations',

    getDefaultCodeTranslationMessages: () =>
      Promise.resolve(hasFile ? readMessages(currentLocale) : fallback),

    async loadContent() {
      const own = authorMessages(siteDir, currentLocale);
      const untranslated = Object.keys(fallback).filter((id) => !(id in own));
      const counts = new Map([[`i18n/${currentLocale}/code.json`, untranslated.length]]);
      for (const [folder, files] of Object.entries(sources)) {
        for (const [name, value] of Object.entries(files)) {
          const count = missingTranslations(value, currentLocale, locales);
          counts.set(`src/${folder}/${name}.ts`, count);
        }
      }
      const missing = [...counts].filter(([, count]) => count > 0);
      if (missing.length === 0) return;
      const places = missing.map(([file, count]) => `${count} in ${file}`).join(', ');
      const problem = `Some strings are not translated into ${languageName(currentLocale, 'en')} ("${currentLocale}"), so readers see them in a different language: ${places}.`;
      const inJson = `In i18n/${currentLocale}/code.json, write "id": {"message": "…"} for each id in packages/dau/features/translations/en.json.`;
      const inSettings = `In the files of src, add ${currentLocale}: '…' next to the other languages.`;
      const hasSettings = missing.some(([file]) => file.startsWith('src/'));
      const fix = [untranslated.length > 0 && inJson, hasSettings && inSettings];
      logger.warn([problem, ...fix.filter(Boolean)].join(' '));
    },
  };
}
