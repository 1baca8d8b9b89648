import {postDate} from '../../../content/publishing';
import {hasHistory, openGit} from '../../../utils/git';
import type {Item} from './model';

/**
 * Returns the day of each file's first commit in the old site's repository. Returns none for a shallow
 * clone, where all files have the same commit.
 */
function commitDays(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  if (!hasHistory(folder)) return days;
  // The repository is not trusted: its settings must neither start a program nor load anything
  const safe = ['--no-show-signature', '--no-ext-diff', '--no-textconv'];
  const what = ['--format=:%as', '--name-only', '--no-renames', '--relative'];
  const log = openGit(folder).run(['log', ...safe, ...what], {env: {GIT_NO_LAZY_FETCH: '1'}});
  let day = '';
  // The oldest commit is last
  for (const line of log.split('\n')) {
    if (/^:\d{4}-\d\d-\d\d$/.test(line)) day = line.slice(1);
    else if (line) days.set(line, day);
  }
  return days;
}

/** Gives each post without a date the day of its first commit, and reports the post. */
export function addDates(folder: string, items: readonly Item[]): void {
  const days = commitDays(folder);
  for (const {kind, file, key = '', fields, losses} of items) {
    if (kind !== 'post' || fields.draft === true || postDate(fields, `${key}.md`)) continue;
    fields.date = days.get(file);
    const problem = fields.date
      ? 'no date, so the post has the date of its first commit'
      : 'no date, so readers see the date of the commit that adds the post';
    losses.push({problem, fix: 'Set date in the imported file'});
  }
}
