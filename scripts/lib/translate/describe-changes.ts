/** Says what changed in an original. */
import {diffWordsWithSpace} from 'diff';

import {blocksOf} from '../../../src/plugins/languages/originals/blocks';
import type {TranslationState} from '../../../src/plugins/languages/originals/states';
import {openGit} from '../../../src/lib/git';

/** Returns the words that blocks had in earlier versions of a file, by digest, where git has them. */
async function earlierWords(siteDir: string, file: string): Promise<Map<string, string>> {
  const git = openGit(siteDir);
  const last = ['log', '--follow', '-50', '--format=%x00%H', '--name-only', '--', file];
  // Nothing where there is no git, no history or no such file
  const log = git.try(last) ?? '';
  const versions = log.split('\0').map((version) => version.split('\n').filter(Boolean));
  const words = new Map<string, string>();
  for (const [commit, name] of versions) {
    if (!commit || !name) continue;
    const blocks = await blocksOf(name, git.try(['show', `${commit}:${name}`]) ?? '');
    for (const {digest, text} of blocks ?? []) words.set(digest, text);
  }
  return words;
}

/** Shortens a part of a text. At its ends, some words show where it is. */
const shorten = (text: string) => text.replace(/^((?:\S*\s+){5}).{40,}((?:\s+\S*){5})$/s, '$1…$2');

/** The words that differ, as `git diff --word-diff` shows them. */
const differences = (before: string, after: string) =>
  diffWordsWithSpace(before, after)
    .map(({added, removed, value}) =>
      added ? `{+${value}+}` : removed ? `[-${value}-]` : shorten(value),
    )
    .join('');

const REMEDY = {
  added: '',
  changed: 'translate it again at ',
  removed: 'remove it at ',
  moved: 'move it from ',
};

/**
 * Describes each change of an original: where it is, its words, and what to do. Where the history
 * of the repository has the earlier words, they stand beside the new ones.
 */
export async function describeChanges(
  siteDir: string,
  {original, translation, changes}: TranslationState,
): Promise<string[]> {
  const earlier = await earlierWords(siteDir, original);
  return changes.flatMap(({kind, heading, text, before = '', line, translationLine}) => {
    const was = earlier.get(before) ?? text;
    const words =
      kind === 'changed' ? differences(was, text) : shorten(kind === 'removed' ? was : text);
    const place =
      translationLine && REMEDY[kind] && `${REMEDY[kind]}${translation}:${translationLine}`;
    return [
      `  ${kind.padEnd(8)} ${original}:${line}${heading && `  (${heading})`}`,
      ...[words, place].filter(Boolean).map((each) => `           ${each}`),
    ];
  });
}
