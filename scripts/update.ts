/**
 * Updates a site from before the engine was in `packages/dau`. Such a site's own `npm run update` fetches
 * upstream and runs this file of the fetched version, with the site's packages. The command that moves the
 * engine exists only in the history. Its last version moves the site, which is then updated like any other.
 */
import fs from 'node:fs';
import path from 'node:path';

import {run, runScript, step} from '../packages/dau/cli/lib/terminal';
import {openGit} from '../packages/dau/utils/git';

const MOVE = 'packages/dau/cli/update-from-version-1/index.ts';
const COPY = '.cache/update/version-2';

runScript(async () => {
  const git = openGit('.');
  const args = process.argv.slice(2);
  const fetched = args.indexOf('--fetched') + 1;
  const removal = git.run(['rev-list', '-1', args[fetched] ?? '', '--', MOVE]);
  const before = git.run(['rev-parse', 'HEAD']);
  const last = git.run(['rev-parse', `${removal}^`]);
  args[fetched] = last;
  step(
    'Moving the engine. If this stops, do what it says, then run npm run update again. After Ctrl+C, first run: git reset --hard && rm -f .git/dau-update',
  );
  fs.rmSync(COPY, {recursive: true, force: true});
  git.run(['worktree', 'add', '--force', '--quiet', '--detach', COPY, last]);
  process.exitCode = await run('jiti', [`${COPY}/${MOVE}`, ...args, '--merge-only']);
  git.run(['worktree', 'remove', '--force', COPY]);
  if (process.exitCode !== 0 || !git.try(['rev-parse', '--verify', 'HEAD:packages/dau'])) return;
  step(`Updating the engine. To undo both steps: git reset --keep ${before} && npm ci`);
  const update = path.join(__dirname, '../packages/dau/cli/update.ts');
  const own = args.filter((each) => each === '--merge-only');
  process.exitCode = await run('jiti', [update, '--from=.', '--to=refs/update/upstream', ...own]);
});
