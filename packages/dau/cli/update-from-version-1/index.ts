/**
 * The last update of a site from before the engine was in `packages/dau`. Such a site's own
 * `npm run update` fetches upstream and then runs `scripts/update.ts` of the fetched version, with the
 * site's installed packages. So the files here must also work with older packages.
 */
import '../../utils/node-version';

import fs from 'node:fs';

import {editedFiles, openGit, type Git} from '../../utils/git';
import {fail, readOptions, runScript} from '../lib/terminal';
import {
  assertReady,
  changelogAt,
  finishUpdate,
  howToResolve,
  OPTIONS_HELP,
  updateOptions,
  versionAt,
} from '../lib/update';
import {applyUpdate, commitUpdate, findMergeBase, interruptionMark, type Update} from './apply';
import {ownerOf} from './merge';

const TRIAL = '.cache/update/trial';
const RESOLVE = howToResolve(
  'git merge --abort',
  'In docusaurus.config.ts, take upstream and then add your own plugins and settings to it again.\n',
);

const USAGE = `Moves the engine of the site into the folder "packages", installs the packages and runs
the check. Your content, settings and images stay yours.
${OPTIONS_HELP}`;

const options = readOptions(
  // The site's command passes the fetched commit to the fetched version's command
  {...updateOptions, fetched: {type: 'string', default: 'HEAD'}},
  USAGE,
);
const git = openGit('.');

function describe(git: Git, {base, upstream, ...update}: Update): string {
  const [from, to] = [versionAt(git, base), versionAt(git, upstream)];
  // Each file is two entries: its status and its name
  const names = git.paths('diff', '--name-status', '--no-renames', 'HEAD');
  const own = names.flatMap((name, at) =>
    at % 2 === 1 && ownerOf(name) !== 'engine' ? [`${names[at - 1]}\t${name}`] : [],
  );
  const known = changelogAt(git, base);
  const entries = changelogAt(git, upstream);
  const release = entries.findIndex((entry) => entry.startsWith(`## ${from}`));
  // Leave out entries from older releases, which are not new even if they were reworded
  const news = entries
    .slice(0, release < 0 ? undefined : release)
    .filter((entry) => entry.startsWith('- ') && !known.includes(entry));
  const sections = {
    'Engine files that you have changed:': editedFiles(git, base, 'HEAD').filter(
      (file) => ownerOf(file) === 'engine',
    ),
    'Your files and shared files (A new, M changed, D removed):': own,
    'Your files, adapted to the new engine:': update.migrated,
    'Moved to where Docusaurus has them:': update.moved,
    'Renamed, because .md files are now plain Markdown and these files need MDX:': update.renamed,
    'You and upstream changed the same lines. Your lines stay. Compare with `git diff refs/update/upstream -- <file>`:':
      update.unchanged,
    'In conflict: you and upstream changed or removed the same code:': update.conflicts,
  };
  return [
    `Engine: ${from} (${base.slice(0, 8)}) → ${to} (${upstream.slice(0, 8)})`,
    ...(news.length > 0 ? ["\nWhat's new (CHANGELOG.md):\n", ...news] : []),
    ...Object.entries(sections)
      .filter(([, files]) => files.length > 0)
      .map(([title, files]) => [`\n${title}`, ...files].join('\n  ')),
    '',
  ].join('\n');
}

/** Prints what the update would change, from a copy of the site. */
function preview(base: string, upstream: string): void {
  fs.rmSync(TRIAL, {recursive: true, force: true});
  git.run(['worktree', 'add', '--force', '--quiet', '--detach', TRIAL, 'HEAD']);
  try {
    console.log(describe(openGit(TRIAL), applyUpdate(TRIAL, base, upstream)));
  } finally {
    git.run(['worktree', 'remove', '--force', TRIAL]);
  }
}

async function main(): Promise<void> {
  const upstream = options.fetched;
  if (fs.existsSync(interruptionMark(git)))
    fail(
      'The last update was interrupted. Your last commit has all your files. To go back to it: git reset --hard && rm .git/dau-update. Then run npm run update again.',
    );
  assertReady(git, RESOLVE);
  const base = findMergeBase(git, upstream);
  if (base === upstream) return console.log('The site already has the newest engine.');
  const to = versionAt(git, upstream);
  const isRefused = Number.parseInt(to) > Number.parseInt(versionAt(git, base)) && !options.to;
  if (options['dry-run'] || isRefused) {
    preview(base, upstream);
    if (isRefused) console.log(`${to} is a new major version. To install it, add --to HEAD`);
    return console.log('Nothing was written.');
  }
  const result = applyUpdate('.', base, upstream);
  console.log(describe(git, result));
  commitUpdate(git, result);
  if (result.conflicts.length > 0) fail(RESOLVE);
  await finishUpdate(git, options['merge-only']);
}

runScript(main);
