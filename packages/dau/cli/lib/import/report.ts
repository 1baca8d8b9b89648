import {messageOf, type Problem} from '../../../utils/problems';

/**
 * Lists problems by kind, the most frequent first. Problems of one kind differ only in their place and in
 * what was found there.
 *
 * @param limit how many places to list for each kind
 */
export function listKinds(problems: readonly Problem[], limit = Infinity): string {
  const kinds = new Map<string, string[]>();
  for (const {file, line, found, ...rest} of problems) {
    const kind = messageOf({file, ...rest});
    const what = found === undefined ? '' : messageOf({file, problem: '', found});
    const place = `  ${file}${line === undefined ? '' : `:${line}`}${what}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  }
  const sorted = [...kinds].sort(([, a], [, b]) => b.length - a.length);
  const lines = sorted.flatMap(([kind, places]) => {
    const more = places.length - limit;
    const rest = more > 0 ? [`  … and ${more} more`] : [];
    return [`${places.length} × ${kind}`, ...places.slice(0, limit), ...rest, ''];
  });
  return lines.join('\n');
}
