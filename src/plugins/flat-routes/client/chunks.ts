/** The bundler's runtime. */
declare const __webpack_require__: {
  readonly p: string;
  readonly e: (chunk: string) => Promise<unknown>;
  readonly t: (module: string | number, mode: number) => unknown;
  u: (chunk: string) => string;
};

/** The base URL of the current language. */
export const baseUrl = __webpack_require__.p;

const {u: nameOf} = __webpack_require__;
/** Maps chunks to their files, because the runtime does not know the hashes in the file names. */
const files = new Map<string, string>();
__webpack_require__.u = (chunk) => files.get(chunk) ?? nameOf(chunk);

/** Adds content hashes to the names of chunks, from a list such as `chunk.hash chunk.hash`. */
export function addHashes(list: string): void {
  for (const [, chunk = '', hash = ''] of list.matchAll(/(\S+)\.(\S+)/g)) {
    files.set(chunk, nameOf(chunk).replace(/js$/, `${hash}.js`));
  }
}

/** Prefetched files. */
const ahead = new Set<string>();

/** Downloads chunks into the browser's cache, without running them. */
export function fetchChunks(chunks: readonly string[]): void {
  for (const file of chunks.flatMap((chunk) => files.get(chunk) ?? [])) {
    if (ahead.has(file)) continue;
    ahead.add(file);
    // The cache needs the whole response
    void fetch(baseUrl + file, {priority: 'low'})
      .then((answer) => answer.arrayBuffer())
      .catch(() => ahead.delete(file));
  }
}

/** The id of a module, and the chunks that contain it. */
export type Module = readonly [id: string | number, ...chunks: string[]];

/** Does the same as `import()` for a module. */
export async function importModule([id, ...chunks]: Module): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  // The sum of three flags: 1 requires the module, and 2 and 4 return its namespace in any format
  return __webpack_require__.t(id, 7);
}
