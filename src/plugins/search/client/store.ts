/** Fetches the files of the index, each once, and says plainly when it cannot. */
import {at} from '../at';
import {
  chunkFile,
  FORMAT,
  MANIFEST,
  shardFile,
  TERMS_FILE,
  unpackLayout,
  unpackPosting,
  type Chunk,
  type Manifest,
  type Posting,
} from '../format';
import {fold} from '../fold';

/** The index cannot be read: offline, missing, or not what it should be. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}

/** How long a file may take. */
const TIMEOUT = 8_000;

/** A posting of a shard, with its folded key. */
export type Entry = {readonly folded: string; readonly posting: Posting};

/** An opened index. */
export type Index = {
  readonly pages: number;
  readonly sections: number;
  readonly pageOf: Uint32Array;
  readonly chunkOf: Uint32Array;
  readonly chunkStart: readonly number[];
  /** Entries whose folded key is `key`. */
  lookUp(key: string): Promise<Entry[]>;
  /**
   * Entries whose folded key begins with `prefix`, from at most `shards`
   * shards; `complete` says whether that was all of them.
   */
  lookUpPrefix(prefix: string, shards: number): Promise<{entries: Entry[]; complete: boolean}>;
  chunk(id: number): Promise<Chunk>;
  /** All longer words and how many sections have them, for mending typos. */
  terms(): Promise<readonly (readonly [word: string, frequency: number])[]>;
};

type Line = {readonly folded: string; readonly line: string; posting?: Posting};

async function fetchText(url: string, fresh: boolean): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      signal: abort.signal,
      credentials: 'same-origin',
      ...(fresh && {cache: 'no-cache' as const}),
    });
    if (!response.ok) throw new Error(String(response.status));
    const text = await response.text();
    // A host that answers everything with its start page.
    if (text.startsWith('<')) throw new Error('not an index file');
    return text;
  } catch (cause) {
    throw new IndexUnavailable(`Cannot read ${url}`, {cause});
  } finally {
    clearTimeout(timer);
  }
}

function parse<T>(text: string, isRight: (value: T) => boolean): T {
  let value: T;
  try {
    value = JSON.parse(text) as T;
  } catch (cause) {
    throw new IndexUnavailable('An index file is not JSON', {cause});
  }
  if (!isRight(value)) throw new IndexUnavailable('An index file has another form');
  return value;
}

/** Runs `load` once for a key; a failure is not remembered, so that it can be tried again. */
function remember<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const known = new Map<K, Promise<V>>();
  return (key) => {
    let value = known.get(key);
    if (!value) {
      value = load(key);
      known.set(key, value);
      value.catch(() => known.delete(key));
    }
    return value;
  };
}

/** First line whose folded key is at or after `key`. */
function firstAtOrAfter(lines: readonly {folded: string}[], key: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(lines, middle).folded < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Opens the index in a folder.
 *
 * @param base path of the folder, with a slash at its end
 */
export async function openIndex(base: string): Promise<Index> {
  const manifest = parse<Manifest>(
    await fetchText(base + MANIFEST, true),
    (value) =>
      value?.format === FORMAT &&
      typeof value.build === 'string' &&
      typeof value.shards === 'string' &&
      typeof value.layout === 'string',
  );
  const folder = `${base}${manifest.build}/`;
  const firsts = manifest.shards.split('\n').map((folded) => ({folded}));
  const layout = unpackLayout(manifest.layout, manifest.sections);

  const shard = remember(async (id: number): Promise<Line[]> => {
    const text = await fetchText(folder + shardFile(id), false);
    if (!text.includes('\t')) throw new IndexUnavailable('A shard has another form');
    return text
      .split('\n')
      .map((line) => ({folded: fold(line.slice(0, line.indexOf('\t'))), line}));
  });
  const shardOf = (key: string) => {
    const at = firstAtOrAfter(firsts, key);
    return firsts[at]?.folded === key ? at : Math.max(0, at - 1);
  };
  const entry = (line: Line): Entry => ({
    folded: line.folded,
    posting: (line.posting ??= unpackPosting(line.line)),
  });

  return {
    pages: manifest.pages,
    sections: manifest.sections,
    ...layout,
    async lookUp(key) {
      if (manifest.sections === 0) return [];
      const lines = await shard(shardOf(key));
      const entries: Entry[] = [];
      for (let i = firstAtOrAfter(lines, key); lines[i]?.folded === key; i++) {
        entries.push(entry(at(lines, i)));
      }
      return entries;
    },
    async lookUpPrefix(prefix, limit) {
      if (manifest.sections === 0) return {entries: [], complete: true};
      const from = shardOf(prefix);
      const to = shardOf(`${prefix}\uffff`);
      const last = Math.min(to, from + limit - 1);
      const read = await Promise.all(
        Array.from({length: last - from + 1}, (_, i) => shard(from + i)),
      );
      const entries: Entry[] = [];
      for (const lines of read) {
        for (let i = firstAtOrAfter(lines, prefix); lines[i]?.folded.startsWith(prefix); i++) {
          entries.push(entry(at(lines, i)));
        }
      }
      return {entries, complete: last === to};
    },
    chunk: remember(async (id: number) =>
      parse<Chunk>(
        await fetchText(folder + chunkFile(id), false),
        (value) => typeof value?.url === 'string' && Array.isArray(value.sections),
      ),
    ),
    terms: (
      (load) => () =>
        load(TERMS_FILE)
    )(
      remember(async (name: string) =>
        (await fetchText(folder + name, false)).split('\n').map((line) => {
          const [word = '', frequency = '1'] = line.split(' ');
          return [word, parseInt(frequency, 36)] as const;
        }),
      ),
    ),
  };
}
