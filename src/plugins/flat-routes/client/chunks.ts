/** The bundler's runtime. The framework asks `gca` for the URL of each chunk that it prefetches. */
declare const __webpack_require__: {
  readonly p: string;
  u: (chunk: string) => string;
  gca?: (chunk: string) => string | undefined;
};

const {p: root, u: nameOf} = __webpack_require__;
/** Files by chunk: the runtime does not know their hashes. */
const files = new Map<string, string>();

__webpack_require__.u = (chunk) => files.get(chunk) ?? nameOf(chunk);

/** Prefetched files. */
const ahead = new Set<string>();

// The framework would write `<link rel="prefetch">`, which `default-src 'none'` blocks in Firefox:
// no directive of a content security policy allows it there
__webpack_require__.gca = (chunk) => {
  const file = files.get(chunk);
  if (file && !ahead.has(file)) {
    ahead.add(file);
    // Read to its end, so that the cache has all of it
    void fetch(`${root}${file}`, {priority: 'low'})
      .then((answer) => answer.arrayBuffer())
      .catch(() => ahead.delete(file));
  }
  return undefined;
};

/** Adds content hashes to the names of chunks, from a list like `chunk.hash chunk.hash`. */
export function addHashes(list: string): void {
  for (const [, chunk = '', hash = ''] of list.matchAll(/(\S+)\.(\S+)/g)) {
    files.set(chunk, nameOf(chunk).replace(/js$/, `${hash}.js`));
  }
}

/**
 * Finds the file of a shard before it is imported. The HTML names the first one with its
 * hash. Others have no hash: the browser checks them with the host, so that an open page
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
    // Read to its end, so that the cache has all of it. Offline, the import then fails
    await fetch(`${root}${file}`, {cache: 'no-cache'}).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
  }
}
