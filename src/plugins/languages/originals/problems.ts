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
    const problem = `outdated translation: ${original} has changed, and readers see a notice`;
    const fix = `To see the changes: npm run translate -- ${file}`;
    return [{file, problem, fix, severity: 'notice' as const}];
  });
