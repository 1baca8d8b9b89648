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

/** Changes a file of the author for the new engine. The same call again must change nothing. */
const migrated = (text: string): string =>
  MOVED.reduce(
    (result, [from, to]) =>
      result.replaceAll(new RegExp(`(?<=['"]@site/src/)${from}(?=['"/])`, 'g'), to),
    text,
  );

/**
 * Changes what is not upstream's: the author's files, and files that the author added to the
 * engine's folders.
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
