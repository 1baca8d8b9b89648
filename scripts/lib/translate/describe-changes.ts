/** Describes the changes in an original. */
import {digestOf} from '../../../src/plugins/languages/originals/record';
import type {TranslationState} from '../../../src/plugins/languages/originals/states';
import {openGit} from '../../../src/lib/git';

/** Returns git's name for the version of a file with a digest: `commit:file`. */
function versionWith(git: ReturnType<typeof openGit>, file: string, digest?: string) {
  // Empty without git, without history, or if the file is new
  const log = git.try(['log', '--follow', '--format=%x00%H', '--name-only', '--', file]) ?? '';
  const versions = log.split('\0').map((version) => version.split('\n').filter(Boolean).join(':'));
  return versions.find((name) => name && digestOf(file, git.try(['show', name]) ?? '') === digest);
}

/** Shows the words that changed in an original since it was translated, as `git diff --word-diff` does. */
export function describeChanges(
  siteDir: string,
  {original, recorded, translation = ''}: TranslationState,
): string[] {
  const git = openGit(siteDir);
  const version = versionWith(git, original, recorded);
  if (!version) {
    return [
      `Git's history does not have the translated version. Compare ${original} with ${translation}.`,
    ];
  }
  const [, ...hunks] = git.run(['diff', '--word-diff', '-U1', version, original]).split(/^@@ /m);
  return hunks.map((hunk) => {
    const [, line = '', words = ''] = /^\S+ \+(\d+)[^\n]*\n([^]*)/.exec(hunk) ?? [];
    return `${original}:${line}\n${words}`;
  });
}
