import type {TranslationState} from '../../../src/plugins/content/translations/states';
import {excerptOf} from '../../../src/plugins/content/translations/compare';
import {earlierWords} from './earlier';

/** What to do in the translation about each kind of change. */
const REMEDY = {
  changed: 'translate it again at',
  added: 'translate it',
  removed: 'remove it at',
  moved: 'move it from',
} as const;

/** Words before the first difference that are shown, and from how many on the others are not. */
const CONTEXT = 3;
const LONG = 8;

/** The parts of two texts that differ, each with a few words before. */
export function differences(before: string, after: string): [string, string] {
  const [old, now] = [before, after].map((text) => text.split(/\s+/)) as [string[], string[]];
  const first = old.findIndex((word, at) => word !== now[at]);
  const same = first < 0 ? old.length : first;
  const from = same > LONG ? same - CONTEXT : 0;
  const excerpt = (words: string[]) =>
    `${from > 0 ? '… ' : ''}${excerptOf(words.slice(from).join(' '))}`;
  return [excerpt(old), excerpt(now)];
}

/**
 * Describes each change of an original: where it is, its words, and what to do. Where the history
 * of the repository has the earlier words, they stand beside the new ones.
 */
export async function describeChanges(
  siteDir: string,
  {
    original,
    translation = '',
    changes,
  }: Pick<TranslationState, 'original' | 'translation' | 'changes'>,
): Promise<string[]> {
  const earlier = await earlierWords(
    siteDir,
    original,
    changes.flatMap(({before}) => before ?? []),
  );
  return changes.flatMap(({kind, heading, excerpt, words, before, line, translationLine}) => {
    const was = before === undefined ? '' : (earlier.get(before) ?? '');
    let [old, now] = ['', excerpt];
    if (was !== '' && kind === 'changed') [old, now] = differences(was, words ?? '');
    if (was !== '' && kind === 'removed') [old, now] = [excerptOf(was), ''];
    return [
      `  ${kind.padEnd(8)} ${original}:${line}${heading === '' ? '' : `  (${heading})`}`,
      ...(old === '' ? [] : [`           was “${old}”`]),
      ...(now === '' ? [] : [`           ${old === '' ? '' : 'now '}“${now}”`]),
      ...(kind === 'added' || translationLine === undefined
        ? []
        : [`           ${REMEDY[kind]} ${translation}:${translationLine}`]),
    ];
  });
}
