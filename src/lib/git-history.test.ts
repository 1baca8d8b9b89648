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

test('the dates of changes need the whole history, but the last commit can be read in a shallow clone', () => {
  for (const name of ['zip', 'new', 'full']) fs.mkdirSync(folder(name));
  git(folder('new'), 'init');
  git(folder('full'), 'init');
  for (const message of ['one', 'two']) {
    git(folder('full'), 'commit', '--allow-empty', '-m', message);
  }
  git(root, 'clone', '--depth', '1', `file://${folder('full')}`, 'shallow');
  const known = ['zip', 'new', 'shallow', 'full'].map(folder);
  expect(known.map(hasHistory)).toEqual([false, false, false, true]);
  const time = lastCommitTime(folder('full'));
  expect(Math.abs((time ?? 0) - Date.now())).toBeLessThan(600_000);
  expect(known.map(lastCommitTime)).toEqual([undefined, undefined, time, time]);
});
