/** The record of a translation: which version of its original it translates. */
import {locales, type Locale} from '../../../lib/locales';
import {isDigest, type Block} from './blocks';

/**
 * The field in the front matter of a translation. Its value is the language of the original and
 * the digests of the original's blocks: `vi f3k0a h91xz p8s2m`. It is in the file itself, so it
 * goes where the file goes, and no history of the repository is needed to read it.
 */
export const RECORD_FIELD = 'translated_from';

/** What a translation says about its original. */
export type Record = {readonly language: Locale; readonly digests: readonly string[]};

/** Reads the value of {@link RECORD_FIELD}; `undefined` if it is not a record. */
export function readRecord(value: unknown): Record | undefined {
  if (typeof value !== 'string') return undefined;
  const [name, ...digests] = value.trim().split(/\s+/);
  const language = locales.find((locale) => locale === name);
  return language && digests.every(isDigest) ? {language, digests} : undefined;
}

/** Are these the blocks that were recorded? Most originals do not change. */
export const isUnchanged = ({digests}: Record, blocks: readonly Block[]): boolean =>
  digests.length === blocks.length && blocks.every(({digest}, at) => digest === digests[at]);

/** Writes the value of {@link RECORD_FIELD}. */
export const recordOf = (language: Locale, blocks: readonly Block[]): string =>
  [language, ...blocks.map(({digest}) => digest)].join(' ');
