import {createHash} from 'node:crypto';

import {locales, type Locale} from '../../../lib/locales';
import {parseFrontMatter, withoutFrontMatter} from '../../../lib/content/yaml';

/**
 * The field in which a translation records its original's language and digest, e.g. `vi 3f9a0c51b2de`.
 */
export const RECORD_FIELD = 'translated_from';

export const TRANSLATED_FIELDS =
  'title title_meta description sidebar_label pagination_label series keywords'.split(' ');

/** Returns a digest of the body and the fields that authors translate. */
export function digestOf(file: string, text: string): string {
  const {values} = parseFrontMatter(file, text);
  const body = withoutFrontMatter(text).replace(/[^\S\n]*\r?\n/g, '\n');
  const words = JSON.stringify([TRANSLATED_FIELDS.map((field) => values[field]), body.trim()]);
  return createHash('sha256').update(words.normalize('NFC')).digest('hex').slice(0, 12);
}

export const recordOf = (language: Locale, file: string, text: string): string =>
  `${language} ${digestOf(file, text)}`;

/** Parses a value of {@link RECORD_FIELD}. Returns `undefined` if the value is invalid. */
export function readRecord(value: unknown) {
  const [, name, digest = ''] = /^(\S+) ([\da-f]{12})$/.exec(String(value).trim()) ?? [];
  const language = locales.find((locale) => locale === name);
  return language === undefined ? undefined : {language, digest};
}
