/** Fetches the files of the index, each once. */
import {elementAt} from '../element-at';
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

/** The index cannot be read: the browser is offline, or a file is missing or has another format. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}

/** How long the request of a file may take, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** A posting of a shard, with its folded key. */
export type Entry = {readonly folded: string; readonly posting: Posting};

/** An opened index. Its methods reject with {@link IndexUnavailable}. */
export type Index = {
  /** Number of pages. */
  readonly pages: number;
  /** Number of sections. */
  readonly sections: number;
  /** Page, chunk, and the first section of each chunk: see `unpackLayout`. */
  readonly pageOf: Uint32Array;
  readonly chunkOf: Uint32Array;
  readonly chunkStart: readonly number[];
  /** Returns the entries whose folded key is `key`. */
  lookUp(key: string): Promise<Entry[]>;
  /**
   * Returns the entries whose folded key begins with `prefix`. It reads at most
   * `shards` shards; `complete` is true if there are no more.
   */
  lookUpPrefix(prefix: string, shards: number): Promise<{entries: Entry[]; complete: boolean}>;
  chunk(id: number): Promise<Chunk>;
  /** Returns all longer words with the number of sections that contain them, to correct typos. */
  terms(): Promise<readonly (readonly [word: string, frequency: number])[]>;
};

type Line = {readonly folded: string; readonly line: string; posting?: Posting};

async function fetchText(url: string, fresh: boolean): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      signal: abort.signal,
      credentials: 'same-origin',
      ...(fresh && {cache: 'no-cache' as const}),
    });
    if (!response.ok) throw new Error(String(response.status));
    const text = await response.text();
    // Some hosts answer a missing file with an HTML page and status 200.
    if (text.startsWith('<')) throw new Error('not an index file');
    return text;
  } catch (cause) {
    throw new IndexUnavailable(`Cannot read ${url}`, {cause});
  } finally {
    clearTimeout(timer);
  }
}

function parse<T>(text: string, isValid: (value: T) => boolean): T {
  let value: T;
  try {
    value = JSON.parse(text) as T;
  } catch (cause) {
    throw new IndexUnavailable('An index file is not JSON', {cause});
  }
  if (!isValid(value)) throw new IndexUnavailable('An index file has another format');
  return value;
}

/** Caches the result of `load` by key. Failures are not cached, so that the next call tries again. */
function memoize<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
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

/** Returns the index of the first line whose folded key is not less than `key`. */
function firstAtOrAfter(lines: readonly {folded: string}[], key: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elementAt(lines, middle).folded < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Opens the index in a folder.
 *
 * @param base path of the folder, with a trailing slash
 * @throws IndexUnavailable if the manifest cannot be read
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

  const shard = memoize(async (id: number): Promise<Line[]> => {
    const text = await fetchText(folder + shardFile(id), false);
    if (!text.includes('\t')) throw new IndexUnavailable('A shard has another format');
    return text
      .split('\n')
      .map((line) => ({folded: fold(line.slice(0, line.indexOf('\t'))), line}));
  });
  const shardOf = (key: string) => {
    const next = firstAtOrAfter(firsts, key);
    return firsts[next]?.folded === key ? next : Math.max(0, next - 1);
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
        entries.push(entry(elementAt(lines, i)));
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
          entries.push(entry(elementAt(lines, i)));
        }
      }
      return {entries, complete: last === to};
    },
    chunk: memoize(async (id: number) =>
      parse<Chunk>(
        await fetchText(folder + chunkFile(id), false),
        (value) => typeof value?.url === 'string' && Array.isArray(value.sections),
      ),
    ),
    terms: (
      (load) => () =>
        load(TERMS_FILE)
    )(
      memoize(async (name: string) =>
        (await fetchText(folder + name, false)).split('\n').map((line) => {
          const [word = '', frequency = '1'] = line.split(' ');
          return [word, parseInt(frequency, 36)] as const;
        }),
      ),
    ),
  };
}
