import type {AnnouncementPart} from '../../lib/settings';

/** A link that leads to no page of the site. */
export type DeadLink = {
  /** Its place in the text. */
  readonly index: number;
  readonly href: string;
};

/** Texts that follow one another as one: React would keep them apart by a mark in the HTML. */
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
 * The announcement is on every page: one link to a page that was deleted would
 * stop the build with a message for each. Such a link becomes its words.
 *
 * @param addresses those of the site's pages, with the base URL
 */
export function withoutDeadLinks(
  parts: readonly AnnouncementPart[],
  addresses: ReadonlySet<string>,
  baseUrl: string,
): {readonly parts: readonly AnnouncementPart[]; readonly dead: readonly DeadLink[]} {
  const isDead = (href: string) => {
    if (!href.startsWith('/')) return false;
    const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
    // An author may write the base URL or leave it out
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
