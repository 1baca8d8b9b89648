import {isDeepStrictEqual} from 'node:util';

/** A value of a JSON file. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
type JsonObject = {readonly [key: string]: Json};

type MergeOptions = {
  /** Whose value wins if both changed it. */
  readonly winner: 'ours' | 'theirs';
  /** Returns true if the value at a path is taken as a whole, without looking at its keys. */
  readonly isWhole?: (path: readonly string[]) => boolean;
};

/** The merged value, and the paths that both sides changed to different values. */
export type MergedJson = {readonly value: Json; readonly both: readonly string[]};

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the packages of `package.json` by name, as npm does. */
const isSorted = (keys: readonly string[]): boolean =>
  keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key);

/**
 * Merges two versions of a JSON value key by key. A key that only one side changed has that side's
 * value; a key that only one side removed is removed. Keys are in the order of `theirs`, then the
 * other ones; an object that was sorted stays sorted.
 */
export function mergeJson(
  base: Json | undefined,
  ours: Json,
  theirs: Json,
  {winner, isWhole = () => false}: MergeOptions,
): MergedJson {
  const both: string[] = [];

  function merge(
    path: readonly string[],
    b: Json | undefined,
    o: Json | undefined,
    t: Json | undefined,
  ): Json | undefined {
    if (isDeepStrictEqual(o, t) || isDeepStrictEqual(t, b)) return o;
    if (isDeepStrictEqual(o, b)) return t;
    if (isObject(o) && isObject(t) && !isWhole(path)) {
      const old = isObject(b) ? b : {};
      const order = Object.keys(t);
      const keys = [...order, ...Object.keys(o).filter((key) => !(key in t))];
      if (order.length > 1 && isSorted(order)) keys.sort();
      return Object.fromEntries(
        keys.flatMap((key) => {
          const value = merge([...path, key], old[key], o[key], t[key]);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    }
    both.push(path.join('.'));
    return winner === 'ours' ? o : t;
  }

  return {value: merge([], base, ours, theirs) ?? null, both};
}

/**
 * Merges two versions of a JSON file. Files that npm and the formatter write look the same
 * afterwards: two spaces and a line break at the end.
 *
 * @returns `undefined` if one of the texts is not JSON
 */
export function mergeJsonTexts(
  base: string | undefined,
  ours: string,
  theirs: string,
  options: MergeOptions,
): {readonly text: string; readonly both: readonly string[]} | undefined {
  try {
    const parse = (text: string) => JSON.parse(text) as Json;
    const old = base === undefined ? undefined : parse(base);
    const {value, both} = mergeJson(old, parse(ours), parse(theirs), options);
    return {text: `${JSON.stringify(value, null, 2)}\n`, both};
  } catch {
    return undefined;
  }
}
