import {fold} from '../../shared/fold';
import {
  chunkFile,
  FORMAT,
  MANIFEST,
  shardFile,
  unpackPosting,
  type Chunk,
  type Manifest,
} from '../../shared/format';

const TIMEOUT_MS = 8_000;

async function fetchText(url: string, cache: RequestCache = 'default'): Promise<string> {
  const response = await fetch(url, {cache, signal: AbortSignal.timeout(TIMEOUT_MS)});
  const text = await response.text();
  // For a missing file, some hosts send an HTML page with status 200
  if (!response.ok || text.startsWith('<')) throw new Error(`Cannot read ${url}`);
  return text;
}

/** Caches the results of `load` by key, except failures. */
function once<T>(load: (key: number) => Promise<T>) {
  const known = new Map<number, Promise<T>>();
  return (key = 0) => {
    const value = known.get(key) ?? load(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}

type Line = {folded: string; line: string};
const toEntry = ({folded, line}: Line) => ({folded, ...unpackPosting(line)});
export type Entry = ReturnType<typeof toEntry>;
export type Index = Awaited<ReturnType<typeof openIndex>>;

/**
 * Opens the index. Returns functions that load its other files and cache them.
 *
 * @param base the path of the index folder, with a trailing slash
 */
export async function openIndex(base: string) {
  const manifest = JSON.parse(await fetchText(base + MANIFEST, 'no-cache')) as Manifest;
  if (manifest.format !== FORMAT) throw new Error('The index has a different format');
  const folder = `${base}${manifest.build}/`;
  const firsts = manifest.firsts.split('\n');
  /** Returns the last shard whose first key is not after `key`. */
  const shardOf = (key: string) => firsts.filter((first) => first <= key).length - 1;
  /**
   * Returns the first shards with keys that begin with `letters`. Unless `letters` is a pair, leaves out
   * shards that contain only pairs with the same first word.
   */
  function shardsOf(letters: string, limit: number): number[] {
    const isNeeded = (first: string, next = '') =>
      letters.includes(' ') || !first.includes(' ') || !next.startsWith(first.replace(/ .*/, ' '));
    const shards: number[] = [];
    for (let id = shardOf(letters); id <= shardOf(`${letters}\uffff`); id++) {
      if (isNeeded(firsts[id] ?? '', firsts[id + 1])) shards.push(id);
    }
    return shards.slice(0, limit);
  }
  const shard = once(async (id): Promise<Line[]> => {
    const text = await fetchText(folder + shardFile(id));
    return text.split('\n').map((line) => ({folded: fold(line.split('\t', 1)[0] ?? ''), line}));
  });
  /** Returns the entries whose keys begin with `letters`, from at most `limit` shards. */
  async function findPrefix(letters: string, limit: number): Promise<Entry[]> {
    const lines = (await Promise.all(shardsOf(letters, limit).map((id) => shard(id)))).flat();
    return lines.filter(({folded}) => folded.startsWith(letters)).map(toEntry);
  }
  return {
    /** The number of sections on all pages. */
    total: manifest.sections,
    findPrefix,
    chunk: once(async (id) => JSON.parse(await fetchText(folder + chunkFile(id))) as Chunk),
  };
}
