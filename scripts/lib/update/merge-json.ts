import {isDeepStrictEqual} from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges two versions of a JSON file key by key. If only one side changed or removed a key,
 * its version is used. If both changed a key, the author's value is used. Keys are in upstream's order.
 *
 * @returns the text, and the keys that both sides changed
 * @throws if a string is not JSON
 */
export function mergeJson(versions: string[]): {text: string; both: string[]} {
  const both: string[] = [];
  const merge = (path: string[], [b, o, t]: unknown[]): unknown => {
    if (isDeepStrictEqual(o, t) || isDeepStrictEqual(t, b)) return o;
    if (isDeepStrictEqual(o, b)) return t;
    if (isObject(o) && isObject(t)) {
      const versions = [isObject(b) ? b : {}, o, t];
      const merged = Object.keys({...t, ...o}).map((key) => {
        const values = versions.map((version) => version[key]);
        return [key, merge([...path, key], values)] as const;
      });
      return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
    }
    both.push(path.join('.'));
    return o;
  };
  const value = merge(
    [],
    versions.map((text) => JSON.parse(text || '{}') as unknown),
  );
  return {text: JSON.stringify(value, null, 2), both};
}
