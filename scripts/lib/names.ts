/** Keys and slugs of names. */
import {slugOf} from '../../src/lib/slug';

/** A name in the form that most generators use in URLs. */
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

/** The key of a name, in Latin letters. Names in other scripts keep their letters. */
export function keyOf(name: string): string {
  const own = cleanSlug(urlize(name)).replaceAll('/', '-');
  // `slugOf` would remove letters of other scripts
  if (/[^\p{Script=Latin}\p{N}\p{M}_~-]/u.test(own)) return own;
  return cleanSlug(slugOf(name)) || 'untitled';
}
