import {removeMarks} from './removeMarks';

/** Text as the last part of a URL: lowercase ASCII letters, digits and hyphens. */
export function slugify(text: string): string {
  return removeMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
