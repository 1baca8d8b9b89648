import fs from 'node:fs';
import path from 'node:path';

import {conflictsOf, openGit} from '../../../src/lib/git';
import {isOnlyAuthors, ownerOf} from '../ownership';
import {mergeJson} from './merge-json';

/** Git merges code, with conflicts. In other files, the author's lines replace upstream's. */
const isCode = (file: string): boolean =>
  ownerOf(file) === 'engine' || /^(docusaurus\.config|sidebars)\.ts$/.test(file);

/**
 * Merges the changes of upstream into a folder without uncommitted changes. Content does not change.
 * The author must resolve conflicts in code.
 *
 * @param base the upstream commit that the site was created from or last updated to
 * @returns the files in which both sides changed the same lines, and the author's lines were used
 */
export function mergeUpstream(dir: string, base: string, upstream: string): string[] {
  const git = openGit(dir);
  const unchanged: string[] = [];

  /** Returns the entries of all content files at a commit, in the format of `git ls-tree`. */
  const contentAt = (commit: string) => {
    const entries = git.run(['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean);
    const files = entries.map((entry) => [entry.replace(/^.*?\t/, ''), entry] as const);
    return new Map(files.filter(([file]) => isOnlyAuthors(file)));
  };

  /** Creates a copy of the upstream commit with the content of `base`, so git does not merge content. */
  function withoutContent(): string {
    const content = contentAt(base);
    const added = [...contentAt(upstream).keys()].filter((file) => !content.has(file));
    const removals = added.map((file) => `0 ${'0'.repeat(40)}\t${file}`);
    const input = [...content.values(), ...removals, ''].join('\0');
    // A separate index, so that the index of the repository does not change
    const env = {GIT_INDEX_FILE: git.run(['rev-parse', '--absolute-git-dir']) + '/update-index'};
    git.run(['read-tree', upstream], {env});
    git.run(['update-index', '-z', '--index-info'], {env, input});
    const tree = git.run(['write-tree'], {env});
    fs.rmSync(env.GIT_INDEX_FILE);
    return git.run(['commit-tree', tree, '-p', base, '-m', 'engine']);
  }

  /**
   * Merges the versions of a file. If both sides added it, `base` is missing. Returns `undefined` if
   * the file cannot be merged.
   */
  function mergeFile(file: string, base: string | undefined, ours: string, theirs: string) {
    if (file.endsWith('.json')) {
      try {
        const texts = [base, ours, theirs].map((each) => each && fs.readFileSync(each, 'utf8'));
        const merged = mergeJson(texts.map((text = '') => text));
        unchanged.push(...merged.both.map((key) => `${file}: ${key}`));
        return merged.text;
      } catch {
        // The file has a syntax error, which the check reports
      }
    }
    unchanged.push(file);
    if (!base) return undefined;
    // In lists of words, the lines of both sides are used
    const how = file.endsWith('.txt') ? '--union' : '--ours';
    return git.try(['merge-file', '-p', how, ours, base, theirs]);
  }

  function resolve(file: string): void {
    const [names = ''] = git
      .run(['checkout-index', '--stage=all', '--temp', '--', file])
      .split('\t');
    const [base, ours, theirs] = names
      .split(' ')
      .map((name) => (name === '.' ? undefined : path.resolve(dir, name)));
    // `npm install` adds the author's packages to upstream's package-lock.json
    const side = file === 'package-lock.json' ? '--theirs' : '--ours';
    const isMerged = ours && theirs && side === '--ours';
    const text = isMerged ? mergeFile(file, base, ours, theirs) : undefined;
    for (const name of [base, ours, theirs]) if (name) fs.rmSync(name);
    if (git.try(['checkout', side, '--', file]) === undefined) {
      git.run(['rm', '--quiet', '--', file]);
      return;
    }
    if (text !== undefined) fs.writeFileSync(path.join(dir, file), `${text}\n`);
    git.run(['add', '--', file]);
  }

  if (git.try(['cherry-pick', '--no-commit', withoutContent()]) === undefined) {
    const conflicts = conflictsOf(git);
    if (conflicts.length === 0)
      throw new Error(
        'Git could not apply the changes of upstream. Choose a different version with --to.',
      );
    conflicts.filter((file) => !isCode(file)).forEach(resolve);
  }
  return unchanged;
}
