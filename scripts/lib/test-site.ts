import fs from 'node:fs';
import path from 'node:path';

import {assembleSite} from './assemble-site';
import {commitAll} from './commit-all';

/** The assembled test site. The engine's tests run in this folder. */
export const TEST_SITE = '.cache/test-site';

/** The commit date of the test site. Pages show it as their last update. */
export const LAST_CHANGE = '2026-07-15T08:00:00+07:00';

/** Assembles the test site from the engine and the author's files of `tests/site`. */
export function assembleTestSite(): void {
  assembleSite('tests/site', TEST_SITE);
  // A new history with one commit, so that pages show the same last update in every run
  fs.rmSync(path.join(TEST_SITE, '.git'), {recursive: true, force: true});
  commitAll(TEST_SITE, LAST_CHANGE);
}
