import fs from 'node:fs';
import path from 'node:path';

import type {Locale} from '../../../settings/locales';
import {contentFileAt, contentFolder} from '../../../content/files';
import {openContent} from '../../../content/open-content';
import {
  RECORD_FIELD,
  recordOf,
  startedFile,
  TRANSLATED_FIELDS,
  type TranslationState,
} from '../../../features/languages/originals';
import type {Change} from '../changes';
import {withField} from './front-matter';

const changesOf = (files: Record<string, string | undefined>): Change[] =>
  Object.entries(files).map(([file, content]) => ({file, content}));

function fileIn(language: Locale, file: string): string {
  const text = contentFileAt(file);
  return text ? `${contentFolder(text.kind, language)}/${text.key}` : file;
}

/** Matches file paths: after a quote, after `](`, and in the `image` field. */
const RELATIVE = /(["']|\]\(|^image: *)(\.{0,2}[^\s"'()#?:]*\.[a-z0-9]+)(?=[\s"')?#]|$)/gim;

/**
 * Adapts relative paths such as `./image.png` to a different folder. Links to Markdown files stay the
 * same, because Docusaurus looks for these files in every language's folder.
 */
function movedTo(file: string, from: string, text: string, siteDir: string): string {
  const folder = path.posix.dirname(from);
  if (folder === path.posix.dirname(file)) return text;
  return text.replace(RELATIVE, (all, before: string, url: string) => {
    const target = path.posix.join(folder, url);
    const isOther = /^[/@]/.test(url) || (before === '](' && /\.mdx?$/.test(url));
    const isFound = !isOther && fs.existsSync(path.join(siteDir, target));
    return isFound ? `${before}@site/${target}` : all;
  });
}

/** Plans an unpublished copy of the original. */
export function startTranslation(siteDir: string, state: TranslationState): Change[] {
  const {original, originalLanguage, translation, language} = state;
  const {textOf} = openContent(siteDir);
  const text = textOf(original);
  const file = startedFile(fileIn(language, original));
  const copy = movedTo(file, original, withField(text, 'language', undefined), siteDir);
  const record = recordOf(originalLanguage, original, text);
  // Use the title that the author passed to `npm run new`
  const title = translation && /^title: *(.+)$/m.exec(textOf(translation))?.[1];
  const titled = title ? withField(copy, 'title', title) : copy;
  return changesOf({
    ...(translation && {[translation]: undefined}),
    [file]: withField(titled, RECORD_FIELD, record),
  });
}

const CODE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^]*?(?:^ {0,3}\1|$(?![^]))/gm;
const TRANSLATED = new RegExp(`^(#|(${TRANSLATED_FIELDS.join('|')}):)`);

/**
 * Returns the numbers of the lines that are identical in a translation and its original. Skips lines
 * with fewer than four words, because they are often the same in both languages, except titles and
 * headings. Also skips code, tags and fields that are not translated.
 */
export function untranslatedLines(siteDir: string, original: string, translation: string) {
  const [known, lines] = [original, translation].map((file) =>
    openContent(siteDir)
      .textOf(file)
      .replace(CODE, (code) => code.replace(/.+/g, ''))
      .split('\n'),
  );
  return (lines ?? []).flatMap((line, index) => {
    const words = line.replace(/\]\([^()]*\)|https?:\S+|^(import|export|<|[a-z_]+:).*/g, '');
    const isProse = TRANSLATED.test(line) || (words.match(/\p{L}+/gu) ?? []).length >= 4;
    return isProse && known?.includes(line) ? [index + 1] : [];
  });
}

/**
 * Records that a translation matches its original. A new translation gets its final file name. It
 * becomes a draft if the original is one.
 */
export function finishTranslation(
  siteDir: string,
  {original, originalLanguage, state}: TranslationState,
  translation: string,
): Change[] {
  const {read, textOf} = openContent(siteDir);
  const source = textOf(original);
  const draft = read(original)?.values.draft === true ? 'true' : undefined;
  const text = withField(textOf(translation), 'draft', draft);
  const recordedFrom = (words: string) =>
    withField(text, RECORD_FIELD, recordOf(originalLanguage, original, words));
  if (state !== 'missing') return changesOf({[translation]: recordedFrom(source)});
  // An original in another language can be in the default language's folder. The translation into the
  // default language needs the same path, so move the original into its own language's folder
  const home = fileIn(originalLanguage, original);
  const moved = movedTo(home, original, withField(source, 'language', undefined), siteDir);
  return changesOf({
    ...(home !== original && {[original]: undefined, [home]: moved}),
    [translation]: undefined,
    [translation.replace(/(^|\/)_([^/]+)$/, '$1$2')]: recordedFrom(moved),
  });
}
