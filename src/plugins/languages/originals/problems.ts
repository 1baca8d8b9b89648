import type {Problem} from '../../../lib/problems';
import type {readTexts} from '../../../lib/content/texts';
import {translationStates} from './states';

/** Returns the translations that are older than their originals. */
export const recordProblems = (
  siteDir: string,
  texts: ReturnType<typeof readTexts>['written'],
): Problem[] =>
  translationStates(siteDir, texts).flatMap(({state, original, translation: file}) => {
    if (state !== 'stale' || !file) return [];
    const expected = `a translation of the newest ${original}: npm run translate -- ${file} shows what changed. Readers see a notice`;
    return [{file, expected, severity: 'notice' as const}];
  });
