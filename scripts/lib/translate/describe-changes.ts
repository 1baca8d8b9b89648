import {digestOf} from '../../../src/plugins/languages/originals/record';
import type {TranslationState} from '../../../src/plugins/languages/originals/states';
import {openGit} from '../../../src/lib/git';

/** Returns a word diff between the version of an original that was translated and its current version. */
export function describeChanges(
  siteDir: string,
  {original, recorded, translation = ''}: TranslationState,
): string {
  const git = openGit(siteDir);
  const log = git.try(['log', '--follow', '--format=%x00%H', '--name-only', '--', original]) ?? '';
  const versions = log.split('\0').map((version) => version.split(/\n+/, 2).join(':'));
  const version = versions.find(
    (name) => recorded === digestOf(original, git.try(['show', name]) ?? ''),
  );
  if (!version)
    return `The version of ${original} that was translated is not in the git history. Compare the file with ${translation}.`;
  const diff = git.run(['diff', '--word-diff', '-U1', version, original]);
  return diff.slice(diff.indexOf('\n@@') + 1).replace(/^@@ \S+ \+(\d+).*/gm, `${original}:$1`);
}
