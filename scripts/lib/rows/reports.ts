import fs from 'node:fs';
import path from 'node:path';

import type {Test} from './proofs';

type Suite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {readonly status: string}[];
  }[];
};

/** Returns the passed tests of a suite. A flaky test passed at its second try. */
function passedIn({file, specs, suites = []}: Suite, titles: readonly string[] = []): Test[] {
  const isPassed = ({status}: {readonly status: string}) => /^(?:expected|flaky)$/.test(status);
  return [
    ...specs
      .filter(({tests}) => tests.some(isPassed))
      .map(({title}) => ({file, titles: [...titles, title]})),
    ...suites.flatMap((suite) => passedIn(suite, [...titles, suite.title])),
  ];
}

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

/**
 * Reads the tests that passed from the JSON reports of Playwright and Jest in a folder.
 *
 * @param root the folder where the tests ran; paths of files are relative to it
 */
export function readPassed(folder: string, root: string): Test[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const report = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as
        PlaywrightReport | JestReport;
      if ('suites' in report) {
        return report.suites
          .flatMap((suite) => passedIn(suite))
          .map((test) => ({...test, file: `tests/${test.file}`}));
      }
      return report.testResults.flatMap(({name, assertionResults}) =>
        assertionResults
          .filter(({status}) => status === 'passed')
          .map(({ancestorTitles, title}) => ({
            file: path.relative(root, name).split(path.sep).join('/'),
            titles: [...ancestorTitles, title],
          })),
      );
    });
}
