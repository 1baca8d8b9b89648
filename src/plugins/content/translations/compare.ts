/** Compares the blocks of an original with those that its translation was made from. */
import type {Block} from './blocks';

/** A change of an original since it was translated. */
export type Change = {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Words of the heading above the block; `''` before the first heading. */
  readonly heading: string;
  /**
   * The first words of the block in the original. Of a removed block: those of the translation, or
   * `''` if its place there is not known.
   */
  readonly excerpt: string;
  /** Line in the original's file. Of a removed block: where it stood. */
  readonly line: number;
  /** All words of the block in the original now; a removed block has none. */
  readonly words?: string;
  /** Digest of the block as it was translated; an added block has none. */
  readonly before?: string;
  /** Line in the translation's file that has this block now, if it is known. */
  readonly translationLine?: number;
};

/** Pairs of places of two lists that have the same items in the same order: as many as can be. */
function commonPlaces(a: readonly string[], b: readonly string[]): [number, number][] {
  // Most of a long text is the same at its beginning and its end
  let [start, end] = [0, 0];
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = longestCommon(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [
    ...Array.from({length: start}, (_, at): [number, number] => [at, at]),
    ...middle.map(([i, j]): [number, number] => [start + i, start + j]),
    ...Array.from({length: end}, (_, at): [number, number] => [
      a.length - end + at,
      b.length - end + at,
    ]),
  ];
}

/** The same for lists that differ at both ends. */
function longestCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({length: a.length + 1}, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i] as Uint16Array;
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

const EXCERPT = 80;

export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…` : line;
}

const kindOf = (digest: string) => digest.slice(0, 1);

/**
 * Finds what changed in an original.
 *
 * @param recorded digests of the original's blocks when it was translated
 * @param current blocks of the original now
 * @param translation blocks of the translation, to say where a change belongs there
 * @returns the changes in the order of the original
 */
export function changesOf(
  recorded: readonly string[],
  current: readonly Block[],
  translation: readonly Block[] = [],
): Change[] {
  const digests = current.map(({digest}) => digest);
  const same = commonPlaces(recorded, digests);
  const gone = new Set(recorded.keys());
  const fresh = new Set(current.keys());
  for (const [i, j] of same) {
    gone.delete(i);
    fresh.delete(j);
  }
  // A best guess: a translation mostly has the same kinds of blocks in the same order
  const places = new Map(
    commonPlaces(
      recorded.map(kindOf),
      translation.map(({kind}) => kind),
    ),
  );
  const inTranslation = (i: number | undefined) =>
    i === undefined ? undefined : translation[places.get(i) ?? -1];

  const found: {readonly j: number; readonly change: Change}[] = [];
  const add = (kind: Change['kind'], j: number, i?: number) => {
    const there = inTranslation(i);
    const block = current[j] ?? current.at(-1);
    const shown = kind === 'removed' ? there : block;
    found.push({
      j,
      change: {
        kind,
        heading: (kind === 'removed' ? current[j - 1] : block)?.heading ?? '',
        excerpt: excerptOf(shown?.text ?? ''),
        line: block?.line ?? 1,
        ...(kind !== 'removed' && {words: block?.text ?? ''}),
        ...(i !== undefined && {before: recorded[i] ?? ''}),
        ...(there && {translationLine: there.line}),
      },
    });
  };

  // The same block at another place. What was moved together is one change
  let last: readonly [number, number] = [-1, -1];
  for (const j of [...fresh]) {
    const i = [...gone].find((each) => recorded[each] === digests[j]);
    if (i === undefined) continue;
    gone.delete(i);
    fresh.delete(j);
    if (i !== last[0] + 1 || j !== last[1] + 1) add('moved', j, i);
    last = [i, j];
  }

  // Between two places that are the same, what is gone and what is fresh may be one block, changed
  const ends = [...same, [recorded.length, current.length] as const];
  let [fromI, fromJ] = [0, 0];
  for (const [toI, toJ] of ends) {
    const isBetween = (from: number, to: number) => (place: number) => place >= from && place < to;
    const before = [...gone].filter(isBetween(fromI, toI));
    const after = [...fresh].filter(isBetween(fromJ, toJ));
    const kinds = commonPlaces(
      before.map((i) => kindOf(recorded[i] ?? '')),
      after.map((j) => kindOf(digests[j] ?? '')),
    );
    for (const [a, b] of kinds) {
      const [i, j] = [before[a] as number, after[b] as number];
      gone.delete(i);
      fresh.delete(j);
      add('changed', j, i);
    }
    for (const i of before) if (gone.has(i)) add('removed', toJ, i);
    for (const j of after) if (fresh.has(j)) add('added', j);
    [fromI, fromJ] = [toI + 1, toJ + 1];
  }
  return found.sort((a, b) => a.j - b.j).map(({change}) => change);
}
