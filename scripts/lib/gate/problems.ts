import {errorsOf, listProblems, warningsOf, type Problem} from '../../../src/lib/problems';
import type {Count, Report} from '../checks';

/**
 * Adds a word before each problem of a list. The indented lines below a problem stay as they are.
 */
const labeled = (word: string, list: string) => list.replace(/^ {2}(?=\S)/gm, `  ${word}: `);

/**
 * Reports problems and counts them. Warnings count as errors only if the check is strict. A check
 * without errors counts as one passed. A warning about several places is written once.
 */
export function reportProblems(
  {line}: Report,
  problems: readonly Problem[],
  isStrict: boolean,
): Count {
  const errors = errorsOf(problems, isStrict);
  const warnings = warningsOf(problems, isStrict);
  if (errors.length > 0) line(labeled('error', listProblems(errors)));
  if (warnings.length > 0) line(labeled('warning', listProblems(warnings, {group: true})));
  return {passed: errors.length === 0 ? 1 : 0, failed: errors.length};
}
