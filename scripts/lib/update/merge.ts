import fs from 'node:fs';
import path from 'node:path';

import {conflictsOf, openGit} from '../../../src/lib/git';
import {isOnlyAuthors, ownerOf} from '../ownership';
import {mergeJson} from './merge-json';

/** The author must resolve conflicts in code. In other files, the author's lines are used. */
const isCode = (file: string): boolean =>
  ownerOf(file) === 'engine' || /^(docusaurus\.config|sidebars)\.ts$/.test(file);

/** Returns the same string for all files that can be the source of a page. */
const routeOf = (file: string): string => file.replace(/^(src\/pages\/.*?)(\/index)?\.\w+$/, '$1');

/** Matches a conflict in the style `diff3`. The groups are the author's lines and upstream's lines. */
const CONFLICT = /^<{7} .*\n([^]*?)^\|{7} [^]*?^={7}\n([^]*?)^>{7} .*\n/gm;

/**
 * Merges the changes of upstream into a folder without uncommitted changes.
 *
 * @param base the upstream commit that the site was created from or last updated to
 * @returns the files in which both sides changed the same lines, and the author's lines were used
 */
export function mergeUpstream(dir: string, base: string, upstream: string): string[] {
  const git = openGit(dir);
  const unchanged: string[] = [];

  /** Returns the merged content of a file, or `undefined` if it cannot be merged. */
  function mergeFile(file: string): string | undefined {
    const [before = '', ours, theirs] = [1, 2, 3].map((at) => git.try(['show', `:${at}:${file}`]));
    if (ours === undefined || theirs === undefined) return undefined;
    if (file.endsWith('.json')) {
      try {
        const merged = mergeJson([before, ours, theirs]);
        unchanged.push(...merged.both.map((key) => `${file}: ${key}`));
        return `${merged.text}\n`;
      } catch {
        // The file has a syntax error, which the check reports
      }
    }
    unchanged.push(file);
    const text = fs.readFileSync(path.join(dir, file), 'utf8');
    // A list of words gets the lines of both sides
    const merged = text.replace(CONFLICT, file.endsWith('.txt') ? '$1$2' : '$1');
    // A binary file contains no conflict
    return merged === text ? undefined : merged;
  }

  function resolve(file: string): void {
    // Use upstream's package-lock.json, because `npm install` adds the author's packages to it
    const side = file === 'package-lock.json' ? '--theirs' : '--ours';
    const text = side === '--ours' ? mergeFile(file) : undefined;
    if (git.try(['checkout', side, '--', file]) === undefined) {
      git.run(['rm', '--quiet', '--', file]);
      return;
    }
    if (text !== undefined) fs.writeFileSync(path.join(dir, file), text);
    git.run(['add', '--', file]);
  }

  // A single commit with all changes between `base` and upstream
  const changes = git.run(['commit-tree', `${upstream}^{tree}`, '-p', base, '-m', 'engine']);
  const pick = ['-c', 'merge.conflictStyle=diff3', 'cherry-pick', '--no-commit', changes];
  if (git.try(pick) === undefined && conflictsOf(git).length === 0)
    throw new Error(
      'Git could not merge the new version of the engine. Choose a different version with --to.',
    );
  const [before = [], own = []] = [base, 'HEAD'].map((each) =>
    git.lines('ls-tree', '-r', '--name-only', each),
  );
  const has = (files: string[], page: string) =>
    files.some((file) => routeOf(file) === routeOf(page));
  const isDeletedPage = (file: string) =>
    file.startsWith('src/pages/') && has(before, file) && !has(own, file);
  // Undo changes to content, which belongs to the author, and to pages that the author deleted
  const content = git
    .lines('diff', '--name-only', '--no-renames', 'HEAD')
    .filter((file) => isOnlyAuthors(file) || isDeletedPage(file));
  const undo = (command: string[], files: string[]) =>
    files.length > 0 && git.run(['--literal-pathspecs', ...command, ...files]);
  undo(['rm', '--quiet', '--force', '--ignore-unmatch', '--'], content);
  undo(
    ['checkout', '--quiet', 'HEAD', '--'],
    own.filter((file) => content.includes(file)),
  );
  conflictsOf(git)
    .filter((file) => !isCode(file))
    .forEach(resolve);
  return unchanged;
}
