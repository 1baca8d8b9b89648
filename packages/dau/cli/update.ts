/**
 * `npm run update`: replaces the engine, which is the folder `packages`, by a newer version. Everything
 * else belongs to the author, except the engine's lines of `package.json`.
 */
import '../utils/node-version';

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {conflictsOf, openGit} from '../utils/git';
import {fail, readOptions, runScript} from './lib/terminal';
import {
  assertNoneLost,
  assertReady,
  changelogAt,
  finishUpdate,
  howToResolve,
  isAncestor,
  isInProgress,
  OPTIONS_HELP,
  RECORD,
  recordedIn,
  updateOptions,
  versionAt,
} from './lib/update';

const UPSTREAM = 'refs/update/upstream';
/** What an update changes. The lock file is upstream's, to which `npm install` adds your packages. */
const ENGINE = ['packages', 'package.json', 'package-lock.json'];
const RESOLVE = howToResolve('git cherry-pick --abort');

const USAGE = `Replaces the engine (the folder "packages") with the newest version, installs the packages
and runs the check. Otherwise, only package-lock.json and the engine's lines of package.json change.
${OPTIONS_HELP}`;

const options = readOptions(updateOptions, USAGE);
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
  const recorded = recordedIn(git);
  if (isAncestor(git, recorded, upstream)) return recorded;
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
    const message = `Update the engine to ${versionAt(git, upstream)}\n\n${RECORD}${upstream}`;
    return git.run(['commit-tree', git.run(['write-tree'], {env}), '-p', base, '-m', message]);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/**
 * Prints what is new, and upstream's own changes outside the engine, which the author may want too. Files
 * that the author has deleted are not listed.
 */
function describe(base: string, upstream: string): void {
  console.log(
    `Engine: ${versionAt(git, base)} → ${versionAt(git, upstream)} (${upstream.slice(0, 8)})`,
  );
  const known = changelogAt(git, base);
  const news = changelogAt(git, upstream).filter((entry) => entry && !known.includes(entry));
  console.log(news.join('\n'));
  const [outside, engine] = [['.', ...ENGINE.map((name) => `:!${name}`)], ENGINE.slice(0, 1)];
  const changes = ['diff', '--no-renames', '--name-status', base];
  list(
    'You have changed these files of the engine:',
    git.lines(...changes, 'HEAD', '--', ...engine),
  );
  const translations = ['blog', 'docs'].map((name) => `i18n/*/docusaurus-plugin-content-${name}/*`);
  const samples = ['blog', 'docs', 'static', ...translations];
  const own = [upstream, '--', ...outside, ...samples.map((name) => `:!${name}`)];
  const isHere = (line: string) => line.startsWith('A') || fs.existsSync(line.slice('M\t'.length));
  list(
    `Upstream also changed its own site. To take a file: git checkout ${UPSTREAM} -- <file>`,
    git.lines(...changes, '--diff-filter=d', ...own).filter(isHere),
  );
  list(
    'Upstream removed these files from its own site. To remove yours: git rm <file>',
    git.lines(...changes, '--diff-filter=D', ...own).filter(isHere),
  );
}

async function main(): Promise<void> {
  assertReady(git, RESOLVE);
  const upstream = fetchUpstream();
  const base = findBase(upstream);
  if (base === upstream) return console.log('The site already has the newest engine.');
  describe(base, upstream);
  const isMajor = Number.parseInt(versionAt(git, upstream)) > Number.parseInt(versionAt(git, base));
  if (isMajor && !options.to)
    console.log('\nThis is a new major version. To install it: npm run update -- --to HEAD');
  if (options['dry-run'] || (isMajor && !options.to)) return console.log('\nNothing was written.');
  const update = engineCommit(base, upstream);
  assertNoneLost(git, '.', git.paths('diff', '--name-only', '--diff-filter=A', 'HEAD', update));
  try {
    git.run(['cherry-pick', '--allow-empty', update]);
  } catch (error) {
    if (!isInProgress(git)) fail((error as {stderr: string}).stderr.trim());
    git.try(['checkout', '--theirs', '--', 'package-lock.json']);
    git.try(['add', 'package-lock.json']);
    if (conflictsOf(git).length > 0) {
      list(
        'In conflict, because you and upstream changed or removed the same code:',
        conflictsOf(git),
      );
      fail(RESOLVE);
    }
    git.run(['commit', '--quiet', '--no-edit']);
  }
  await finishUpdate(git, options['merge-only']);
}

runScript(main);
