import {ContentError, type Problem} from '../../../src/plugins/shared/problems';
import type {Count, Report} from '../checks';

type Graded = Problem & {readonly severity?: 'error' | 'warning'};

/** One problem on a line of its own. */
function lineOf(problem: Problem): string {
  const [, line = ''] = new ContentError('', [problem]).message.split('\n');
  return line.trim();
}

/**
 * Reports problems and counts them. A warning fails only where the check is
 * strict; a check without a failed problem counts as one that passed.
 */
export function reportProblems(
  {line}: Report,
  problems: readonly Graded[],
  isStrict: boolean,
): Count {
  let failed = 0;
  for (const problem of problems) {
    const isError = isStrict || problem.severity !== 'warning';
    if (isError) failed++;
    line(`  ${isError ? 'error' : 'warning'}: ${lineOf(problem)}`);
  }
  return {passed: failed === 0 ? 1 : 0, failed};
}
