/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {hasHistory, lastCommitTime} from './git-history';
import {temporaryFolder} from './fixtures';

const {dir: root} = temporaryFolder();
const folder = (name: string) => path.join(root, name);

function git(dir: string, ...args: string[]) {
  const identity = ['-c', 'user.name=Tác Giả Thử', '-c', 'user.email=tac-gia@example.com'];
  execFileSync('git', [...identity, ...args], {cwd: dir, stdio: 'ignore'});
}

beforeAll(() => {
  fs.mkdirSync(folder('zip'));
  fs.mkdirSync(folder('new'));
  fs.mkdirSync(folder('full'));
  git(folder('new'), 'init');
  git(folder('full'), 'init');
  for (const message of ['one', 'two']) {
    git(folder('full'), 'commit', '--allow-empty', '-m', message);
  }
  git(root, 'clone', '--depth', '1', `file://${folder('full')}`, 'shallow');
});

test.each([
  ['zip', false],
  ['new', false],
  ['shallow', false],
  ['full', true],
])('dates of the last change can be read in the folder "%s": %s', (name, expected) => {
  expect(hasHistory(folder(name))).toBe(expected);
});

test('the last commit has a time, also in a shallow clone', () => {
  const time = lastCommitTime(folder('full'));
  expect(Math.abs((time ?? 0) - Date.now())).toBeLessThan(600_000);
  expect(lastCommitTime(folder('shallow'))).toBe(time);
  expect(lastCommitTime(folder('zip'))).toBeUndefined();
  expect(lastCommitTime(folder('new'))).toBeUndefined();
});
