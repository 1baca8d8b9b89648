import {conditions, type Condition, type SiteStatus, type TextStatus} from './types';

/** Does a text have a condition in one of its languages? */
const tests: Readonly<Record<Condition, (text: TextStatus) => boolean>> = {
  fault: ({files}) => files.some(({faults}) => faults.length > 0),
  draft: ({files}) => files.some(({isDraft}) => isDraft),
  scheduled: ({files}) => files.some(({scheduled}) => scheduled !== undefined),
  unlisted: ({files}) => files.some(({isUnlisted}) => isUnlisted),
  missing: ({files}) =>
    files.some(
      ({lacksDescription, picturesWithoutText}) =>
        lacksDescription || picturesWithoutText.length > 0,
    ),
  stale: ({translations}) => translations.some(({state}) => state === 'stale'),
  unrecorded: ({translations}) => translations.some(({state}) => state === 'unrecorded'),
  untranslated: ({translations}) => translations.some(({state}) => state === 'missing'),
};

/** Leaves out the texts that have none of the conditions. */
export const select = (
  texts: readonly TextStatus[],
  wanted: readonly Condition[],
): readonly TextStatus[] => texts.filter((text) => wanted.some((each) => tests[each](text)));

/** Counts the texts of each kind and with each condition. */
export function countsOf(texts: readonly TextStatus[]): SiteStatus['counts'] {
  const ofKind = (kind: TextStatus['kind']) => texts.filter((text) => text.kind === kind).length;
  return {
    post: ofKind('post'),
    guide: ofKind('guide'),
    page: ofKind('page'),
    ...(Object.fromEntries(
      conditions.map((each) => [each, texts.filter(tests[each]).length]),
    ) as Record<Condition, number>),
  };
}
