/**
 * `npm run walks`: random walks over the test site (`tests/walks.spec.ts`), more than `npm test`
 * takes.
 */
import '../src/lib/node-version';

import {buildSite} from './lib/build-site';
import {readOptions} from './lib/checks';
import {ensureChromium} from './lib/chromium';
import {neutralEnvironment} from './lib/site-environment';
import {fail, run, step} from './lib/terminal';
import {assembleTestSite, TEST_SITE} from './lib/test-site';

const HELP = `Usage: npm run walks -- [--runs 300] [--seed 1] [--replay '[…]'] [--no-build]

Acts on the test site as impatient readers do: sequences of 20 random actions, with random
faults of the network. A sequence that fails is made shorter and printed with the command
that repeats it. Exit code 1 if any fails.

  --runs      how many sequences; the default is 300
  --seed      the seed of the first; the next ones follow it
  --replay    one sequence, as a failing run has printed it
  --no-build  walk over the build that is there`;

async function main() {
  const {runs, seed, replay, ...options} = readOptions(
    {
      runs: {type: 'string', default: '300'},
      seed: {type: 'string', default: '1'},
      replay: {type: 'string'},
      'no-build': {type: 'boolean', default: false},
    },
    HELP,
  );
  const chromium = await ensureChromium();
  assembleTestSite();
  if (!options['no-build']) {
    step('Building the test site');
    const isBuilt = await buildSite([], {cwd: TEST_SITE, env: neutralEnvironment()});
    if (!isBuilt) fail('The test site does not build.');
  }
  process.exitCode = await run(
    'playwright',
    ['test', 'tests/walks.spec.ts', '--workers=2', '--retries=0', '--reporter=line'],
    {
      cwd: TEST_SITE,
      env: {CHROMIUM_PATH: chromium, WALK_RUNS: runs, WALK_SEED: seed, WALK_REPLAY: replay},
    },
  );
}

void main();
