import {postDate} from '../../../content/publishing';
import {hasHistory, openGit} from '../../../utils/git';
import {dateOf} from './front-matter';
import type {Item} from './model';

type Days = {first: string; last: string};

/**
 * Returns the days of each file's first and last commit in the old site's repository. Returns none for a
 * shallow clone, where all files have the same commit.
 */
function commitDays(folder: string): Map<string, Days> {
  const days = new Map<string, Days>();
  if (!hasHistory(folder)) return days;
  // The repository is not trusted: its settings must neither start a program nor load anything
  const safe = ['--no-show-signature', '--no-ext-diff', '--no-textconv'];
  const what = ['--format=:%as', '--name-only', '--no-renames', '--relative'];
  const log = openGit(folder).run(['log', ...safe, ...what], {env: {GIT_NO_LAZY_FETCH: '1'}});
  let day = '';
  // The newest commit is first
  for (const line of log.split('\n')) {
    if (/^:\d{4}-\d\d-\d\d$/.test(line)) day = line.slice(1);
    else if (line) days.set(line, {last: days.get(line)?.last ?? day, first: day});
  }
  return days;
}

/**
 * Adds dates, because this site would otherwise take them from the commit that adds the imported files.
 * A post without a date gets the day of its first commit. An item without `last_update` gets the day when
 * it was published or last committed.
 */
export function addDates(folder: string, items: readonly Item[]): void {
  const days = commitDays(folder);
  for (const {kind, file, key = '', fields, losses} of items) {
    if (fields.draft === true) continue;
    const {first, last} = days.get(file) ?? {};
    let published: unknown = kind === 'post' ? postDate(fields, `${key}.md`)?.toISOString() : last;
    if (kind === 'post' && published === undefined) {
      if (first) fields.date = published = first;
      const problem = first
        ? 'no date, so the post has the date of its first commit'
        : 'no date, so readers see the date of the commit that adds the post';
      losses.push({problem, fix: 'Set date in the imported file'});
    }
    if (published !== undefined) fields.last_update ??= {date: dateOf(published)};
  }
}
