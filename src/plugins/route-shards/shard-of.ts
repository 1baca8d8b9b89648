/** A path as all its spellings have it: decoded, in lower case, without a slash at its end. */
export function pathKey(pathname: string): string {
  const path = pathname.replace(/[?#].*$/, '');
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // Stays as it is: no page has such an address
  }
  return decoded.normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';
}

/** The number of the shard that knows a page, told from its path alone (FNV-1a). */
export function shardOf(pathname: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (const character of pathKey(pathname)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits alone are much alike for addresses that end alike
  return ((hash ^ (hash >>> 15)) >>> 0) % shards;
}

/**
 * How many shards serve a reader of one page best. All pages pay for naming a
 * shard (some 10 bytes), each visit for the routes it gets beside its own (some
 * 100 bytes each): the sum is least, and grows slowest, at about three times
 * the square root of the number of pages.
 */
export function shardCount(pages: number): number {
  return 2 ** Math.max(0, Math.round(Math.log2(3 * Math.sqrt(pages))));
}
