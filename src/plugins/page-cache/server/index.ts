import fs from 'node:fs';
import path from 'node:path';

import pages from '@generated/route-shards/pages.json';

import {createKeys} from '../keys';
import {keep, readKept} from '../kept';
import {keepMinified, type Minify} from '../minified';
import type {Places} from '../places';

// What the plugin says of where things are; set as the bundle is made
declare const PAGE_CACHE: Places | undefined;
/** Node's own `require`: of the thread that makes pages. */
declare const __non_webpack_require__: (file: string) => unknown;
declare const __webpack_modules__: Readonly<Record<string, unknown>>;

type Page = {readonly pathname: string; readonly v4RemoveLegacyPostBuildHeadAttribute?: boolean};

/** What else than code and content tells how a page turns out. */
const around = () => [
  process.version,
  process.versions.icu,
  process.versions.tz,
  new Intl.DateTimeFormat().resolvedOptions(),
];

const ORIGINAL = Symbol.for('dau-page-cache');

/**
 * Puts a minifier with a memory in the place of the framework's, which has no
 * other: it asks the native part for its function at every page.
 */
function keepAllMinified({minifier, minified}: Places) {
  if (!minifier) return;
  const native = __non_webpack_require__(minifier.file) as {minify: Minify; [ORIGINAL]?: Minify};
  // The thread may have made another language before
  const original = (native[ORIGINAL] ??= native.minify);
  native.minify = keepMinified(original, minified, minifier.version);
}

/**
 * Makes a page only if anything that it is made from has changed since it was
 * made last; see `../keys.ts`.
 */
export function keepPages<Result>(
  render: (page: Page) => Promise<Result>,
): (page: Page) => Promise<Result> {
  const places = PAGE_CACHE;
  if (!places) return render;
  keepAllMinified(places);
  const chunks = path.join(places.bundle, 'assets', 'js');
  const keyOf = createKeys(
    {
      modules: __webpack_modules__,
      files: fs.readdirSync(chunks),
      read: (file) => fs.readFileSync(path.join(chunks, file)),
      pages,
    },
    around(),
  );
  return async (page) => {
    const {pathname} = page;
    // Without it, the result has functions, which cannot be kept
    const key = page.v4RemoveLegacyPostBuildHeadAttribute ? keyOf(pathname) : undefined;
    if (key === undefined) return render(page);
    const kept = await readKept(places.folder, pathname, key);
    if (kept !== undefined) return kept as Result;
    const result = await render(page);
    await keep(places.folder, pathname, key, result);
    return result;
  };
}
