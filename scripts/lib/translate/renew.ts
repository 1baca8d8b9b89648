import {readText} from '../../../src/plugins/content/check/files';
import {RECORD_FIELD, recordOf} from '../../../src/plugins/content/originals/record';
import {translationStates} from '../../../src/plugins/content/originals/states';
import type {Change} from '../edit/changes';
import {withField} from './front-matter';

/**
 * Keeps translations current where a command makes the same edit in all languages, for example a
 * new name. Returns the changes with new records in the translations that are current now.
 */
export function withRenewedRecords(siteDir: string, changes: readonly Change[]): Change[] {
  const planned = new Map(changes.map((change) => [change.file, change]));
  const textAfter = (file: string) => {
    const change = planned.get(file);
    return change ? change.content?.toString() : readText(siteDir, file);
  };
  for (const {state, original, translation, originalLanguage} of translationStates(siteDir)) {
    if (state !== 'current' || translation === undefined || !planned.has(original)) continue;
    const [text, translated] = [textAfter(original), textAfter(translation)];
    if (text === undefined || translated === undefined) continue;
    const content = withField(translated, RECORD_FIELD, recordOf(originalLanguage, original, text));
    planned.set(translation, {what: '', ...planned.get(translation), file: translation, content});
  }
  return [...planned.values()];
}
