import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

import {assertNoneLost} from '../lib/update';
import {conflictsOf, openGit} from '../../utils/git';

/** The author's paths before the engine was in `packages/dau`. Later updates change only `packages`. */
const AUTHORS =
  /^(\.github\/images|blog|docs|i18n|static|src\/(config|custom|data|pages))\/|^src\/css\/tokens\.css$/;
const SHARED =
  /^(package(-lock)?\.json|(docusaurus\.config|sidebars)\.ts|(README|HANDBOOK)(\.vi)?\.md|SECURITY\.md|LICENSE)$/;
/** The author's files that an update merges: settings, pages, colors and strings. */
const MERGED =
  /^(src\/(config|pages)\/|src\/css\/tokens\.css$|i18n\/[^/]+\/(.*\.json$|docusaurus-plugin-content-pages\/))/;

/** @param file the path relative to the site folder, with forward slashes */
export function ownerOf(file: string): 'author' | 'shared' | 'engine' {
  if (AUTHORS.test(file)) return 'author';
  return SHARED.test(file) ? 'shared' : 'engine';
}

/** Returns true for content, data and images, which an update never changes. */
const isOnlyAuthors = (file: string): boolean => AUTHORS.test(file) && !MERGED.test(file);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges a JSON file key by key. If both sides changed a key, the author's value wins. Keys follow
 * upstream's order.
 *
 * @param versions the base, the author's version and upstream's version
 * @returns the text, and the keys that both sides changed
 * @throws if a version is invalid JSON
 */
function mergeJson(versions: string[]): {text: string; both: string[]} {
  const both: string[] = [];
  const merge = (path: string, [b, o, t]: unknown[]): unknown => {
    if (isDeepStrictEqual(o, t) || isDeepStrictEqual(t, b)) return o;
    if (isDeepStrictEqual(o, b)) return t;
    if (!isObject(o) || !isObject(t)) {
      both.push(path.slice(1));
      return o;
    }
    const values = (key: string) => [isObject(b) ? b[key] : undefined, o[key], t[key]];
    const keys = Object.keys({...t, ...o});
    const merged = keys.map((key) => [key, merge(`${path}.${key}`, values(key))] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  };
  const values = versions.map((text) => JSON.parse(text || '{}') as unknown);
  return {text: JSON.stringify(merge('', values), null, 2), both};
}

/** The author must resolve conflicts in code. In other files, the author's lines win. */
const isCode = (file: string): boolean =>
  ownerOf(file) === 'engine' || /^(docusaurus\.config|sidebars)\.ts$/.test(file);

/** Returns a key shared by all the files that could be the source of a given page. */
const routeOf = (file: string): string => file.replace(/^(src\/pages\/.*?)(\/index)?\.\w+$/, '$1');

/**
 * Merges upstream's changes into a folder without uncommitted changes.
 *
 * @param base the upstream commit that the site was created from or last updated to
 * @returns the files in which both sides changed the same lines and the author's lines won
 */
export function mergeUpstream(dir: string, base: string, upstream: string): string[] {
  const git = openGit(dir);
  const unchanged: string[] = [];

  /**
   * Merges a file's versions. `base` is missing if both sides added the file. Returns `undefined` if
   * the file cannot be merged.
   */
  function mergeFile(file: string, base: string | undefined, ours: string, theirs: string) {
    if (file.endsWith('.json')) {
      try {
        const versions = [base, ours, theirs].map((each) => each && fs.readFileSync(each, 'utf8'));
        const merged = mergeJson(versions.map((text = '') => text));
        unchanged.push(...merged.both.map((key) => `${file}: ${key}`));
        return merged.text;
      } catch {
        // The file has a syntax error, which the check reports
      }
    }
    unchanged.push(file);
    if (!base) return undefined;
    // A word list gets both sides' lines
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
    // A mixture of two versions of a page would not be valid code
    if (base && ours && theirs && /^src\/pages\/.*\.[jt]sx?$/.test(file)) {
      for (const name of [base, ours, theirs]) fs.rmSync(name);
      return;
    }
    // Use upstream's package-lock.json, because `npm install` adds the author's packages to it
    const side = file === 'package-lock.json' ? '--theirs' : '--ours';
    const isMerged = ours && theirs && side === '--ours';
    const text = isMerged ? mergeFile(file, base, ours, theirs) : undefined;
    for (const name of [base, ours, theirs]) if (name) fs.rmSync(name);
    if (git.try(['checkout', side, '--', file]) === undefined) {
      git.run(['rm', '--quiet', '--', file]);
      return;
    }
    // Never write through a symlink, whose target may be anywhere
    const isLink = fs.lstatSync(path.join(dir, file)).isSymbolicLink();
    if (text !== undefined && !isLink) fs.writeFileSync(path.join(dir, file), `${text}\n`);
    git.run(['add', '--', file]);
  }

  const theirs = git.paths(
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    base,
    upstream,
  );
  assertNoneLost(
    git,
    dir,
    theirs.filter((file) => !isOnlyAuthors(file)),
  );
  // A single commit with all changes between `base` and upstream
  const changes = git.run(['commit-tree', `${upstream}^{tree}`, '-p', base, '-m', 'engine']);
  const isMerged = git.try(['cherry-pick', '--no-commit', changes]) !== undefined;
  if (!isMerged && conflictsOf(git).length === 0)
    throw new Error(
      'Git could not merge the new version of the engine. Choose a different version with --to.',
    );
  const [before, own] = [base, 'HEAD'].map((each) =>
    git.paths('ls-tree', '-r', '--name-only', each),
  );
  const has = (files: string[] = [], page: string) =>
    files.some((file) => routeOf(file) === routeOf(page));
  const isDeletedPage = (file: string) =>
    file.startsWith('src/pages/') && has(before, file) && !has(own, file);
  // Undo changes to the author's content, and to pages that the author deleted
  const content = git
    .paths('diff', '--name-only', '--no-renames', 'HEAD')
    .filter((file) => isOnlyAuthors(file) || isDeletedPage(file));
  const added = content.filter((file) => !own?.includes(file));
  const old = content.filter((file) => own?.includes(file));
  const undo = (...command: string[]) => git.run(['--literal-pathspecs', ...command]);
  if (added.length > 0) undo('rm', '--quiet', '--force', '--', ...added);
  if (old.length > 0) undo('checkout', '--quiet', 'HEAD', '--', ...old);
  conflictsOf(git)
    .filter((file) => !isCode(file))
    .forEach(resolve);
  return unchanged;
}
