import path from 'node:path';

import {readText} from '../../../src/plugins/content/check/files';
import {RECORD_FIELD, recordOf} from '../../../src/plugins/content/translations/record';
import {translationStates} from '../../../src/plugins/content/translations/states';
import type {Change} from '../edit/changes';
import {withField} from './front-matter';

/**
 * Keeps translations current where a command makes the same edit in all languages, for example a
 * new name. Returns the changes with new records in the translations that are current now.
 */
export async function withRenewedRecords(
  siteDir: string,
  changes: readonly Change[],
): Promise<Change[]> {
  const planned = new Map(changes.map((change) => [change.file, change]));
  const textAfter = (file: string) => {
    const change = planned.get(file);
    return change ? change.content?.toString() : readText(siteDir, file);
  };
  for (const state of await translationStates(siteDir)) {
    const {original, translation, originalLanguage} = state;
    if (state.state !== 'current' || translation === undefined || !planned.has(original)) continue;
    const [text, translated] = [textAfter(original), textAfter(translation)];
    if (text === undefined || translated === undefined) continue;
    const record = await recordOf(originalLanguage, path.join(siteDir, original), text);
    if (record === undefined) continue;
    const content = withField(translated, RECORD_FIELD, record);
    const {what = 'record of its original'} = planned.get(translation) ?? {};
    planned.set(translation, {file: translation, what, content});
  }
  return [...planned.values()];
}
