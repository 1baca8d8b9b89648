/** Records that a translation says what its original says. */
import path from 'node:path';

import {contentFileAt, contentFolder, readText} from '../../../src/plugins/content/check/files';
import {parseFrontMatter} from '../../../src/plugins/content/check/yaml';
import {defaultLocale} from '../../../src/lib/locales';
import {markedLines} from '../../../src/plugins/content/translations/marks';
import {RECORD_FIELD, recordOf} from '../../../src/plugins/content/translations/record';
import type {TranslationState} from '../../../src/plugins/content/translations/states';
import type {Change} from '../edit/changes';
import {refuse} from '../new/ask';
import {isUntouched} from '../new/texts';
import {movedAddresses} from './addresses';
import {withField} from './front-matter';

const isDraft = (file: string, text: string) => {
  const parsed = parseFrontMatter(file, text);
  return 'values' in parsed && parsed.values.draft === true;
};

/**
 * The original of a translation into the default language moves to the folder of its own
 * language: the default folder holds the default language.
 */
function movedOriginal(siteDir: string, {original, originalLanguage}: TranslationState): Change[] {
  const content = contentFileAt(original);
  if (!content || content.locale === originalLanguage || content.locale !== defaultLocale)
    return [];
  const file = `${contentFolder(content.kind, originalLanguage)}/${content.key}`;
  const text = withField(readText(siteDir, original), 'language', undefined);
  return [
    {
      file,
      what: `the original, from ${original}`,
      content: movedAddresses(siteDir, text, original, file),
    },
  ];
}

/**
 * Plans the record of a translation. A translation that was started gets its final name, and is a
 * draft only if the original is one.
 *
 * @throws {Refusal} if there is no translation, or a part of it is not translated
 */
export async function planDone(siteDir: string, state: TranslationState): Promise<Change[]> {
  const {original, translation, originalLanguage} = state;
  if (translation === undefined) {
    return refuse(`${original} has no translation yet. Start it: npm run translate -- ${original}`);
  }
  const text = readText(siteDir, translation);
  for (const file of [original, translation]) {
    if (isUntouched(readText(siteDir, file))) refuse(`${file} has no text yet.`);
  }
  const marked = markedLines(text);
  if (marked.length > 0) {
    const lines = marked.slice(0, 5).join(', ');
    refuse(
      `${translation} is not finished: ${marked.length} ${marked.length === 1 ? 'place has' : 'places have'} the mark "translate" (line ${lines}${marked.length > 5 ? ', …' : ''}). Translate what follows each mark, and remove the mark.`,
    );
  }
  const originalText = readText(siteDir, original);
  const record = await recordOf(originalLanguage, path.join(siteDir, original), originalText);
  if (record === undefined) throw new Error(`${original} cannot be read.`);
  const isStarted = state.state === 'missing';
  const file = isStarted ? translation.replace(/\/_([^/]+)$/, '/$1') : translation;
  const draft = isDraft(original, originalText) ? 'true' : undefined;
  const recorded = withField(withField(text, 'draft', draft), RECORD_FIELD, record);
  return [
    ...(isStarted ? movedOriginal(siteDir, state) : []),
    ...(isStarted ? [{file: translation, what: 'is finished', content: undefined}] : []),
    {file, what: 'recorded', content: recorded},
  ];
}
