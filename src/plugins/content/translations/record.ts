/** The record of a translation: which version of its original it translates. */
import {locales, type Locale} from '../../../lib/locales';
import {blocksOf, isDigest, isTextDigest, textDigest, type Block} from './blocks';

/**
 * The field in the front matter of a translation. Its value is the language of the original, the
 * digest of the whole original and those of its blocks: `vi t0k3x91 f3k0a h91xz p8s2m`. It is in
 * the file itself, so it goes where the file goes, and no history of the repository is needed to
 * read it.
 */
export const RECORD_FIELD = 'translated_from';

/** What a translation says about its original. */
export type Record = {
  readonly language: Locale;
  /** Digest of the whole original. Older records have none. */
  readonly text: string | undefined;
  readonly digests: readonly string[];
};

/** Reads the value of {@link RECORD_FIELD}; `undefined` if it is not a record. */
export function readRecord(value: unknown): Record | undefined {
  if (typeof value !== 'string') return undefined;
  const [name, ...all] = value.trim().split(/\s+/);
  const language = locales.find((locale) => locale === name);
  const text = all.find(isTextDigest);
  const digests = all.filter((digest) => digest !== text);
  return language && digests.every(isDigest) ? {language, text, digests} : undefined;
}

/** Are these the blocks that were recorded? Most originals do not change. */
export const isUnchanged = ({digests}: Record, blocks: readonly Block[]): boolean =>
  digests.length === blocks.length && blocks.every(({digest}, at) => digest === digests[at]);

/**
 * Writes the value of {@link RECORD_FIELD}.
 *
 * @param language language of the original
 * @param file absolute path of the original
 * @returns `undefined` if the original has a fault
 */
export async function recordOf(
  language: Locale,
  file: string,
  text: string,
): Promise<string | undefined> {
  const blocks = await blocksOf(file, text);
  return (
    blocks && [language, textDigest(file, text), ...blocks.map(({digest}) => digest)].join(' ')
  );
}
