/** The record of a translation: which version of its original it translates. */
import {createHash} from 'node:crypto';

import {locales, type Locale} from '../../../lib/locales';
import {parseFrontMatter, withoutFrontMatter} from '../../../lib/content/yaml';

/**
 * The field in the front matter of a translation. Its value is the language of the original and a
 * digest of the translated parts: `vi 3f9a0c51b2de`.
 */
export const RECORD_FIELD = 'translated_from';

/** Fields of the front matter that are translated. */
export const TRANSLATED_FIELDS =
  'title title_meta description sidebar_label pagination_label series keywords'.split(' ');

/** Returns the digest of the translated parts: these fields and the trimmed body. */
export function digestOf(file: string, text: string): string {
  const matter = parseFrontMatter(file, text);
  const values = 'values' in matter ? matter.values : {};
  const body = withoutFrontMatter(text).replace(/[^\S\n]*\r?\n/g, '\n');
  const words = JSON.stringify([TRANSLATED_FIELDS.map((field) => values[field]), body.trim()]);
  return createHash('sha256').update(words.normalize('NFC')).digest('hex').slice(0, 12);
}

/** Writes the value of {@link RECORD_FIELD}. */
export const recordOf = (language: Locale, file: string, text: string): string =>
  `${language} ${digestOf(file, text)}`;

/** Reads the value of {@link RECORD_FIELD}; `undefined` if it is not a record. */
export function readRecord(value: unknown) {
  const [, name, digest = ''] = /^(\S+) ([\da-f]{12})$/.exec(String(value).trim()) ?? [];
  const language = locales.find((locale) => locale === name);
  return language === undefined ? undefined : {language, digest};
}
