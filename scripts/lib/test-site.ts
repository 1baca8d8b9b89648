import fs from 'node:fs';
import path from 'node:path';

import {commitAll} from './commit-all';
import {assembleSite} from './assemble-site';

/** The author's files of the test site. */
export const TEST_AUTHOR = 'tests/site';

/** The assembled test site. The engine's tests run in this folder. */
export const TEST_SITE = '.cache/test-site';

/** The commit date of the test site. Pages show it as their last update. */
const LAST_CHANGE = '2026-07-15T08:00:00+07:00';

/**
 * Assembles the test site from the engine and the author's files of `tests/site`.
 *
 * @returns the folder of the site
 */
export function assembleTestSite(): string {
  assembleSite({root: '.', author: TEST_AUTHOR, to: TEST_SITE});
  // A new history with one commit, so that pages show the same last update in every run
  fs.rmSync(path.join(TEST_SITE, '.git'), {recursive: true, force: true});
  commitAll(TEST_SITE, LAST_CHANGE);
  return TEST_SITE;
}
