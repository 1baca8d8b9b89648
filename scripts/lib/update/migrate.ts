import fs from 'node:fs';
import path from 'node:path';

import {ownerOf} from '../ownership';
import {conflictsOf, type Git} from '../../../src/lib/git';
import {renameToMdx} from './rename-to-mdx';
import {renewRecords} from './renew-records';

/** Modules of the engine that settings, data, content and pages import, and where they are now. */
const MOVED = [
  ['plugins/content/data', 'plugins/site-data'],
  ['components/TextInspector', 'pages/_soi-chu'],
  ['components/SourceAndTests', 'pages/_SourceAndTests'],
  ['plugins/outputs/structured-data/JsonLd/site-graph', 'components/Home/site-graph'],
  ['plugins/outputs/structured-data/JsonLd', 'lib/ui/JsonLd'],
  ['components/Icon', 'lib/ui/Icon'],
  ['components/NetworkIcon', 'lib/ui/NetworkIcon'],
  ['components/PageHeader', 'lib/ui/PageHeader'],
] as const;

/** Adapts an author's file to the new engine. A second call must change nothing. */
const migrated = (text: string): string =>
  MOVED.reduce(
    (result, [from, to]) =>
      result.replaceAll(new RegExp(`(?<=['"]@site/src/)${from}(?=['"/])`, 'g'), to),
    text,
  );

/**
 * Migrates all files that upstream does not have: the author's files, also those in the engine's
 * folders.
 *
 * @returns the files that changed, and the new names of those that need MDX
 */
export function migrate(git: Git, dir: string, upstream: string) {
  renewRecords(git, dir);
  const {renamed, withNewNames} = renameToMdx(git, dir);
  const theirs = new Set(git.lines('ls-tree', '-r', '--name-only', upstream));
  const open = new Set(conflictsOf(git));
  const changed = git.lines('ls-files').filter((file) => {
    if (!/\.(mdx?|tsx?)$/.test(file) || open.has(file)) return false;
    if (ownerOf(file) !== 'author' && theirs.has(file)) return false;
    const absolute = path.join(dir, file);
    const text = fs.readFileSync(absolute, 'utf8');
    const after = withNewNames(migrated(text), file);
    if (after === text) return false;
    fs.writeFileSync(absolute, after);
    return true;
  });
  if (changed.length > 0) git.run(['add', '--', ...changed]);
  return {migrated: changed, renamed};
}
