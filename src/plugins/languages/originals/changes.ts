/** Finds what changed in an original since its translation was made. */
import {diffArrays} from 'diff';

import type {Block} from './blocks';

/** A change of an original since it was translated. */
export type Change = {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Words of the heading above the block; `''` before the first heading. */
  heading: string;
  /** Words of the block in the original. Of a removed block: in the translation, if it is known there. */
  text: string;
  /** Line in the original's file. Of a removed block: where it stood. */
  line: number;
  /** Digest of the block as it was translated; an added block has none. */
  before?: string | undefined;
  /** Line in the translation's file that has this block now, if it is known. */
  translationLine?: number | undefined;
};

/** Places of one list that another has at the same or another place, or not at all. */
function compare(before: string[], after: string[]) {
  const same = new Map<number, number>();
  const hunks: {gone: number[]; fresh: number[]; at: number}[] = [];
  let [i, j] = [0, 0];
  let hunk: (typeof hunks)[number] | undefined;
  for (const {added, removed, count} of diffArrays(before, after)) {
    if (added || removed) {
      if (!hunk) hunks.push((hunk = {gone: [], fresh: [], at: j}));
      for (let n = 0; n < count; n++) (added ? hunk.fresh : hunk.gone).push(added ? j++ : i++);
    } else {
      hunk = undefined;
      for (let n = 0; n < count; n++) same.set(i++, j++);
    }
  }
  return {same, hunks};
}

const kindOf = (digest = '') => digest.slice(0, 1);

/**
 * Returns what changed in an original, in its order.
 *
 * @param recorded digests of the original's blocks when it was translated
 * @param current blocks of the original now
 * @param translation blocks of the translation, to say where a change belongs there
 */
export function changesOf(
  recorded: string[],
  current: Block[],
  translation: Block[] = [],
): Change[] {
  const digests = current.map(({digest}) => digest);
  const {hunks} = compare(recorded, digests);
  // A best guess: a translation mostly has the same kinds of blocks in the same order
  const kinds = [recorded, translation.map(({digest}) => digest)] as const;
  const {same: places} = compare(kinds[0].map(kindOf), kinds[1].map(kindOf));

  const change = (kind: Change['kind'], j: number, i = -1): Change => {
    const there = translation[places.get(i) ?? -1];
    const block = current[j] ?? current.at(-1);
    return {
      kind,
      heading: (kind === 'removed' ? current[j - 1] : block)?.heading ?? '',
      text: (kind === 'removed' ? there : block)?.text ?? '',
      line: block?.line ?? 1,
      before: recorded[i],
      translationLine: there?.line,
    };
  };

  const gone = new Set(hunks.flatMap((hunk) => hunk.gone));
  const moved = new Map<number, number>();
  for (const j of hunks.flatMap(({fresh}) => fresh)) {
    const i = [...gone].find((each) => recorded[each] === digests[j]);
    if (i === undefined) continue;
    gone.delete(i);
    moved.set(j, i);
  }
  return hunks.flatMap(({gone: all, fresh, at}) => {
    const rest = all.filter((i) => gone.has(i));
    const found = fresh.flatMap((j) => {
      const from = moved.get(j);
      // What was moved together is one change
      if (from !== undefined) {
        return moved.get(j - 1) === from - 1 ? [] : [change('moved', j, from)];
      }
      // What is gone and what is there in its place may be one block, changed
      const place = rest.findIndex((i) => kindOf(recorded[i]) === kindOf(digests[j]));
      if (place < 0) return [change('added', j)];
      const [i, ...removed] = rest.splice(0, place + 1).reverse();
      return [
        ...removed.reverse().map((each) => change('removed', j, each)),
        change('changed', j, i),
      ];
    });
    return [...found, ...rest.map((i) => change('removed', at + fresh.length, i))];
  });
}
