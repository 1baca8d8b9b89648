/** The bundler's runtime. The framework's prefetch asks `gca` for the address of a chunk. */
declare const __webpack_require__: {
  readonly p: string;
  u: (chunk: string) => string;
  gca?: (chunk: string) => string | undefined;
};

const {p: root, u: nameOf} = __webpack_require__;
/** Files whose names the runtime cannot know. */
const files = new Map<string, string>();

__webpack_require__.u = (chunk) => files.get(chunk) ?? nameOf(chunk);
__webpack_require__.gca = (chunk) => (files.has(chunk) ? `${root}${files.get(chunk)}` : undefined);

/** Adds content hashes to the names of chunks, from a list as `chunk.hash chunk.hash`. */
export function addHashes(list: string): void {
  for (const [, chunk = '', hash = ''] of list.matchAll(/(\S+)\.(\S+)/g)) {
    files.set(chunk, nameOf(chunk).replace(/js$/, `${hash}.js`));
  }
}

/**
 * Prepares the loading of a shard. The HTML names the first one with its hash. Others
 * have no hash, and the HTTP cache has to ask the host for them, so that an open page
 * gets the shard of the newest deployment.
 */
export async function findShard(chunk: string): Promise<void> {
  const file = nameOf(chunk);
  const start = `${root}${file.replace(/js$/, '')}`;
  const named = [...document.scripts]
    .map((script) => script.getAttribute('src') ?? '')
    .find((source) => source.startsWith(start));
  if (named) files.set(chunk, named.slice(root.length));
  else {
    // Read to its end, so that the cache has all of it. Without an answer the import fails
    await fetch(`${root}${file}`, {cache: 'no-cache'}).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
  }
}
