import type {Problem} from '../../../lib/problems';
import type {readContent} from '../../../lib/content/read-content';
import {translationStates} from './states';

/** Returns the translations that are older than their originals. */
export const recordProblems = (
  siteDir: string,
  files: ReturnType<typeof readContent>['written'],
): Problem[] =>
  translationStates(siteDir, files).flatMap(({state, original, translation: file}) => {
    if (state !== 'stale' || !file) return [];
    const problem = `a translation of the newest ${original}: npm run translate -- ${file} shows what changed. Readers see a notice`;
    return [{file, problem, severity: 'notice' as const}];
  });
