import {idOf, type Git} from './git';

/** The line in the message of an update's commit that names the upstream commit. */
export const RECORD = 'Engine';

/** Less than this share of equal files, and the folder is no copy of upstream. */
const LEAST_SHARE = 0.5;

const isAncestor = (git: Git, older: string, newer: string): boolean =>
  git.try(['merge-base', '--is-ancestor', older, newer]) !== undefined;

/** Returns the upstream commit that the newest update recorded. It survives a squashed merge. */
function recorded(git: Git, upstream: string): string | undefined {
  const line = `^${RECORD}: ([0-9a-f]{40})$`;
  const message = git.run([
    'log',
    '-1',
    '--extended-regexp',
    `--grep=${line}`,
    '--format=%B',
    'HEAD',
  ]);
  const [, id] = new RegExp(line, 'm').exec(message) ?? [];
  return id && isAncestor(git, id, upstream) ? id : undefined;
}

/** Returns the newest common commit of the histories. */
function common(git: Git, upstream: string): string | undefined {
  return git.try(['merge-base', 'HEAD', upstream]);
}

/**
 * Returns the upstream commit with exactly the files of one of the site's commits. GitHub's "Use
 * this template" makes such a first commit.
 */
function withSameFiles(git: Git, upstream: string): string | undefined {
  const own = new Set(git.run(['log', '--format=%T', 'HEAD']).split('\n'));
  return git
    .run(['log', '--format=%H %T', upstream])
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, tree = '']) => own.has(tree))?.[0];
}

/**
 * Returns the upstream commit whose files the site has the most of, for a folder that was downloaded
 * without its history. Of several, the oldest: a base that is too old repeats changes that the site
 * has, which merges; a base that is too new would leave changes out.
 */
function mostSimilar(git: Git, upstream: string): string | undefined {
  const own = git.files('HEAD');
  let best: {commit: string; score: number; share: number} | undefined;
  for (const commit of git.run(['rev-list', '--reverse', '--topo-order', upstream]).split('\n')) {
    const files = git.files(commit);
    const equal = [...files].filter(
      ([file, entry]) => idOf(own.get(file) ?? ' ') === idOf(entry),
    ).length;
    const score = 2 * equal - files.size;
    if (!best || score > best.score) best = {commit, score, share: equal / files.size};
  }
  return best && best.share >= LEAST_SHARE ? best.commit : undefined;
}

/**
 * Finds the upstream commit that the site was made from, or was last updated to.
 *
 * @returns `undefined` if the site is not made from upstream
 */
export function findBase(git: Git, upstream: string): string | undefined {
  const [merged, record] = [common(git, upstream), recorded(git, upstream)];
  if (merged && record) return isAncestor(git, merged, record) ? record : merged;
  return merged ?? record ?? withSameFiles(git, upstream) ?? mostSimilar(git, upstream);
}
