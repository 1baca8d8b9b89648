import {slugOf} from '../../utils/slug';

/** Converts a name to the form that most site generators use in URLs. */
export const urlize = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}./_#+~-]/gu, '')
    .replace(/--+/g, '-');

/** Replaces special characters with hyphens in each part of a slug. */
export const cleanSlug = (slug: string): string =>
  slug
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}_~-]+/gu, '-').replace(/^-+|(?<!-)-+$/g, ''))
    .filter(Boolean)
    .join('/');

/**
 * Returns a key for a name. Names in Latin script lose their accents; names in other scripts keep their
 * letters.
 */
export function keyOf(name: string): string {
  const own = cleanSlug(urlize(name)).replaceAll('/', '-');
  // `slugOf` would remove letters from other scripts
  if (/[^\p{Script=Latin}\p{N}\p{M}_~-]/u.test(own)) return own;
  return cleanSlug(slugOf(name)) || 'untitled';
}
