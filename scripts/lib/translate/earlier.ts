import {execFileSync} from 'node:child_process';

import {blocksOf} from '../../../src/plugins/content/translations/blocks';

/** A version that was translated is seldom older. */
const MAX_VERSIONS = 50;

/** Runs git in the site's folder. Returns nothing where there is no git, no history or no such file. */
function git(siteDir: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch {
    return '';
  }
}

/**
 * Looks up the words that blocks had in earlier versions of a file. What changed is known without
 * them. They only show the author which words are other ones.
 *
 * @param digests of the blocks as they were
 * @returns the words by digest, as far as the history of this clone has them
 */
export async function earlierWords(
  siteDir: string,
  file: string,
  digests: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>();
  const wanted = new Set(digests);
  if (wanted.size === 0) return words;
  const log = git(
    siteDir,
    'log',
    '--follow',
    `-${MAX_VERSIONS}`,
    '--format=%x00%H',
    '--name-only',
    '--',
    file,
  );
  for (const version of log.split('\0').slice(1)) {
    const [commit = '', name = ''] = version.split('\n').filter((line) => line !== '');
    const text = git(siteDir, 'show', `${commit}:${name}`);
    for (const {digest, text: found} of (await blocksOf(`${commit}/${name}`, text)) ?? []) {
      if (wanted.delete(digest)) words.set(digest, found);
    }
    if (wanted.size === 0) break;
  }
  return words;
}
