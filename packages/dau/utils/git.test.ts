import fs from 'node:fs';

import {temporaryFolder} from './fixtures';
import {commitDates, openGit} from './git';

test('the commit that adds a file is not its last update', async () => {
  const {dir, write} = temporaryFolder();
  const git = openGit(dir);
  git.run(['init', '-q']);
  const file = write('a.md', 'Một.\n');
  const commit = (day: string) => {
    git.run(['add', '.']);
    const env = {GIT_COMMITTER_DATE: `${day}T12:00:00Z`};
    const who = ['-c', 'user.name=Lan', '-c', 'user.email=lan@lan.example'];
    git.run([...who, 'commit', '-qm', 'a'], {env});
    const vcs = commitDates('git-ad-hoc');
    return vcs.getFileLastUpdateInfo(file);
  };
  expect(await commit('2020-01-02')).toBeNull();
  fs.appendFileSync(file, 'Hai.\n');
  const update = await commit('2021-02-03');
  expect(update?.timestamp).toBe(Date.parse('2021-02-03T12:00:00Z'));
});
