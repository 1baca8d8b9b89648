import {digestOf} from '../../../src/plugins/languages/originals/record';
import type {TranslationState} from '../../../src/plugins/languages/originals/states';
import {openGit} from '../../../src/lib/git';

/** Returns the version of a file with this digest, in the notation of git: `commit:file`. */
function versionWith(git: ReturnType<typeof openGit>, file: string, digest?: string) {
  // The log is empty if git is not installed, or if the file was never committed
  const log = git.try(['log', '--follow', '--format=%x00%H', '--name-only', '--', file]) ?? '';
  const versions = log.split('\0').map((version) => version.split('\n').filter(Boolean).join(':'));
  return versions.find((name) => name && digestOf(file, git.try(['show', name]) ?? '') === digest);
}

/** Returns the words that changed in an original since it was translated, in the format of git. */
export function describeChanges(
  siteDir: string,
  {original, recorded, translation = ''}: TranslationState,
): string[] {
  const git = openGit(siteDir);
  const version = versionWith(git, original, recorded);
  if (!version) {
    return [
      `The version of ${original} that was translated is not in the git history. Compare the file with ${translation}.`,
    ];
  }
  const diff = git.run(['diff', '--word-diff', '-U1', version, original]);
  return [diff.slice(diff.indexOf('\n@@') + 1).replace(/^@@ \S+ \+(\d+).*/gm, `${original}:$1`)];
}
