/** A built site to compare: in a folder, or at an address. */
import fs from 'node:fs';
import path from 'node:path';

import {
  CHECKSUMS,
  checksumsOf,
  parseChecksums,
  sha256,
  type Checksums,
} from '../../../src/plugins/outputs/published/checksums';
import {RECORD, type BuildRecord} from '../../../src/plugins/outputs/published/record';
import {download} from './download';

/** A site as it is served or stored. */
export type PublishedSite = {
  readonly record: BuildRecord;
  /** When it was published, in milliseconds, if that can be told. */
  readonly time?: number;
  /** What its files hash to. A listed file that is not there has no entry. */
  readonly checksums: Checksums;
  /** What its own list says. */
  readonly listed: Checksums;
  /** Content of a file. */
  read(file: string): Promise<Buffer>;
};

/** Requests at the same time: as many as a browser would make. */
const PARALLEL = 6;

const NO_RECORD = `has no ${RECORD} or no ${CHECKSUMS}: it was not built by this engine, or by an older version of it`;

function parse(place: string, record: Buffer | undefined, list: Buffer | undefined) {
  const listed = list && parseChecksums(list.toString());
  if (!record || !listed) throw new Error(`${place} ${NO_RECORD}.`);
  try {
    return {record: JSON.parse(record.toString()) as BuildRecord, listed};
  } catch {
    throw new Error(`${place}: ${RECORD} is not JSON.`);
  }
}

function openFolder(folder: string): PublishedSite {
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => (fs.existsSync(at(file)) ? fs.readFileSync(at(file)) : undefined);
  return {
    ...parse(`The folder ${folder}`, read(RECORD), read(CHECKSUMS)),
    time: fs.statSync(at(RECORD)).mtimeMs,
    checksums: checksumsOf(folder),
    read: (file) => fs.promises.readFile(at(file)),
  };
}

async function openAddress(address: string): Promise<PublishedSite> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const recorded = await download(base, RECORD);
  const list = await download(base, CHECKSUMS);
  const site = parse(base, recorded?.content, list?.content);
  const checksums = new Map<string, string>();
  const waiting = [...site.listed.keys()];
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const found = await download(base, file);
      if (found) checksums.set(file, sha256(found.content));
    }
  };
  await Promise.all(Array.from({length: PARALLEL}, worker));
  return {
    ...site,
    ...(recorded?.modified && {time: Date.parse(recorded.modified)}),
    checksums,
    read: async (file) => (await download(base, file))?.content ?? Buffer.alloc(0),
  };
}

/**
 * Opens a site and hashes its files. At an address, these are the files that its list names.
 *
 * @throws with a message for a person if there is no such site
 */
export async function openSite(place: string): Promise<PublishedSite> {
  if (/^https?:\/\//.test(place)) return openAddress(place);
  if (!fs.existsSync(place)) {
    throw new Error(`There is no folder "${place}". An address begins with https://`);
  }
  return openFolder(place);
}
