/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {readRedirects, redirectProblems, REDIRECTS_FILE} from './read';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-redirects-'));
afterAll(() => {
  fs.rmSync(dir, {recursive: true});
});

function read(text: string) {
  fs.mkdirSync(path.join(dir, path.dirname(REDIRECTS_FILE)), {recursive: true});
  fs.writeFileSync(path.join(dir, REDIRECTS_FILE), text);
  return readRedirects(dir);
}

test('a site without the file has no redirects', () => {
  expect(readRedirects(dir)).toEqual({redirects: [], problems: []});
});

test('only addresses of this site are taken, and each fault has its line', () => {
  const {redirects, problems} = read('/a: /b#c\n/d: https://e.example\n//f: /g\n/h/: /i\n');
  expect(redirects).toEqual([{from: '/a', to: '/b#c', line: 1}]);
  expect(problems.map(({line, field}) => [line, field])).toEqual([
    [2, '/d'],
    [3, '//f'],
    [4, '/h/'],
  ]);
  expect(read('/a: [').problems).toHaveLength(1);
});

test('a redirect starts where no page is, and ends at one, published or not', () => {
  const {redirects} = read('/page: /page\n/old: /page#part\n/draft: /later\n/lost: /nowhere\n');
  const problems = redirectProblems(
    redirects,
    (address) => address === '/page',
    new Set(['/later']),
  );
  expect(problems.map(({line, expected}) => [line, expected.slice(0, 24)])).toEqual([
    [1, 'an address without a pag'],
    [4, 'the address of a page th'],
  ]);
});
