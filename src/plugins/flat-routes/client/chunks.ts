/** The bundler's runtime. Docusaurus calls `gca` for the URL of each chunk that it prefetches. */
declare const __webpack_require__: {
  readonly p: string;
  u: (chunk: string) => string;
  gca?: (chunk: string) => string | undefined;
};

const {p: root, u: nameOf} = __webpack_require__;
/** Files by chunk, because the runtime does not know their hashes. */
const files = new Map<string, string>();

__webpack_require__.u = (chunk) => files.get(chunk) ?? nameOf(chunk);

/** Prefetched files. */
const ahead = new Set<string>();

// Replaces Docusaurus' `<link rel="prefetch">`: in Firefox, `default-src 'none'` blocks it, and no
// directive of a content security policy can allow it
__webpack_require__.gca = (chunk) => {
  const file = files.get(chunk);
  if (file && !ahead.has(file)) {
    ahead.add(file);
    // The cache needs the whole response
    void fetch(`${root}${file}`, {priority: 'low'})
      .then((answer) => answer.arrayBuffer())
      .catch(() => ahead.delete(file));
  }
  return undefined;
};

/** Adds content hashes to the names of chunks, from a list such as `chunk.hash chunk.hash`. */
export function addHashes(list: string): void {
  for (const [, chunk = '', hash = ''] of list.matchAll(/(\S+)\.(\S+)/g)) {
    files.set(chunk, nameOf(chunk).replace(/js$/, `${hash}.js`));
  }
}

/**
 * Finds the file of a shard before it is imported. The HTML contains the name of the first shard,
 * with its hash. Other shards have no hash, and the browser revalidates them, so that an open page
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
    // The cache needs the whole response. Offline, the import fails
    await fetch(`${root}${file}`, {cache: 'no-cache'}).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    );
  }
}
