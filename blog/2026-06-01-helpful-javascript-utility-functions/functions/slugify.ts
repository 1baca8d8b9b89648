import {removeMarks} from './removeMarks';

/** The last part of a URL: lowercase ASCII letters, digits, hyphens. */
export function slugify(text: string): string {
  return removeMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
