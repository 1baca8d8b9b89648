import type {Checksums} from '../../../src/plugins/outputs/published/checksums';
import {RECORD} from '../../../src/plugins/outputs/published/record';
import {KEPT, parseKept} from './keep-assets';
import {compareFiles, countOf, describeDifference, nameFiles} from './compare';

/** One of two sites that are compared. */
export type Side = {
  /** What it is, in a sentence: "the published site". */
  readonly name: string;
  readonly checksums: Checksums;
  read(file: string): Promise<Buffer>;
};

/**
 * The files to compare. The record names the machine, which is not part of the site, and what is
 * kept of earlier deployments is part of those.
 */
const compared = (checksums: Checksums, kept: ReadonlySet<string>): Checksums =>
  new Map([...checksums].filter(([file]) => file !== RECORD && file !== KEPT && !kept.has(file)));

/** Returns the assets that a site keeps of earlier deployments. */
const keptBy = async ({checksums, read}: Side): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(checksums.has(KEPT) ? parseKept(await read(KEPT)) : {}));

/**
 * Compares two sites, prints how many files differ and what the first difference is.
 *
 * @returns whether all files are the same
 */
export async function reportDifferences(first: Side, second: Side): Promise<boolean> {
  const kept = await keptBy(first);
  const published = compared(first.checksums, kept);
  const differences = compareFiles(published, compared(second.checksums, kept));
  const {missing, more, changed} = differences;
  const total = published.size;
  if (countOf(differences) === 0) {
    console.log(`The same: ${total} files, byte for byte.`);
    return true;
  }
  console.log(`Different: ${countOf(differences)} of ${total} files.`);
  if (missing.length > 0) console.log(`- missing from ${second.name}: ${nameFiles(missing)}`);
  if (more.length > 0) console.log(`- only in ${second.name}: ${nameFiles(more)}`);
  if (changed.length > 0) console.log(`- with other content: ${nameFiles(changed)}`);
  const [file] = changed;
  if (file) {
    const [before, after] = await Promise.all([first.read(file), second.read(file)]);
    console.log(`First difference: ${file} ${describeDifference(before, after)}`);
  }
  return false;
}
