import type {Problem} from '../../../lib/problems';
import type {Written} from '../check/front-matter';
import type {Change} from './compare';
import {markedLines} from './marks';
import {RECORD_FIELD} from './record';
import {translationStates} from './states';

const KINDS = ['changed', 'added', 'removed', 'moved'] as const;

/** Counts changes for people: `2 changed, 1 added`. */
export function countChanges(changes: readonly Change[]): string {
  return KINDS.map((kind) => [changes.filter((change) => change.kind === kind).length, kind])
    .filter(([count]) => count !== 0)
    .map((words) => words.join(' '))
    .join(', ');
}

/**
 * Returns what the author should know about translations: those that are older than their
 * originals, and what was left in them by mistake.
 */
export async function translationRecordProblems(
  siteDir: string,
  texts: readonly Written[],
): Promise<Problem[]> {
  const states = await translationStates(siteDir);
  const stale = states
    .filter(({state}) => state === 'stale')
    .map(({original, translation = original, changes}): Problem => {
      const line = changes[0]?.translationLine;
      const expected = `a translation of the newest ${original} (since then ${countChanges(changes)}): npm run translate -- ${translation} shows the changes. Readers see a notice`;
      return {file: translation, ...(line && {line}), expected, severity: 'notice'};
    });
  const originals = new Set(states.map(({original}) => original));
  const recorded = texts
    .filter(({content, values}) => originals.has(content.file) && RECORD_FIELD in values)
    .map(({content: {file}, lines}): Problem => {
      const expected = 'no such line in an original; it belongs in the translation';
      const line = lines[RECORD_FIELD] ?? 1;
      return {file, line, field: RECORD_FIELD, expected, severity: 'warning'};
    });
  const marked = texts.flatMap(({content: {file}, text}) =>
    markedLines(text).map((line): Problem => {
      const expected = 'the text after this mark translated, and the mark removed';
      return {file, line, expected, severity: 'warning'};
    }),
  );
  return [...stale, ...recorded, ...marked];
}
