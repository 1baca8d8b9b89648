/** The files of a translation that is started or finished. Nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';

import type {Locale} from '../../../src/lib/locales';
import {contentFileAt, contentFolder, readText} from '../../../src/lib/content/files';
import {blocksOf} from '../../../src/plugins/languages/originals/blocks';
import {RECORD_FIELD, recordOf} from '../../../src/plugins/languages/originals/record';
import {startedFile, type TranslationState} from '../../../src/plugins/languages/originals/states';
import type {Change} from '../changes';
import {withField} from './front-matter';

const changesOf = (files: Record<string, string | undefined>): Change[] =>
  Object.entries(files).map(([file, content]) => ({file, content, what: 'a translation'}));

/** The place of a text in the folder of another language. */
function fileIn(language: Locale, file: string): string {
  const text = contentFileAt(file);
  return text ? `${contentFolder(text.kind, language)}/${text.key}` : file;
}

/** Files beside a text: after a quote, after `](`, or in the field `image`. */
const RELATIVE = /(["']|\]\(|^image: *)(\.{0,2}[^\s"'()#?:]*\.[a-z0-9]+)(?=[\s"')?#]|$)/gim;

/**
 * Changes the addresses of files that a text names from its own folder (`./picture.png`), so that
 * they lead to the same files from another folder. Links to other texts stay: Docusaurus looks
 * for these in the folders of both languages.
 */
function movedTo(file: string, from: string, text: string, siteDir: string): string {
  const folder = path.posix.dirname(from);
  if (folder === path.posix.dirname(file)) return text;
  return text.replace(RELATIVE, (all, before: string, address: string) => {
    const target = path.posix.join(folder, address);
    const isOther = /^[/@]/.test(address) || (before === '](' && /\.mdx?$/.test(address));
    const found = fs.statSync(path.join(siteDir, target), {throwIfNoEntry: false});
    return isOther || !found?.isFile() ? all : `${before}@site/${target}`;
  });
}

/** Starts a translation as a copy of its original, in a file that no build publishes. */
export async function startTranslation(
  siteDir: string,
  state: TranslationState,
): Promise<Change[]> {
  const {original, originalLanguage, translation, language} = state;
  const text = readText(siteDir, original);
  const file = startedFile(fileIn(language, original));
  const copy = movedTo(file, original, withField(text, 'language', undefined), siteDir);
  const record = await recordOf(originalLanguage, original, text);
  // A file of `npm run new` that gives way may have a title already
  const title = translation && /^title: *(.+)$/m.exec(readText(siteDir, translation))?.[1];
  const titled = title ? withField(copy, 'title', title) : copy;
  return changesOf({
    ...(translation && {[translation]: undefined}),
    [file]: withField(titled, RECORD_FIELD, record),
  });
}

/** In words. Shorter ones are often the same in both languages. */
const SHORTEST = 4;

/** Lines of a translation whose words are still those of the original. Code is not looked at. */
export async function untranslatedLines(
  siteDir: string,
  {original, translation}: TranslationState,
) {
  const blocks = async (file = original) => (await blocksOf(file, readText(siteDir, file))) ?? [];
  const digests = new Set((await blocks()).map(({digest}) => digest));
  const isLong = (text: string) => (text.match(/\p{L}+/gu) ?? []).length >= SHORTEST;
  return (await blocks(translation))
    .filter(({digest, text}) => /^[fhpr]/.test(digest) && digests.has(digest) && isLong(text))
    .map(({line}) => line);
}

/**
 * Records that a translation says what its original says. A translation that was started gets its
 * final name, and is a draft only if the original is one.
 */
export async function finishTranslation(
  siteDir: string,
  {original, originalLanguage, state}: TranslationState,
  translation: string,
): Promise<Change[]> {
  const source = readText(siteDir, original);
  const draft = /^---[^]*?^draft: true$[^]*?^---/m.test(source) ? 'true' : undefined;
  const text = withField(readText(siteDir, translation), 'draft', draft);
  const record = await recordOf(originalLanguage, original, source);
  const recorded = withField(text, RECORD_FIELD, record);
  if (state !== 'missing') return changesOf({[translation]: recorded});
  // The default folder holds the default language: an original in another one moves to its own
  const home = fileIn(originalLanguage, original);
  const moved = movedTo(home, original, withField(source, 'language', undefined), siteDir);
  return changesOf({
    ...(home !== original && {[original]: undefined, [home]: moved}),
    [translation]: undefined,
    [translation.replace(/_([^/]+)$/, '$1')]: recorded,
  });
}
