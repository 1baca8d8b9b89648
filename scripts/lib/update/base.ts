import type {Git} from './git';

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

/** How far a commit's files are from the site's: a changed file counts as one less and one more. */
const COST: Readonly<Record<string, number>> = {A: 1, D: 1, M: 2, T: 2};

/**
 * Returns the upstream commit whose files are most like the site's, for a folder that was downloaded
 * without its history. Of several, the oldest: a base that is too old repeats changes that the site
 * has, which merges; a base that is too new would leave changes out.
 */
function mostSimilar(git: Git, upstream: string): string | undefined {
  const commits = git
    .run(['log', '--reverse', '--topo-order', '--format=%H %T', upstream])
    .split('\n')
    .map((line) => line.split(' ') as [string, string]);
  const own = git.run(['rev-parse', 'HEAD^{tree}']);
  const input = commits.map(([, tree]) => `${own} ${tree}\n`).join('');
  const changes = git
    .run(['diff-tree', '--stdin', '-r', '--no-renames', '--name-status'], {input})
    .split(new RegExp(`^${own} (?=[0-9a-f]{40}$)`, 'm'));
  let best: {tree: string; distance: number; lacking: number} | undefined;
  for (const [tree = '', ...lines] of changes.slice(1).map((each) => each.trimEnd().split('\n'))) {
    const distance = lines.reduce((sum, line) => sum + (COST[line.charAt(0)] ?? 0), 0);
    const lacking = lines.filter((line) => !line.startsWith('D')).length;
    if (!best || distance < best.distance) best = {tree, distance, lacking};
  }
  if (!best || best.lacking > (1 - LEAST_SHARE) * git.files(best.tree).size) return undefined;
  return commits.find(([, tree]) => tree === best.tree)?.[0];
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
