import {decodeUrl} from '../../lib/url-text';

/**
 * Returns the same key for all spellings of a path: decoded, in lower case, and without `.html` or a
 * trailing slash.
 */
export const pathKey = (pathname: string): string =>
  decodeUrl(pathname.replace(/[?#].*$/, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '') || '/';

/** Returns the number of the shard of a page: a hash of its path (FNV-1a). */
export function shardOf(pathname: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (const character of pathKey(pathname)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits alone would be similar for paths with the same end
  return ((hash ^ (hash >>> 15)) >>> 0) % shards;
}

/**
 * Returns the best number of shards. Each shard adds 10 bytes to all pages, and each route in a
 * shard adds 100 bytes to the other pages of the shard.
 */
export const shardCount = (pages: number): number =>
  2 ** Math.max(0, Math.round(Math.log2(3 * Math.sqrt(pages))));
