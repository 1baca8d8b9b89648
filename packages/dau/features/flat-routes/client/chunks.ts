declare const __webpack_require__: {
  readonly p: string;
  readonly e: (chunk: string) => Promise<unknown>;
  readonly t: (module: string | number, mode: number) => unknown;
  u: (chunk: string) => string;
};

export const baseUrl = __webpack_require__.p;

const {u: nameOf} = __webpack_require__;
/** Each chunk's file name with its hash. The bundler's runtime knows only names without hashes. */
const files = new Map<string, string>();
__webpack_require__.u = (chunk) => files.get(chunk) ?? nameOf(chunk);

/** @param list chunks with their content hashes, such as `chunk.hash chunk.hash` */
export function addHashes(list: string): void {
  for (const entry of list.split(' ')) {
    const [, chunk = '', hash = ''] = /^(.+)\.(.+)$/.exec(entry) ?? [];
    files.set(chunk, nameOf(chunk).replace(/js$/, `${hash}.js`));
  }
}

export type Module = readonly [id: string | number, ...chunks: string[]];

/** Works like `import()`. */
export async function importModule([id, ...chunks]: Module): Promise<unknown> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  // 7 is the sum of three flags: 1 requires the module, and 2 and 4 return its namespace
  return __webpack_require__.t(id, 7);
}

/** Replaces Docusaurus' `registry` and `routesChunkNames`. Each loaded page adds its entries. */
const table: Record<string, unknown> = {};

export default table;
