import {errorsOf, listProblems, warningsOf, type Problem} from '../../../src/lib/problems';
import type {Count, Report} from '../checks';

/** Puts a word before each problem of a list; the places below it have none. */
const marked = (word: string, list: string) => list.replace(/^ {2}(?=\S)/gm, `  ${word}: `);

/**
 * Reports problems and counts them. A warning fails only where the check is
 * strict; a check without a failed problem counts as one that passed. The same
 * warning about many places is written once.
 */
export function reportProblems(
  {line}: Report,
  problems: readonly Problem[],
  isStrict: boolean,
): Count {
  const errors = errorsOf(problems, isStrict);
  const warnings = warningsOf(problems, isStrict);
  if (errors.length > 0) line(marked('error', listProblems(errors)));
  if (warnings.length > 0) line(marked('warning', listProblems(warnings, {group: true})));
  return {passed: errors.length === 0 ? 1 : 0, failed: errors.length};
}
