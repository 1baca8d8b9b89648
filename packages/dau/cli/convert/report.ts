import {editedFiles, type Git} from '../../utils/git';
import {ownerOf} from './ownership';
import type {Update} from './apply';

/** Splits the changelog into entries. All lines of an entry after the first are indented. */
const entriesAt = (git: Git, commit: string): string[] =>
  (
    git.try(['show', `${commit}:packages/dau/CHANGELOG.md`]) ??
    git.try(['show', `${commit}:CHANGELOG.md`]) ??
    ''
  ).split(/\n(?! )/);

export function describe(git: Git, {from, to, base, upstream, ...update}: Update): string {
  const edited = editedFiles(git, base, 'HEAD').filter((file) => ownerOf(file) === 'engine');
  // Each file is two entries: its status and its name
  const names = git.paths('diff', '--name-status', '--no-renames', 'HEAD');
  const changed = names.flatMap((name, at) =>
    at % 2 === 1 ? [[names[at - 1], name] as const] : [],
  );
  const own = changed
    .filter(([, name]) => ownerOf(name) !== 'engine')
    .map(([status, name]) => `${status}\t${name}`);
  const known = entriesAt(git, base);
  const entries = entriesAt(git, upstream);
  const release = entries.findIndex((entry) => entry.startsWith(`## ${from}`));
  // Leave out entries from older releases, which are not new even if they were reworded
  const news = entries
    .slice(0, release < 0 ? undefined : release)
    .filter((entry) => entry.startsWith('- ') && !known.includes(entry));
  const sections = {
    'Engine files that you have changed:': edited,
    'Your files and shared files (A new, M changed, D removed):': own,
    'Your files, adapted to the new engine:': update.migrated,
    'Moved to where Docusaurus has them:': update.moved,
    'Renamed, because .md files are now plain Markdown and these files need MDX:': update.renamed,
    'You and upstream changed the same lines. Your lines stay. Compare with `git diff refs/update/upstream -- <file>`:':
      update.unchanged,
  };
  // Last, next to the instructions
  const conflicts = 'In conflict: you and upstream changed or removed the same code:';
  return [
    `Engine: ${from} (${base.slice(0, 8)}) → ${to} (${upstream.slice(0, 8)})`,
    `Changed engine files: ${changed.length - own.length}`,
    ...Object.entries(sections)
      .filter(([, files]) => files.length > 0)
      .map(([title, files]) => [`\n${title}`, ...files].join('\n  ')),
    ...(news.length > 0 ? ["\nWhat's new (CHANGELOG.md):\n", ...news] : []),
    ...(update.conflicts.length > 0 ? [[`\n${conflicts}`, ...update.conflicts].join('\n  ')] : []),
    '',
  ].join('\n');
}

export const howToResolve = `Nothing is committed. For each file in conflict:
  keep both      edit the lines between <<<<<<< and >>>>>>>, then: git add <file>
  keep yours     git checkout --ours -- <file> && git add <file>
  take upstream  git checkout --theirs -- <file> && git add <file>
  delete it      git rm <file>
In docusaurus.config.ts, take upstream and then add your own plugins and settings to it again.
Then: npm install && git add package-lock.json && git commit --no-edit && npm run check
Or, to undo the update: git merge --abort`;
