/** Keys and slugs of names. */
import {slugOf} from '../../src/lib/slug';

/** A name as most programs write it into a URL. */
export const urlize = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}./_#+~-]/gu, '')
    .replace(/--+/g, '-');

/** A slug of letters, digits and slashes. */
export const cleanSlug = (slug: string): string =>
  slug
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}_~-]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('/');

/** The key of a name: Latin letters, or its own where it has no other. */
export function keyOf(name: string): string {
  const own = cleanSlug(urlize(name)).replaceAll('/', '-');
  // Letters of other scripts would be left out
  if (/[^\p{Script=Latin}\p{N}\p{M}_~-]/u.test(own)) return own;
  return cleanSlug(slugOf(name)) || 'untitled';
}
