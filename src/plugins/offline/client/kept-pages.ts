import {cacheNames, LANGUAGE_FILE, OFFLINE_PAGE} from '../names';
import {keep, siteBase} from './worker';

/** A page in the store. */
export type KeptPage = {
  /** Path with the base URL. */
  readonly path: string;
  readonly title: string;
  /** Whether the reader has saved it. Other pages make room for newer ones. */
  readonly isSaved: boolean;
};

/** Returns the names of this site's caches: other sites may be on the same host. */
async function ownCaches(kind: keyof typeof cacheNames): Promise<string[]> {
  const names = await caches.keys();
  const end = `:${siteBase()}`;
  return names.filter((name) => name.startsWith(`${cacheNames[kind]}-`) && name.endsWith(end));
}

async function openPages(): Promise<Cache | undefined> {
  if (siteBase() === undefined) return undefined;
  const [name] = await ownCaches('pages');
  return name === undefined ? undefined : caches.open(name);
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
    const cache = await openPages();
    if (!cache) return [];
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

/** Returns the paths of all saved pages. */
export async function savedPaths(): Promise<Set<string>> {
  const pages = await listKept();
  return new Set(pages.filter(({isSaved}) => isSaved).map(({path}) => path));
}

/** Removes pages, and the files that no other page needs. */
export async function removeKept(paths: readonly string[]): Promise<void> {
  const cache = await openPages();
  await Promise.all(paths.map((path) => cache?.delete(path)));
  await keep({});
}

/** Deletes everything that this site has kept. Returns the number of pages; 0 if there is no store. */
export async function clearKept(): Promise<number> {
  try {
    const {length} = await listKept();
    const names = [...(await ownCaches('pages')), ...(await ownCaches('files'))];
    await Promise.all(names.map((name) => caches.delete(name)));
    return length;
  } catch {
    return 0;
  }
}
