/**
 * `npm run verify -- <address or folder>`: compares a published site with a build of the same
 * commit on this machine. Exit code: 0 if all files are the same, 1 if any differs, 2 if the two
 * cannot be compared.
 */
import '../src/lib/node-version';

import {parseArgs} from 'node:util';

import {hasChanges, lastCommit} from '../src/lib/history';
import {buildSite} from './lib/build-site';
import {compareFiles, countOf, nameFiles} from './lib/published/compare';
import {reportDifferences} from './lib/published/report';
import {openSite, type PublishedSite} from './lib/published/site';
import {neutralEnvironment} from './lib/site-environment';
import {step} from './lib/terminal';

const BUILD = '.cache/verify';

const HELP = `Usage: npm run verify -- <address or folder> [--against <folder>]

Compares a published site with a build of the same commit, file by file, and names the
first difference. The settings of the build come from the site's build.json. Posts that
were not due when the site was published are left out: the time comes from the server
(Last-Modified) or from the file, or from SOURCE_DATE_EPOCH if you set it.

  --against <folder>  an existing build, in place of a new one

Exit code: 0 the same, 1 different, 2 cannot be compared.`;

/** Makes sure that a build here can have the same bytes. */
function assertSameSource({record: {commit, isChanged}}: PublishedSite): void {
  if (commit === undefined) {
    throw new Error('The site was built without git, so its commit is not known.');
  }
  if (isChanged) {
    throw new Error(
      `The site was built from ${commit} with changes that were not committed, so nobody else can build it.`,
    );
  }
  const here = lastCommit('.')?.id;
  if (here !== commit) {
    throw new Error(
      `The site was built from commit ${commit}; this folder is at ${here ?? 'no commit'}. Run: git fetch && git checkout ${commit} && npm ci`,
    );
  }
  if (hasChanges('.')) {
    throw new Error(
      'Files here differ from the commit. Commit them or put them aside: git stash -u',
    );
  }
}

/** Builds the commit with the settings of the published site. */
async function buildAgain({record, time}: PublishedSite): Promise<void> {
  const {SOURCE_DATE_EPOCH = time === undefined ? '' : String(Math.floor(time / 1000))} =
    process.env;
  if (SOURCE_DATE_EPOCH) {
    step(
      `Building the posts that were due at ${new Date(Number(SOURCE_DATE_EPOCH) * 1000).toISOString()}`,
    );
  } else step('Building the posts that are due now: the server does not say when it was published');
  const isBuilt = await buildSite(['--out-dir', BUILD], {
    isStrict: false,
    env: {
      ...neutralEnvironment(),
      ...record.variables,
      SOURCE_DATE_EPOCH,
      // What an earlier build has left must not decide about this one
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (!isBuilt) throw new Error('The build failed: see above.');
}

async function verify(place: string, against: string | undefined): Promise<boolean> {
  step(`Reading ${place}`);
  const published = await openSite(place);
  const {record, listed, checksums} = published;
  const untrue = compareFiles(listed, checksums);
  const isTrue = countOf(untrue) === 0;
  if (!isTrue) {
    const files = [...untrue.missing, ...untrue.changed, ...untrue.more];
    console.log(`The files of the site do not match its own SHA256SUMS: ${nameFiles(files)}`);
  }
  if (against === undefined) {
    assertSameSource(published);
    await buildAgain(published);
  }
  const local = await openSite(against ?? BUILD);
  for (const name of ['node', 'platform'] as const) {
    if (record[name] === local.record[name]) continue;
    console.log(
      `Note: ${name} was ${record[name]}; here it is ${local.record[name]}. Dates and drawn letters may differ for this reason alone.`,
    );
  }
  const isSame = await reportDifferences(
    {...published, name: 'the published site'},
    {...local, name: 'the local build'},
  );
  return isTrue && isSame;
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {against: {type: 'string'}, help: {type: 'boolean', short: 'h', default: false}},
    allowPositionals: true,
  });
  const [place] = positionals;
  if (values.help) console.log(HELP);
  else if (place === undefined || positionals.length > 1)
    throw new Error(`Name one site.\n\n${HELP}`);
  else if (!(await verify(place, values.against))) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(`\nError: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
