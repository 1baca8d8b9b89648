import fs from 'node:fs';
import path from 'node:path';

import {logger} from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {languageName} from '../../lib/content-languages';
import {missingTranslations} from './missing';

export type TranslationsOptions = {
  /** Settings and data in several languages, by folder and file in `src`. */
  readonly sources: Readonly<Record<string, object>>;
};

/** Returns the fields of a JSON file, or `{}` if it does not exist. */
const readJson = <Value>(file: string): Readonly<Record<string, Value>> =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};

/** The file of a language's messages in this folder. */
export const messagesFile = (locale: string): string => path.join(__dirname, `${locale}.json`);

/** The interface messages of a language, by id. */
export const readMessages = (locale: string) => readJson<string>(messagesFile(locale));

/** The author's own messages of a language, by id. */
function authorMessages(siteDir: string, locale: string) {
  const messages = readJson<{message: string}>(path.join(siteDir, 'i18n', locale, 'code.json'));
  return Object.fromEntries(Object.entries(messages).map(([id, {message}]) => [id, message]));
}

/** The messages of a language, by id: those of the site, then the author's own. */
export const ownMessages = (siteDir: string, locale: string): Record<string, string> => ({
  ...readMessages(locale),
  ...authorMessages(siteDir, locale),
});

/** English messages for a language without a file here. The framework brings its own. */
function englishMessages(siteDir: string, locale: string): Record<string, string> {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;
  const messages = Object.entries(ownMessages(siteDir, 'en'));
  return Object.fromEntries(
    messages
      .filter(([id]) => !id.startsWith('theme.'))
      // "One result|{count} results": Japanese has only the last form
      .map(([id, message]) => [id, message.split('|').slice(-forms).join('|')]),
  );
}

/**
 * The interface in each language: English for the messages whose source is
 * Vietnamese, and corrections to the framework's Vietnamese. An entry with the
 * same id in `i18n/{locale}/code.json` wins. A language without a file here is shown in English;
 * one warning counts the missing translations.
 */
export default function translations(
  {siteDir, i18n: {currentLocale, locales}}: LoadContext,
  {sources}: TranslationsOptions,
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
      const total = missing.reduce((sum, [, count]) => sum + count, 0);
      const places = missing.map(([file, count]) => `${count} in ${file}`).join(', ');
      logger.warn(
        `${total} strings are not translated into ${languageName(currentLocale, 'en')} ("${currentLocale}"), so readers see another language: ${places}. ` +
          `In code.json, write "id": {"message": "…"} for each id of src/plugins/translations/en.json; elsewhere, add ${currentLocale}: '…' next to the others.`,
      );
    },
  };
}
