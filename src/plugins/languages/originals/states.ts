/** Which texts are translated, and which translations are older than their originals. */
import fs from 'node:fs';
import path from 'node:path';

import {defaultLocale, locales, type Locale} from '../../../lib/locales';
import {contentFolder, readText, type ContentFile} from '../../../lib/content/files';
import {readTexts} from '../../../lib/content/texts';
import {languageOf} from '../languages-of';
import type {Change} from './changes';
import {changesSince, readRecord, RECORD_FIELD} from './record';

type Text = ReturnType<typeof readTexts>['written'][number];

/** A text in one other language of the site. Paths are relative to the site's folder. */
export type TranslationState = {
  /** File of the text that was written first. */
  original: string;
  originalLanguage: Locale;
  /** Its translation; if the state is `missing`, one that was started and that no build publishes. */
  translation?: string | undefined;
  language: Locale;
  /**
   * `missing`: not translated. `current`: the original has not changed since it was translated.
   * `stale`: it has. `unrecorded`: nobody has recorded which version was translated.
   */
  state: 'missing' | 'current' | 'stale' | 'unrecorded';
  /** What changed in the original, if the state is `stale`. */
  changes: Change[];
};

const isThere = (siteDir: string, file: string) => fs.existsSync(path.join(siteDir, file));

/**
 * The file of a translation that is not finished. Docusaurus takes a name with an underscore for
 * a partial and leaves it out.
 */
export const startedFile = (file: string): string => file.replace(/([^/]+)$/, '_$1');

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
  const language = readRecord(recorded)?.language;
  const original = language && `${contentFolder(kind, language)}/${key}`;
  if (!original || original === file || !isThere(siteDir, original)) return undefined;
  const text = readText(siteDir, original);
  const changes = await changesSince(recorded, {file: original, text});
  return changes && changes.length > 0 ? language : undefined;
}

const isTranslation = ({values}: Text) => RECORD_FIELD in values;

/** The states of one text, which has a file for each language it is in. */
async function statesOf(siteDir: string, texts: Text[]): Promise<TranslationState[]> {
  const first = texts.find(({content}) => content.locale === defaultLocale);
  // Without a file in the default folder, a text is nowhere on the site
  if (!first) return [];
  const original = isTranslation(first)
    ? (texts.find((each) => !isTranslation(each)) ?? first)
    : first;
  const {file, kind, key} = original.content;
  const originalLanguage = languageOf(file, original.values);
  const others = locales.filter((locale) => locale !== originalLanguage);
  return Promise.all(
    others.map(async (language): Promise<TranslationState> => {
      const pair = {original: file, originalLanguage, language};
      const there = texts.find((each) => each.content.locale === language && each !== original);
      if (!there) {
        const started = startedFile(`${contentFolder(kind, language)}/${key}`);
        const translation = isThere(siteDir, started) ? started : undefined;
        return {...pair, translation, state: 'missing', changes: []};
      }
      const translation = {file: there.content.file, text: there.text};
      const record = there.values[RECORD_FIELD];
      const changes = await changesSince(record, {file, text: original.text}, translation);
      const state = !changes ? 'unrecorded' : changes.length > 0 ? 'stale' : 'current';
      return {...pair, translation: translation.file, state, changes: changes ?? []};
    }),
  );
}

/** Returns the state of every post, guide and page in every other language. */
export async function translationStates(
  siteDir: string,
  texts: readonly Text[] = readTexts(siteDir).written,
): Promise<TranslationState[]> {
  const groups = new Map<string, Text[]>();
  for (const text of texts) {
    const name = `${text.content.kind} ${text.content.key}`;
    groups.set(name, [...(groups.get(name) ?? []), text]);
  }
  const states = [...groups.values()].map((group) => statesOf(siteDir, group));
  return (await Promise.all(states)).flat();
}
