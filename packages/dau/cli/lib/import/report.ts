import {messageOf, type Problem} from '../../../utils/problems';

/**
 * Lists problems by kind, the most frequent first. Problems of one kind differ only in their place and in
 * what was found there.
 *
 * @param limit how many places to list for each kind
 */
export function listKinds(problems: readonly Problem[], limit = Infinity): string {
  const kinds = new Map<string, string[]>();
  for (const problem of problems) {
    const {file, line, found} = problem;
    const kind = messageOf({...problem, file: '', found: undefined});
    const what = found === undefined ? '' : messageOf({file, problem: '', found});
    const place = `${file}${line === undefined ? '' : `:${line}`}${what}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, places]) => {
      const more = places.length - limit;
      const shown = [...places.slice(0, limit), ...(more > 0 ? [`… and ${more} more`] : [])];
      return [`${places.length} × ${kind}`, ...shown.map((place) => `  ${place}`), ''].join('\n');
    })
    .join('\n');
}
