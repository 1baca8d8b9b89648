import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

type Messages = Readonly<Record<string, string>>;

/** The file of a language's messages in this folder. */
export const messagesFile = (locale: string): string => path.join(__dirname, `${locale}.json`);

/** The interface messages of a language, by id; none where the language has no file. */
export function readMessages(locale: string): Messages {
  const file = messagesFile(locale);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Messages) : {};
}

/**
 * The interface in each language: English for the messages whose source is
 * Vietnamese, and corrections to the framework's Vietnamese. An entry with the
 * same id in `i18n/{locale}/code.json` wins.
 */
export default function translations({i18n}: LoadContext): Plugin {
  return {
    name: 'dau-translations',
    getDefaultCodeTranslationMessages: () => Promise.resolve(readMessages(i18n.currentLocale)),
  };
}
