import {count} from '../count';
import {ownerOf} from '../ownership';
import type {Plan} from './plan';

/** Describes an update for the author. */
export function describe(plan: Plan): string {
  const {from, to, base, upstream, changed, news} = plan;
  const major = plan.isMajor ? ', a new major version. To install it, add --to HEAD' : '';
  const changedOf = (owner: string) => changed.filter((line) => ownerOf(line.slice(2)) === owner);
  const section = (title: string, files: string[]) =>
    files.length === 0 ? [] : [`\n${title}`, `  ${files.join('\n  ')}`];
  return [
    `Engine: ${from} (${base.slice(0, 8)}) → ${to} (${upstream.slice(0, 8)})${major}`,
    ...section('Engine files that you have changed:', plan.edited),
    `\nEngine: ${count(changedOf('engine').length, 'changed file')}`,
    ...section('Yours and shared (A new, M changed, D removed):', [
      ...changedOf('author'),
      ...changedOf('shared'),
    ]),
    ...section('Your files, adapted because modules or settings moved:', plan.migrated),
    ...section(
      'Renamed, because .md files are plain Markdown now and these need MDX:',
      plan.renamed,
    ),
    ...section(
      'Upstream changed the same lines; yours stay. Compare with `git diff refs/update/upstream -- <file>`:',
      plan.unchanged,
    ),
    ...section('New samples, not added:', plan.left),
    ...section('In conflict: you and upstream changed or removed the same code:', plan.conflicts),
    ...(news.length > 0 ? ["\nWhat's new (CHANGELOG.md):\n", ...news] : []),
    '',
  ].join('\n');
}

/** What to do with conflicts. */
export const howToResolve = `Nothing is committed. For each file in conflict:
  keep a mix     edit it between the marks <<<<<<< and >>>>>>>, then: git add <file>
  keep yours     git checkout --ours -- <file> && git add <file>
  take upstream  git checkout --theirs -- <file> && git add <file>
  delete it      git rm <file>
Then: npm run update -- --continue
Or, to undo the update: npm run update -- --abort`;
