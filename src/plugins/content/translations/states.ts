/** Which texts are translated, and which translations are older than their originals. */
import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale, locales, type Locale} from '../../../lib/locales';
import {contentFiles, contentFolder, readText, type ContentFile} from '../check/files';
import {readWritten} from '../check/texts';
import {parseFrontMatter, type Fields} from '../check/yaml';
import {languageOf} from '../languages/languages-of';
import {blocksOf, textDigest} from './blocks';
import {changesOf, type Change} from './compare';
import {isUnchanged, readRecord, RECORD_FIELD} from './record';

/** A text in one other language of the site. Paths are relative to the site's folder. */
export type TranslationState = {
  /** File of the text that was written first. */
  readonly original: string;
  /**
   * File of the translation. If the state is `missing`, the file of a translation that was started
   * and is not finished, if there is one; no build publishes it.
   */
  readonly translation?: string;
  readonly originalLanguage: Locale;
  /** Language of the translation. */
  readonly language: Locale;
  /**
   * `missing`: not translated. `current`: the original has not changed since it was translated.
   * `stale`: it has. `unrecorded`: nobody has recorded which version was translated.
   */
  readonly state: 'missing' | 'current' | 'stale' | 'unrecorded';
  /** What changed in the original, if the state is `stale`. */
  readonly changes: readonly Change[];
};

/**
 * The file of a translation that is not finished. Its name begins with an underscore, so that
 * Docusaurus takes it for a partial and leaves it out.
 */
export function startedFile(file: string): string {
  return path.posix.join(path.posix.dirname(file), `_${path.posix.basename(file)}`);
}

/** The front matter of a file; empty if it has a fault. */
function fieldsOf(siteDir: string, file: string): Fields {
  const parsed = parseFrontMatter(file, readText(siteDir, file));
  return 'values' in parsed ? parsed.values : {};
}

const isThere = (siteDir: string, file: string) => fs.existsSync(path.join(siteDir, file));

/**
 * Returns what changed in an original since its translation was made.
 *
 * @param recorded value of {@link RECORD_FIELD} in the translation
 * @returns `undefined` if it is not a record
 */
export async function changesSince(
  siteDir: string,
  original: string,
  translation: string,
  recorded: unknown = fieldsOf(siteDir, translation)[RECORD_FIELD],
): Promise<Change[] | undefined> {
  const record = readRecord(recorded);
  if (!record) return undefined;
  const read = async (file: string) => {
    const text = readWritten(siteDir, file);
    return typeof text === 'string' ? blocksOf(path.join(siteDir, file), text) : undefined;
  };
  if (record.text === textDigest(original, readText(siteDir, original))) return [];
  const blocks = await read(original);
  // Its fault is what the author has to know first
  if (!blocks || isUnchanged(record, blocks)) return [];
  return changesOf(record.digests, blocks, await read(translation));
}

/**
 * Returns the language of a translation's original, if the original has changed since.
 *
 * @param recorded value of {@link RECORD_FIELD} in the translation
 */
export async function newerOriginal(
  siteDir: string,
  {kind, key, file}: ContentFile,
  recorded: unknown,
): Promise<Locale | undefined> {
  const record = readRecord(recorded);
  if (!record) return undefined;
  const original = `${contentFolder(kind, record.language)}/${key}`;
  if (original === file || !isThere(siteDir, original)) return undefined;
  const changes = (await changesSince(siteDir, original, file, recorded)) ?? [];
  return changes.length > 0 ? record.language : undefined;
}

type Pair = Pick<TranslationState, 'original' | 'translation' | 'originalLanguage' | 'language'>;

/** A text and its files in other languages. */
function pairsOf(siteDir: string, texts: readonly ContentFile[]): Pair[] {
  const first = texts.find(({locale}) => locale === defaultLocale);
  // Without a file in the default folder, a text is nowhere on the site
  if (!first) return [];
  const isTranslation = ({file}: ContentFile) => RECORD_FIELD in fieldsOf(siteDir, file);
  const original =
    texts.length > 1 && isTranslation(first)
      ? (texts.find((text) => !isTranslation(text)) ?? first)
      : first;
  const originalLanguage = languageOf(original.file, fieldsOf(siteDir, original.file));
  return locales
    .filter((locale) => locale !== originalLanguage)
    .map((language) => {
      const there = texts.find((text) => text.locale === language && text !== original)?.file;
      const started = startedFile(`${contentFolder(first.kind, language)}/${first.key}`);
      const translation = there ?? (isThere(siteDir, started) ? started : undefined);
      return {
        original: original.file,
        originalLanguage,
        language,
        ...(translation && {translation}),
      };
    });
}

/** Returns the state of one translation. */
async function stateOf(siteDir: string, pair: Pair): Promise<TranslationState> {
  const {original, translation} = pair;
  if (translation === undefined || path.posix.basename(translation).startsWith('_')) {
    return {...pair, state: 'missing', changes: []};
  }
  const changes = await changesSince(siteDir, original, translation);
  const state = !changes ? 'unrecorded' : changes.length > 0 ? 'stale' : 'current';
  return {...pair, state, changes: changes ?? []};
}

/**
 * Returns the state of every post, guide and page in every other language, in the order of the
 * originals' files. It reads the files as they are: the history of the repository is not needed.
 */
export async function translationStates(siteDir: string): Promise<TranslationState[]> {
  const texts = new Map<string, ContentFile[]>();
  for (const text of contentFiles(siteDir)) {
    const name = `${text.kind} ${text.key}`;
    texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  const pairs = [...texts.values()].flatMap((group) => pairsOf(siteDir, group));
  return Promise.all(pairs.map((pair) => stateOf(siteDir, pair)));
}
