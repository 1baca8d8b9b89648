import {slugOf} from '../../src/lib/slug';

/** Writes a name as most site generators write it in URLs. */
export const urlize = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}./_#+~-]/gu, '')
    .replace(/--+/g, '-');

/** Removes all characters from a slug that are not letters, digits, hyphens or slashes. */
export const cleanSlug = (slug: string): string =>
  slug
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}_~-]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter(Boolean)
    .join('/');

/** Returns a key for a name. Accents are removed; letters of non-Latin scripts are not. */
export function keyOf(name: string): string {
  const own = cleanSlug(urlize(name)).replaceAll('/', '-');
  // Return names in other scripts here, because `slugOf` would remove their letters
  if (/[^\p{Script=Latin}\p{N}\p{M}_~-]/u.test(own)) return own;
  return cleanSlug(slugOf(name)) || 'untitled';
}
