/** The record of a translation: which version of its original it translates. */
import {locales, type Locale} from '../../../lib/locales';
import {blocksOf, textDigest} from './blocks';
import {changesOf, type Change} from './changes';

/**
 * The field in the front matter of a translation. Its value is the language of the original, the
 * digest of the whole original and those of its blocks: `vi t0k3x91 f3k0a h91xz p8s2m`. It is in
 * the file itself, so no history of the repository is needed to read it.
 */
export const RECORD_FIELD = 'translated_from';

const RECORD = /^(\S+)((?: t\w{6})?)((?: [fhprcx]\w{4})*)$/;

/** Reads the value of {@link RECORD_FIELD}; `undefined` if it is not a record. */
export function readRecord(value: unknown) {
  const [, name, text, digests = ''] = RECORD.exec(String(value).trim()) ?? [];
  const language = locales.find((locale) => locale === name);
  if (language === undefined) return undefined;
  return {language, text: text?.trim(), digests: digests.split(' ').filter(Boolean)};
}

/** Writes the value of {@link RECORD_FIELD}; `undefined` if the original has a fault. */
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

type Text = {file: string; text: string};

/**
 * Returns what changed in an original since its translation was made.
 *
 * @param recorded value of {@link RECORD_FIELD} in the translation
 * @returns `undefined` if it is not a record
 */
export async function changesSince(
  recorded: unknown,
  original: Text,
  translation?: Text,
): Promise<Change[] | undefined> {
  const record = readRecord(recorded);
  if (!record) return undefined;
  if (record.text === textDigest(original.file, original.text)) return [];
  const blocks = await blocksOf(original.file, original.text);
  // The check names the fault of an original that cannot be read
  if (!blocks) return [];
  return changesOf(
    record.digests,
    blocks,
    translation && (await blocksOf(translation.file, translation.text)),
  );
}
