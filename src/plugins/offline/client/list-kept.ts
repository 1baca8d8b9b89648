import {cacheNames, LANGUAGE_FILE, OFFLINE_PAGE} from '../shared-names';
import {siteBase} from './worker-client';

/** A page in the store. */
export type KeptPage = {
  /** Path with the base URL. */
  readonly path: string;
  readonly title: string;
  /** Whether the reader has saved it. Other pages make room for newer ones. */
  readonly isSaved: boolean;
};

/** Returns the names of this site's caches: other sites may be on the same host. */
async function ownCaches(): Promise<string[]> {
  const end = `:${siteBase()}`;
  const begins = Object.values(cacheNames).map((name) => `${name}-`);
  return (await caches.keys()).filter(
    (name) => name.endsWith(end) && begins.some((begin) => name.startsWith(begin)),
  );
}

const titleOf = (html: string): string => {
  const [title = ''] = /<title.*?<\/title>/s.exec(html) ?? [];
  return new DOMParser().parseFromString(title, 'text/html').title;
};

/** Whether a reader would look for it: not the offline page, nor the list of a saved language. */
const isForReaders = (path: string) =>
  !path.endsWith(`/${OFFLINE_PAGE}`) && !path.endsWith(`/${LANGUAGE_FILE}`);

/** Returns all kept pages by path. Returns none if the browser has no store. */
export async function listKept(): Promise<KeptPage[]> {
  try {
    const name = (await ownCaches()).find((each) => each.startsWith(cacheNames.pages));
    if (name === undefined) return [];
    const cache = await caches.open(name);
    const pages = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const page = await cache.match(request);
        const path = new URL(request.url).pathname;
        const isSaved = page?.headers.has('dau-saved') ?? false;
        return {path, isSaved, title: titleOf((await page?.text()) ?? '') || path};
      }),
    );
    return pages.filter(({path}) => isForReaders(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  } catch {
    return [];
  }
}

/** Deletes everything that this site has kept. Returns the number of pages; 0 if there is no store. */
export async function clearKept(): Promise<number> {
  try {
    const {length} = await listKept();
    await Promise.all((await ownCaches()).map((name) => caches.delete(name)));
    return length;
  } catch {
    return 0;
  }
}
