import type {Checksums} from '../../../src/plugins/outputs/published/checksums';

/** Files that differ between two sites, each list sorted. */
export type Differences = {
  /** In the first site only. */
  readonly missing: readonly string[];
  /** In the second site only. */
  readonly more: readonly string[];
  readonly changed: readonly string[];
};

/** Compares the files of two sites: what the second one lacks, has besides, or has otherwise. */
export function compareFiles(first: Checksums, second: Checksums): Differences {
  const files = [...first.keys()].sort();
  return {
    missing: files.filter((file) => !second.has(file)),
    more: [...second.keys()].filter((file) => !first.has(file)).sort(),
    changed: files.filter((file) => second.has(file) && second.get(file) !== first.get(file)),
  };
}

export const countOf = ({missing, more, changed}: Differences): number =>
  missing.length + more.length + changed.length;

const AROUND = 40;

/** Shows the first place where two contents differ, with some text around it. */
export function describeDifference(first: Buffer, second: Buffer): string {
  let at = 0;
  while (at < Math.min(first.length, second.length) && first[at] === second[at]) at += 1;
  const show = (content: Buffer) =>
    JSON.stringify(content.subarray(Math.max(0, at - AROUND), at + AROUND).toString());
  return `at byte ${at} (${first.length} and ${second.length} bytes)\n    ${show(first)}\n    ${show(second)}`;
}

const SHOWN = 5;

/** Names some files of a list, and says how many more there are. */
export function nameFiles(files: readonly string[]): string {
  const rest = files.length - SHOWN;
  return files.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
