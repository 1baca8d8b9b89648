import {postDate} from '../../../content/publishing';
import {hasHistory, openGit} from '../../../utils/git';
import {type Item, LOST} from './model';

/** The repository is not trusted: its settings must neither start a program nor load anything. */
const LOG = ['--literal-pathspecs', 'log', '--no-show-signature', '--no-ext-diff', '--no-textconv'];

/**
 * Gives each post without a date the day of its first commit, and reports the post. Gives it none in a
 * shallow clone, where all files have the same commit.
 */
export function addDates(folder: string, items: readonly Item[]): void {
  const git = hasHistory(folder) ? openGit(folder) : undefined;
  for (const {kind, file, key = '', fields, losses} of items) {
    if (kind !== 'post' || fields.draft === true || postDate(fields, `${key}.md`)) continue;
    const days = git?.run([...LOG, '--format=%as', '--', file], {env: {GIT_NO_LAZY_FETCH: '1'}});
    // The oldest commit is last
    fields.date = days?.split('\n').at(-1) || undefined;
    losses.push(fields.date ? LOST.commit : LOST.date);
  }
}
