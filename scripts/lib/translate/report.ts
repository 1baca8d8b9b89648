import type {TranslationState} from '../../../src/plugins/content/translations/states';

/** What to do in the translation about each kind of change. */
const REMEDY = {
  changed: 'translate it again at',
  added: 'translate it',
  removed: 'remove it at',
  moved: 'move it from',
} as const;

/** Describes each change of an original in two or three lines: where it is, its words, what to do. */
export function describeChanges({
  original,
  translation = '',
  changes,
}: Pick<TranslationState, 'original' | 'translation' | 'changes'>): string[] {
  return changes.flatMap(({kind, heading, excerpt, line, translationLine}) => [
    `  ${kind.padEnd(8)} ${original}:${line}${heading === '' ? '' : `  (${heading})`}`,
    ...(excerpt === '' ? [] : [`           “${excerpt}”`]),
    ...(kind === 'added' || translationLine === undefined
      ? []
      : [`           ${REMEDY[kind]} ${translation}:${translationLine}`]),
  ]);
}
