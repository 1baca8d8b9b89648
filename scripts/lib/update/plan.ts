import path from 'node:path';

import {ownerOf} from '../ownership';
import {findBase} from './base';
import {idOf, modeOf, type Files, type Git} from './git';
import {migrate} from './migrations';
import {settle, type Settlement} from './settle';
import {newSections} from './versions';

/** What an update would do. Nothing is written yet. */
export type Plan = Settlement & {
  /** The upstream commits of the site and of the update. */
  readonly base: string;
  readonly upstream: string;
  /** The engine versions of both. */
  readonly from: string;
  readonly to: string;
  /** The site's files before the update. */
  readonly before: Files;
  /** The tree of the result. */
  readonly tree: string;
  /** The author's files that a migration changed. */
  readonly migrated: readonly string[];
  /** What is new, from the changelog. */
  readonly news: string;
};

const TEXT_FILE = /\.(css|json|mdx?|tsx?|txt|ya?ml)$/;

function versionAt(git: Git, commit: string): string {
  const {version} = JSON.parse(git.run(['show', `${commit}:package.json`])) as {version?: string};
  return version ?? '0.0.0';
}

function movedFiles(git: Git, from: string, to: string): ReadonlyMap<string, string> {
  const fields = git
    .run(['diff-tree', '-r', '-z', '-M', '-l0', '--diff-filter=R', '--name-status', from, to])
    .split('\0');
  const moved = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    moved.set(fields[at + 1] ?? '', fields[at + 2] ?? '');
  }
  return moved;
}

/** Runs the migrations on what is not upstream's, and changes `files`. */
function runMigrations(git: Git, {files, conflicts}: Settlement, theirs: Files, from: string) {
  const open = new Set(conflicts.map(({file}) => file));
  const own = [...files].filter(
    ([file, entry]) =>
      TEXT_FILE.test(file) &&
      modeOf(entry).startsWith('100') &&
      !open.has(file) &&
      (ownerOf(file) === 'author' || !theirs.has(file)),
  );
  const contents = git.read(own.map(([, entry]) => idOf(entry)));
  const texts = new Map(
    own.map(([file, entry]) => [file, contents.get(idOf(entry))?.toString() ?? '']),
  );
  const changed = migrate(texts, {from});
  for (const [file, text] of changed) {
    files.set(file, `${modeOf(files.get(file) ?? '100644 ')} ${git.write(text)}`);
  }
  return [...changed.keys()];
}

/** Stores files as a tree, with an index of its own. */
function writeTree(git: Git, files: Files): string {
  const index = path.resolve(git.run(['rev-parse', '--absolute-git-dir']), 'update-index');
  git.run(['read-tree', '--empty'], {index});
  const lines = [...files].map(([file, entry]) => `${entry}\t${file}\0`);
  git.run(['update-index', '-z', '--index-info'], {index, input: lines.join('')});
  return git.run(['write-tree'], {index});
}

/**
 * Plans the update of the site to an upstream commit.
 *
 * @returns `undefined` if the site already has it
 * @throws if the site is not made from upstream
 */
export function planUpdate(git: Git, upstream: string): Plan | undefined {
  const base = findBase(git, upstream);
  if (base === undefined) {
    throw new Error(
      'This site has no commit and too few files in common with upstream, so there is nothing to merge with.',
    );
  }
  if (base === upstream) return undefined;
  const [before, theirs] = [git.files('HEAD'), git.files(upstream)];
  const settlement = settle(git, {
    base: git.files(base),
    ours: before,
    theirs,
    moved: movedFiles(git, base, upstream),
  });
  const from = versionAt(git, base);
  const migrated = runMigrations(git, settlement, theirs, from);
  return {
    ...settlement,
    base,
    upstream,
    from,
    to: versionAt(git, upstream),
    before,
    tree: writeTree(git, settlement.files),
    // A migration adds a file of a sample that the author kept
    left: settlement.left.filter((file) => !settlement.files.has(file)),
    migrated,
    news: newSections(
      git.try(['show', `${upstream}:CHANGELOG.md`]) ?? '',
      git.try(['show', `${base}:CHANGELOG.md`]) ?? '',
      from,
    ),
  };
}
