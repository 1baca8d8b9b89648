import type {AnnouncementPart} from '../../lib/settings';

/** A link to a page that does not exist. */
export type DeadLink = {
  /** Index of the link in the list of parts. */
  readonly index: number;
  readonly href: string;
};

/** Joins adjacent texts: otherwise React writes a comment between them into the HTML. */
function joined(parts: readonly AnnouncementPart[]): AnnouncementPart[] {
  const result: AnnouncementPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result.splice(-1, 1, last + part);
    else result.push(part);
  }
  return result;
}

/**
 * Replaces links to missing pages with their text. The announcement is on every
 * page, so Docusaurus would report one dead link once per page and fail the build.
 *
 * @param addresses paths of the site's pages, with the base URL
 * @returns the parts to show, and the dead links
 */
export function withoutDeadLinks(
  parts: readonly AnnouncementPart[],
  addresses: ReadonlySet<string>,
  baseUrl: string,
): {readonly parts: readonly AnnouncementPart[]; readonly dead: readonly DeadLink[]} {
  const isDead = (href: string) => {
    if (!href.startsWith('/')) return false;
    const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    // Authors may write a path with or without the base URL
    return !addresses.has(`${baseUrl}${path.slice(1)}`) && !addresses.has(path);
  };
  const dead: DeadLink[] = [];
  const alive = parts.map((part, index) => {
    if (typeof part === 'string' || !isDead(part.href)) return part;
    dead.push({index, href: part.href});
    return part.text;
  });
  return {parts: joined(alive), dead};
}
