import {ownerOf, type Owner} from '../ownership';
import type {Plan} from './plan';
import {listed} from './state';

const TITLES: Readonly<Record<Owner, string>> = {
  engine: 'Engine',
  shared: 'Shared',
  author: 'Yours',
};

/** Formats the files that an update changes, by owner. */
function changedFiles({before, files}: Plan): string[] {
  const changed = [...new Set([...before.keys(), ...files.keys()])]
    .filter((file) => before.get(file) !== files.get(file))
    .sort();
  return (['author', 'shared', 'engine'] as const).flatMap((owner) => {
    const own = changed.filter((file) => ownerOf(file) === owner);
    const added = own.filter((file) => !before.has(file)).length;
    const removed = own.filter((file) => !files.has(file)).length;
    const count = `${TITLES[owner]}: ${own.length - added - removed} changed, ${added} new, ${removed} removed`;
    const name = (file: string) => `${file}${before.has(file) ? '' : ' (new)'}`;
    if (owner === 'engine' || own.length === 0) return [count];
    return [
      count,
      listed(
        own.map((file) => (files.has(file) ? name(file) : `${file} (removed)`)),
        40,
      ),
    ];
  });
}

const section = (title: string, files: readonly string[]): string[] =>
  files.length === 0 ? [] : ['', title, listed(files)];

/** Describes an update for the author. */
export function describe(plan: Plan): string {
  const {from, to, base, upstream, conflicts, kept, left, migrated, news} = plan;
  return [
    `Engine: ${from} (${base.slice(0, 8)}) → ${to} (${upstream.slice(0, 8)})`,
    '',
    ...changedFiles(plan),
    ...section('Moved settings, changed in:', migrated),
    ...section(
      'Upstream changed the same lines; yours stay. Compare with `git diff refs/update/upstream -- <file>`:',
      kept,
    ),
    ...section('New samples, not added:', left),
    ...section(
      'In conflict: you changed engine code that upstream changed, too:',
      conflictLines(plan),
    ),
    ...(news ? ['', "What's new (CHANGELOG.md):", '', news] : []),
  ]
    .join('\n')
    .concat(conflicts.length > 0 ? '' : '\n');
}

function conflictLines({conflicts}: Plan): string[] {
  return conflicts.map(({file, ours, theirs}) => {
    if (ours === undefined) return `${file}  (you deleted it)`;
    return theirs === undefined ? `${file}  (upstream deleted it)` : file;
  });
}

/** What to do with conflicts. */
export const settleThem = `Nothing is committed. For each file above:
  keep a mix     edit it between the marks <<<<<<< and >>>>>>>, then: git add <file>
  keep yours     git checkout --ours -- <file> && git add <file>
  take upstream  git checkout --theirs -- <file> && git add <file>
  delete it      git rm <file>
Then: npm run update -- --continue
Or, to have the site as it was: npm run update -- --abort`;
