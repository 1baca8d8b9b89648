import {createHash} from 'node:crypto';
import fs from 'node:fs';

import type {Bundler, Compiler} from '../../lib/bundler';
import {BUILD, HASHES, type Part, type Tables} from './split';

type Compilation = Parameters<Parameters<Compiler['hooks']['afterEmit']['tap']>[1]>[0];
type Group = Compilation['chunkGroups'][number];

/** Docusaurus' `client-manifest.json`: the files that the HTML of a page loads, by module. */
type Manifest = {
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Record<string, {readonly js?: readonly {file: string}[]} | undefined>;
};

const NAME = 'dau-flat-routes';
const hashOf = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
const withHash = (file: string, hash: string) => file.replace(/js$/, `${hash}.js`);
const scriptsOf = (chunks: Iterable<Group['chunks'][number]>) =>
  [...chunks].flatMap(({files}) => [...files].filter((file) => file.endsWith('.js')));
const idsOf = (groups: Iterable<Group>) =>
  [...groups].flatMap(({chunks}) => chunks.map(({id}) => String(id)));

/** Returns the chunks of some groups, and of all groups that these groups can load later. */
function chunksFrom(groups: readonly Group[], leftOut: ReadonlySet<string> = new Set()) {
  const found = new Set(groups);
  // The set grows during the loop
  for (const group of found) {
    for (const child of group.childrenIterable) {
      if (!leftOut.has(child.name ?? '')) found.add(child);
    }
  }
  return new Set(idsOf(found));
}

/**
 * Adds a hash of its content to the name of each lazy chunk. Browsers get the hashes from the shard
 * of a page, or from `main` for chunks that belong to no page. So an edit of a post renames no file
 * of other pages. A shard has two names. HTML uses the name with a hash, so that a cached page gets
 * the shard from its own build. An open page knows no hash, and uses the name without one. This
 * plugin also adds each page's modules to Docusaurus' list of files for the HTML. Docusaurus looks
 * them up there, but only webpack 4 listed them.
 */
export function createChunkHashes(
  {Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_HASH}, sources}: Bundler,
  shards: readonly Part[],
  {registry}: Tables,
  manifestFile: string,
) {
  const shardNames = shards.map((_, shard) => `routes-${shard}`);
  const shardHashes = new Map<string, string>();
  const origins: Record<string, string[]> = {};

  function nameChunks(compilation: Compilation) {
    const read = (file: string) => compilation.getAsset(file)?.source.source() ?? '';
    const hashes = new Map<string, string>();
    for (const chunk of compilation.chunks) {
      if (chunk.canBeInitial() || shardNames.includes(chunk.name ?? '')) continue;
      for (const file of scriptsOf([chunk])) {
        const hash = hashOf(read(file));
        hashes.set(String(chunk.id), hash);
        compilation.renameAsset(file, withHash(file, hash));
      }
    }
    const fill = (file: string, chunks: ReadonlySet<string>, build = BUILD) => {
      const known = [...chunks].filter((chunk) => hashes.has(chunk)).sort();
      const list = known.map((chunk) => `${chunk}.${hashes.get(chunk)}`).join(' ');
      const text = String(read(file)).replaceAll(HASHES, list).replaceAll(BUILD, build);
      compilation.updateAsset(file, new sources.RawSource(text));
      return hashOf(text);
    };

    const entries = [...compilation.entrypoints.values()];
    const early = chunksFrom(entries, new Set([...Object.keys(registry), ...shardNames]));
    const entryFiles = scriptsOf(entries.flatMap(({chunks}) => chunks));
    const build = hashOf(entryFiles.map((file) => fill(file, early)).join(''));
    for (const file of entryFiles) fill(file, early, build);

    const groupsOf = (chunks: Iterable<string>) =>
      [...chunks].flatMap((name) => compilation.namedChunkGroups.get(name) ?? []);
    for (const [shard, {chunks}] of shards.entries()) {
      const name = shardNames[shard] ?? '';
      const late = [...chunksFrom(groupsOf(chunks))].filter((chunk) => !early.has(chunk));
      const files = scriptsOf(groupsOf([name]).flatMap((group) => group.chunks));
      for (const file of files) {
        const hash = fill(file, new Set(late), build);
        shardHashes.set(name, hash);
        compilation.emitAsset(withHash(file, hash), new sources.RawSource(read(file)));
      }
    }
    for (const [name, [, module]] of Object.entries(registry)) {
      const asking = shardNames.filter((_, shard) => shards[shard]?.chunks.has(name));
      // Chunks requested by a single shard belong to it
      origins[module] = [...(asking.length === 1 ? asking : []), ...idsOf(groupsOf([name]))];
    }
  }

  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        // Just before the bundler gives the initial chunks their final names
        const stage = PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, () => nameChunks(compilation));
      });
      compiler.hooks.afterEmit.tap(NAME, () => {
        const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest;
        Object.assign(manifest.origins, origins);
        for (const [shard, hash] of shardHashes) {
          for (const asset of manifest.assets[shard]?.js ?? []) {
            asset.file = withHash(asset.file, hash);
          }
        }
        fs.writeFileSync(manifestFile, JSON.stringify(manifest));
      });
    },
  };
}
