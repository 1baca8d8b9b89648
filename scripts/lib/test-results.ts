import fs from 'node:fs';
import path from 'node:path';

/** How a test ended. A flaky one failed, and passed at its second try. */
export type Outcome = 'passed' | 'flaky' | 'skipped' | 'failed';

export type TestResult = {
  readonly file: string;
  /** The titles of its groups, then its own. */
  readonly titles: readonly string[];
  readonly outcome: Outcome;
};

type Suite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {readonly status: string}[];
  }[];
};
type PlaywrightReport = {readonly suites: readonly Suite[]};
type JestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
};

/** The words of Playwright and Jest for what did not fail. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  expected: 'passed',
  passed: 'passed',
  flaky: 'flaky',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
};

const outcomeOf = (status: string): Outcome => OUTCOMES[status] ?? 'failed';

function resultsOf(
  {file, specs, suites = []}: Suite,
  groups: readonly string[] = [],
): TestResult[] {
  return [
    ...specs.flatMap(({title, tests}) =>
      tests.map(({status}) => ({
        file: `tests/${file}`,
        titles: [...groups, title],
        outcome: outcomeOf(status),
      })),
    ),
    ...suites.flatMap((suite) => resultsOf(suite, [...groups, suite.title])),
  ];
}

/**
 * Reads the JSON report of Playwright or Jest.
 *
 * @param root the folder where the tests ran; paths of files are relative to it
 */
export function readReport(file: string, root: string): TestResult[] {
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as PlaywrightReport | JestReport;
  if ('suites' in report) return report.suites.flatMap((suite) => resultsOf(suite));
  return report.testResults.flatMap(({name, assertionResults}) =>
    assertionResults.map(({ancestorTitles, title, status}) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      titles: [...ancestorTitles, title],
      outcome: outcomeOf(status),
    })),
  );
}
