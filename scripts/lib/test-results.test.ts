/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readReport} from './test-results';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-reports-'));
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

/** Reads a report as lines: how each test ended, its file and its titles. */
function read(report: object): string[] {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return readReport(file, '/site').map(({outcome, file: test, titles}) =>
    [outcome, test, ...titles].join(' '),
  );
}

test('the report of Playwright: passed, failed, skipped and flaky tests', () => {
  const spec = (title: string, status: string) => ({title, tests: [{status}]});
  const suites = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('one', 'expected'), spec('two', 'unexpected'), spec('three', 'skipped')],
      suites: [{title: 'vi', file: 'a.spec.ts', specs: [spec('four', 'flaky')]}],
    },
  ];
  expect(read({suites})).toEqual([
    'passed tests/a.spec.ts one',
    'failed tests/a.spec.ts two',
    'skipped tests/a.spec.ts three',
    'flaky tests/a.spec.ts vi four',
  ]);
});

test('the report of Jest: passed, failed and skipped tests', () => {
  const result = (title: string, status: string) => ({ancestorTitles: ['group'], title, status});
  const assertionResults = [
    result('five', 'passed'),
    result('six', 'failed'),
    result('seven', 'pending'),
  ];
  expect(read({testResults: [{name: '/site/src/b.test.ts', assertionResults}]})).toEqual([
    'passed src/b.test.ts group five',
    'failed src/b.test.ts group six',
    'skipped src/b.test.ts group seven',
  ]);
});
