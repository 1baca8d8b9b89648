import type {Problem} from '../../../lib/problems';
import type {readTexts} from '../../../lib/content/texts';
import type {Change} from './changes';
import {translationStates} from './states';

/** Counts changes for people: `2 changed, 1 added`. */
export function countChanges(changes: readonly Change[]): string {
  return (['changed', 'added', 'removed', 'moved'] as const)
    .map((kind) => [changes.filter((change) => change.kind === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map((words) => words.join(' '))
    .join(', ');
}

/** Returns the translations that are older than their originals. */
export async function recordProblems(
  siteDir: string,
  texts: ReturnType<typeof readTexts>['written'],
): Promise<Problem[]> {
  const states = await translationStates(siteDir, texts);
  return states
    .filter(({state}) => state === 'stale')
    .map(({original, translation = original, changes}): Problem => {
      const line = changes[0]?.translationLine;
      const expected = `a translation of the newest ${original} (since then ${countChanges(changes)}): npm run translate -- ${translation} shows the changes. Readers see a notice`;
      return {file: translation, ...(line && {line}), expected, severity: 'notice'};
    });
}
