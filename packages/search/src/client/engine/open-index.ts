import {fold} from '../../shared/fold';
import {
  chunkFile,
  FORMAT,
  MANIFEST,
  shardFile,
  TERMS,
  unpackPosting,
  type Chunk,
  type Manifest,
} from '../../shared/format';
import {NO_VERSION, type Version} from '../../shared/page';

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
 * Opens the index. Returns its sections, and functions that load the other files and cache them.
 *
 * @param base the path of the index folder, with a trailing slash
 */
export async function openIndex(base: string) {
  const manifest = JSON.parse(await fetchText(base + MANIFEST, 'no-cache')) as Manifest;
  if (manifest.format !== FORMAT) throw new Error('The index has a different format');
  const folder = `${base}${manifest.build}/`;
  const firsts = manifest.shards.split('\n');
  const shardOf = (key: string) => firsts.filter((first) => first <= key).length - 1;

  const pageVersions = manifest.versions.flatMap((version) =>
    Array.from({length: version.pages}, () => version),
  );
  /** Each section's page, version and chunk, and its position in the chunk. */
  const sections: {page: number; version: Version; chunk: number; place: number}[] = [];
  let page = -1;
  for (const [chunk, count] of manifest.chunks.split(' ').entries()) {
    if (!count.startsWith('+')) page += 1;
    const version = pageVersions[page] ?? NO_VERSION;
    for (let place = 0; place < parseInt(count, 36); place++)
      sections.push({page, version, chunk, place});
  }

  const shard = once(async (id): Promise<Line[]> => {
    const text = await fetchText(folder + shardFile(id));
    return text.split('\n').map((line) => ({folded: fold(line.split('\t', 1)[0] ?? ''), line}));
  });
  return {
    sections,
    versions: manifest.versions as Version[],
    async find(key: string): Promise<Entry[]> {
      const lines = await shard(shardOf(key));
      return lines.filter(({folded}) => folded === key).map(toEntry);
    },
    /** Returns the entries whose keys begin with `letters`, from at most `limit` shards. */
    async findPrefix(letters: string, limit: number): Promise<Entry[]> {
      const first = shardOf(letters);
      const last = Math.min(shardOf(`${letters}\uffff`), first + limit - 1);
      const ids = Array.from({length: last - first + 1}, (_, i) => first + i);
      const lines = (await Promise.all(ids.map((id) => shard(id)))).flat();
      return lines.filter(({folded}) => folded.startsWith(letters)).map(toEntry);
    },
    chunk: once(async (id) => JSON.parse(await fetchText(folder + chunkFile(id))) as Chunk),
    terms: once(async () => {
      const lines = (await fetchText(folder + TERMS)).split('\n');
      return lines.map((line) => {
        const [word = '', frequency = ''] = line.split(' ');
        return {word, frequency: parseInt(frequency, 36)};
      });
    }),
  };
}
