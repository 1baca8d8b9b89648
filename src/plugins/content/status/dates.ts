import fs from 'node:fs';
import path from 'node:path';

import {hasHistory, lastCommit, lastCommits, uncommitted} from '../../../lib/history';
import {locales} from '../../../lib/locales';
import {contentFolder, contentKinds} from '../check/files';
import type {FileStatus, SiteStatus} from './types';

/** The folders of all texts, relative to the site's folder. */
const textFolders = locales.flatMap((locale) =>
  contentKinds.map((kind) => contentFolder(kind, locale)),
);

/** Opens the dates of the last changes: a shallow clone would give all files the date of its only commit. */
export function openDates(siteDir: string): {
  readonly source: SiteStatus['dates'];
  readonly of: (file: string) => FileStatus['lastChange'];
} {
  const dateOf = (file: string) => fs.lstatSync(path.join(siteDir, file)).mtime.toISOString();
  if (!hasHistory(siteDir)) {
    return lastCommit(siteDir) === undefined
      ? {source: 'files', of: (file) => ({date: dateOf(file), isUncommitted: false})}
      : {source: 'none', of: () => undefined};
  }
  const commits = lastCommits(siteDir, textFolders);
  const changed = uncommitted(siteDir, textFolders);
  return {
    source: 'git',
    of: (file) => {
      const time = changed.has(file) ? undefined : commits.get(file);
      return time === undefined
        ? {date: dateOf(file), isUncommitted: true}
        : {date: new Date(time).toISOString(), isUncommitted: false};
    },
  };
}
