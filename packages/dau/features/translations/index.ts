import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Returns `{}` if the file does not exist. */
const readJson = <Value>(file: string): Readonly<Record<string, Value>> =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};

const messagesFile = (locale: string): string => path.join(__dirname, `${locale}.json`);

/** Returns the engine's messages in one language, by id. */
const readMessages = (locale: string) => readJson<string>(messagesFile(locale));

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
 * Translates the interface. A JSON file in this folder contains a language's messages, and the author
 * can override them in `i18n/{locale}/code.json`. A language without a file falls back to English.
 */
export default function translations({siteDir, i18n: {currentLocale}}: LoadContext): Plugin {
  const hasFile = fs.existsSync(messagesFile(currentLocale));
  return {
    name: 'dau-translations',

    getDefaultCodeTranslationMessages: async () =>
      hasFile ? readMessages(currentLocale) : englishMessages(siteDir, currentLocale),
  };
}
