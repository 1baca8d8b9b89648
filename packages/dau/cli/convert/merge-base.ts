import {editedFiles, type Git} from '../../utils/git';

/** An update's commit message has a line with this word and the upstream commit. */
export const RECORD = 'Engine';

/**
 * Returns the newest upstream commit that is in the site's history or in an update's commit message. If
 * an update was squashed, only its message names the commit.
 */
function fromHistory(git: Git, upstream: string): string | undefined {
  const message = git.run(['log', '-1', `--grep=^${RECORD}: `, '--format=%B', 'HEAD']);
  const [, recorded = ''] = new RegExp(`^${RECORD}: (\\w{40})$`, 'm').exec(message) ?? [];
  const isUpstreams = git.try(['merge-base', '--is-ancestor', recorded, upstream]) !== undefined;
  const common = git.try(['merge-base', 'HEAD', upstream]);
  if (!common || !isUpstreams) return isUpstreams ? recorded : common;
  return git.lines('merge-base', '--independent', common, recorded)[0];
}

/**
 * Returns the upstream commit whose files are most similar to the site's first commit. Sites created
 * with GitHub's "Use this template" or from a ZIP file have no upstream commit. Of equally similar
 * commits, the oldest wins: git can merge changes that the site already has, but if the base were too
 * new, git would leave out changes that the site lacks.
 */
function mostSimilar(git: Git, upstream: string): string {
  const first = git.lines('rev-list', '--max-parents=0', 'HEAD').at(-1) ?? 'HEAD';
  const own = git.run(['rev-parse', `${first}^{tree}`]);
  const commits = git.lines('log', '--reverse', '--topo-order', '--format=%H %T', upstream);
  const input = commits.map((line) => `${line.slice(41)} ${own}\n`).join('');
  const differences = git
    .run(['diff-tree', '--stdin', '-r', '--no-renames', '--name-only'], {input})
    .split(new RegExp(`^\\w{40} ${own}$`, 'm'))
    .slice(1)
    .map((files) => files.split('\n').length);
  const best = commits[differences.indexOf(Math.min(...differences))]?.slice(0, 40) ?? upstream;
  const lost = editedFiles(git, best, own);
  if (lost.length < git.lines('ls-tree', '-r', best).length / 2) return best;
  throw new Error(
    'This site does not come from that repository: too few files match. Pass the right repository with --from https://…',
  );
}

/** Finds the upstream commit that the site was created from, or last updated to. */
export const findMergeBase = (git: Git, upstream: string): string =>
  fromHistory(git, upstream) ?? mostSimilar(git, upstream);
