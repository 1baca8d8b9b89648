import {execFileSync} from 'node:child_process';
import path from 'node:path';
import fs from 'node:fs';

import {laySite} from './lay-site';

/** The author's files of the site that the engine is tested on. */
export const TEST_AUTHOR = 'tests/site';

/** Where the engine is laid under them: a whole site, in which the engine's tests run. */
export const TEST_SITE = '.cache/test-site';

/** The day on which every file of the test site changed last. */
const LAST_CHANGE = '2026-07-15T08:00:00+07:00';

/** A history of one commit: pages show when they changed last, the same in every run. */
function commitAll(dir: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.autocrlf=false', ...args], {
      cwd: dir,
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'Test',
        GIT_AUTHOR_EMAIL: 'test@test.example',
        GIT_AUTHOR_DATE: LAST_CHANGE,
        GIT_COMMITTER_NAME: 'Test',
        GIT_COMMITTER_EMAIL: 'test@test.example',
        GIT_COMMITTER_DATE: LAST_CHANGE,
      },
    });
  fs.rmSync(path.join(dir, '.git'), {recursive: true, force: true});
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--message=The test site');
}

/**
 * Lays the engine under the author's files of `tests/site`.
 *
 * @returns the folder of the site
 */
export function layTestSite(): string {
  laySite({root: '.', author: TEST_AUTHOR, to: TEST_SITE});
  commitAll(TEST_SITE);
  return TEST_SITE;
}
