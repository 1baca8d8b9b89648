/**
 * `npm run update`: replaces the engine, which is the folder `packages`, by a newer version. Everything
 * else belongs to the author, except the engine's lines of `package.json`.
 */
import '../utils/node-version';

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {assertCommitted, conflictsOf, openGit} from '../utils/git';
import {fail, readOptions, run, runScript, step} from './lib/terminal';

const UPSTREAM = 'refs/update/upstream';
/** What an update changes. The lock file is upstream's, to which `npm install` adds your packages. */
const ENGINE = ['packages', 'package.json', 'package-lock.json'];
/** A line of the commit message, with the upstream commit that the site was updated to. */
const RECORD = 'Engine: ';
const UNDO = 'To undo the update before your next commit: git reset --keep HEAD~ && npm ci';
const RESOLVE = `Nothing is committed. For each file in conflict:
  keep both      edit the lines between <<<<<<< and >>>>>>>, then: git add <file>
  keep yours     git checkout --ours -- <file> && git add <file>
  take upstream  git checkout --theirs -- <file> && git add <file>
  delete it      git rm <file>
Then: npm install && git add package-lock.json && git commit --no-edit && npm run check
Or, to undo the update: git cherry-pick --abort`;

const USAGE = `Replaces the engine (the folder "packages") by the newest version, installs the packages
and runs the check. Nothing else changes but the engine's lines of package.json.

  npm run update                  updates
  npm run update -- --dry-run     lists what is new; writes nothing
  --from https://…    URL of upstream (default: the remote "upstream", or config.upstream
                      in package.json)
  --to v1.2.0         a tag, branch or commit of upstream. Required for a new major version
  --merge-only        skips installing the packages and running the check
  --help`;

const options = readOptions(
  {
    'dry-run': {type: 'boolean', default: false},
    from: {type: 'string'},
    to: {type: 'string'},
    'merge-only': {type: 'boolean', default: false},
  },
  USAGE,
);
const git = openGit('.');
const list = (title: string, lines: string[]) => {
  if (lines.length > 0) console.log([`\n${title}`, ...lines].join('\n  '));
};

function fetchUpstream(): string {
  const {from = git.try(['remote', 'get-url', 'upstream']), to = 'HEAD'} = options;
  // npm sets this variable from config.upstream in package.json
  const url = from ?? process.env.npm_package_config_upstream;
  if (!url) fail('No upstream is set. Run: git remote add upstream <template URL>');
  try {
    git.run(['fetch', '--quiet', '--no-tags', '--', url, `+${to}:${UPSTREAM}`]);
  } catch (error) {
    fail(
      `The engine could not be fetched from ${url}:\n  ${(error as {stderr: string}).stderr.trim()}\nCheck your connection. If the URL is wrong, pass the template's URL: --from https://…`,
    );
  }
  return git.run(['rev-parse', `${UPSTREAM}^{commit}`]);
}

/**
 * Finds the upstream commit whose engine the site has: the one that the last update recorded, or else
 * the newest one whose folder `packages` was once the site's.
 */
function findBase(upstream: string): string {
  const message = git.run(['log', '-1', `--grep=^${RECORD}`, '--format=%B', 'HEAD']);
  const [, recorded = ''] = new RegExp(`^${RECORD}(\\w{40})$`, 'm').exec(message) ?? [];
  if (git.try(['merge-base', '--is-ancestor', recorded, upstream]) !== undefined) return recorded;
  const commits = (from: string) => git.lines('rev-list', from, '--', 'packages');
  const folders = (from: string[]) =>
    git
      .run(['cat-file', '--batch-check=%(objectname)'], {
        input: from.map((commit) => `${commit}:packages\n`).join(''),
      })
      .split('\n');
  const own = new Set(folders(commits('HEAD')));
  const theirs = commits(upstream);
  const base = theirs[folders(theirs).findIndex((folder) => own.has(folder))];
  if (base) return base;
  throw new Error(
    'No version in that repository has the engine of this site. Pass the right repository with --from https://…',
  );
}

/** Returns a commit after `base` that has upstream's engine and no other change of upstream. */
function engineCommit(base: string, upstream: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dau-update-'));
  const env = {GIT_INDEX_FILE: path.join(folder, 'index')};
  try {
    git.run(['read-tree', base], {env});
    git.run(['rm', '-r', '--cached', '--force', '--quiet', '--', ...ENGINE], {env});
    const theirs = git.run(['ls-tree', '-r', '-z', upstream, '--', ...ENGINE]);
    git.run(['update-index', '-z', '--index-info'], {env, input: theirs});
    const message = `Update the engine to ${versionAt(upstream)}\n\n${RECORD}${upstream}`;
    return git.run(['commit-tree', git.run(['write-tree'], {env}), '-p', base, '-m', message]);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

const versionAt = (commit: string): string =>
  /"version": "(.*?)"/.exec(git.run(['show', `${commit}:packages/dau/package.json`]))?.[1] ?? '0';

/** Prints what is new, and upstream's own changes outside the engine, which the author may want too. */
function describe(base: string, upstream: string): void {
  console.log(`Engine: ${versionAt(base)} → ${versionAt(upstream)} (${upstream.slice(0, 8)})`);
  const log = (commit: string) =>
    (git.try(['show', `${commit}:packages/dau/CHANGELOG.md`]) ?? '').split(/\n(?! )/);
  const known = log(base);
  console.log(
    log(upstream)
      .filter((entry) => entry && !known.includes(entry))
      .join('\n'),
  );
  const [outside, engine] = [['.', ...ENGINE.map((name) => `:!${name}`)], ENGINE.slice(0, 1)];
  const changes = ['diff', '--no-renames', '--name-status', base];
  list(
    'You have changed these files of the engine:',
    git.lines(...changes, 'HEAD', '--', ...engine),
  );
  list(
    `Upstream also changed its own site. To take a file: git checkout ${UPSTREAM} -- <file>`,
    git.lines(...changes, upstream, '--', ...outside, ':!blog', ':!docs', ':!static'),
  );
}

async function main(): Promise<void> {
  if (git.try(['rev-parse', '--show-prefix']) !== '' || !git.try(['rev-parse', 'HEAD']))
    fail(
      'Git is not installed, or this folder is not the root of a git repository with a commit. If you downloaded it as a ZIP file, run this first: git init && git add --all && git commit -m "My site"',
    );
  if (conflictsOf(git).length > 0) fail(`An update is in progress. ${RESOLVE}`);
  assertCommitted(git, 'Commit them first, or stash them: git stash --include-untracked');
  const upstream = fetchUpstream();
  const base = findBase(upstream);
  if (base === upstream) return console.log('The site already has the newest engine.');
  describe(base, upstream);
  const isMajor = Number.parseInt(versionAt(upstream)) > Number.parseInt(versionAt(base));
  if (isMajor && !options.to)
    console.log('\nThis is a new major version. To install it: --to HEAD');
  if (options['dry-run'] || (isMajor && !options.to)) return console.log('\nNothing was written.');
  if (git.try(['cherry-pick', '--allow-empty', engineCommit(base, upstream)]) === undefined) {
    git.try(['checkout', '--theirs', '--', 'package-lock.json']);
    git.try(['add', 'package-lock.json']);
    if (conflictsOf(git).length > 0) {
      list('In conflict, because you have changed the same lines:', conflictsOf(git));
      fail(RESOLVE);
    }
    git.run(['commit', '--quiet', '--no-edit']);
  }
  console.log(`\nThe update is one commit that is not pushed yet.\n${UNDO}`);
  if (options['merge-only']) return;
  step('Installing packages');
  if ((await run('npm', ['install', '--no-audit', '--no-fund'])) !== 0)
    fail('Fix the error above, then run: npm install && npm run check');
  git.try(['commit', '--quiet', '--amend', '--no-edit', '--', 'package-lock.json']);
  if ((await run('npm', ['run', 'check'])) !== 0)
    fail(`The check found problems (see above). Fix them and commit.\n${UNDO}`);
  console.log('\nThe site is up to date.');
}

runScript(main);
