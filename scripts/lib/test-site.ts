import fs from 'node:fs';
import path from 'node:path';

import {commitAll} from './commit-all';
import {laySite} from './lay-site';

/** The author's files of the site that the engine is tested on. */
export const TEST_AUTHOR = 'tests/site';

/** Where the engine is laid under them: a whole site, in which the engine's tests run. */
export const TEST_SITE = '.cache/test-site';

/** The day on which every file of the test site changed last. */
const LAST_CHANGE = '2026-07-15T08:00:00+07:00';

/**
 * Lays the engine under the author's files of `tests/site`.
 *
 * @returns the folder of the site
 */
export function layTestSite(): string {
  laySite({root: '.', author: TEST_AUTHOR, to: TEST_SITE});
  // A history of one commit: pages show when they changed last, the same in every run
  fs.rmSync(path.join(TEST_SITE, '.git'), {recursive: true, force: true});
  commitAll(TEST_SITE, LAST_CHANGE);
  return TEST_SITE;
}
