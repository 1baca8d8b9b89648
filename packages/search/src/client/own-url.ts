/**
 * Returns the full URL of a path if it leads to a page of this site, and `undefined` for URLs such as
 * `javascript:…`, `//other.example`, `/.//other.example` and `/my-site/../other-site`. Use it for every
 * path from outside, such as a hash or a stored string: other sites on the same host (`name.github.io`)
 * have the same storage.
 *
 * @param base the path that all pages of this site start with
 */
export function ownUrl(path: string, base: string, origin = window.location.origin) {
  try {
    const {href} = new URL(path, origin);
    // Decode the path too, as the router does, because `/%5Cother.example` would lead to another host
    const all = [href, new URL(decodeURI(path), origin).href];
    const isOwn =
      path.startsWith(base) &&
      all.every((each) => each.startsWith(origin + base) && !each.startsWith(`${origin}//`));
    return isOwn ? href : undefined;
  } catch {
    return undefined;
  }
}
