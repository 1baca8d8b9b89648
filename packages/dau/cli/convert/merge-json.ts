import {isDeepStrictEqual} from 'node:util';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges a JSON file key by key. If both sides changed a key, the author's value wins. Keys follow
 * upstream's order.
 *
 * @param versions the base, the author's version and upstream's version
 * @returns the text, and the keys that both sides changed
 * @throws if a version is invalid JSON
 */
export function mergeJson(versions: string[]): {text: string; both: string[]} {
  const both: string[] = [];
  const merge = (path: string, [b, o, t]: unknown[]): unknown => {
    if (isDeepStrictEqual(o, t) || isDeepStrictEqual(t, b)) return o;
    if (isDeepStrictEqual(o, b)) return t;
    if (!isObject(o) || !isObject(t)) {
      both.push(path.slice(1));
      return o;
    }
    const values = (key: string) => [isObject(b) ? b[key] : undefined, o[key], t[key]];
    const keys = Object.keys({...t, ...o});
    const merged = keys.map((key) => [key, merge(`${path}.${key}`, values(key))] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  };
  const values = versions.map((text) => JSON.parse(text || '{}') as unknown);
  return {text: JSON.stringify(merge('', values), null, 2), both};
}
