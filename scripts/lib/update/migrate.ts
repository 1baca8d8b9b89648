import fs from 'node:fs';
import path from 'node:path';

import {ownerOf} from '../ownership';
import {conflictsOf, type Git} from '../../../src/lib/git';
import {renameToMdx} from './rename-to-mdx';
import {renewRecords} from './renew-records';

/** The old and new paths of modules that settings, data, content and pages import. */
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

/**
 * Adapts the author's files to the new engine. A second call changes nothing.
 *
 * @returns the changed files, and the new names of files that need MDX
 */
export function migrate(git: Git, dir: string, upstream: string) {
  renewRecords(git, dir);
  const {renamed, withNewNames} = renameToMdx(git, dir);
  const theirs = new Set(git.lines('ls-tree', '-r', '--name-only', upstream));
  const open = new Set(conflictsOf(git));
  const migrated = git.lines('ls-files', '*.md', '*.mdx', '*.ts', '*.tsx').filter((file) => {
    if (open.has(file) || (ownerOf(file) !== 'author' && theirs.has(file))) return false;
    const absolute = path.join(dir, file);
    const text = fs.readFileSync(absolute, 'utf8');
    let after = withNewNames(text, file);
    for (const [from, to] of MOVED)
      after = after.replaceAll(new RegExp(`(?<=['"]@site/src/)${from}(?=['"/])`, 'g'), to);
    if (after !== text) fs.writeFileSync(absolute, after);
    return after !== text;
  });
  if (migrated.length > 0) git.run(['add', '--', ...migrated]);
  return {migrated, renamed};
}
