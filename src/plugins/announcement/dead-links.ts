/**
 * Whether a link leads to no page of the site. The announcement is on every page, so Docusaurus
 * would report such a link once per page and fail the build.
 *
 * @param addresses paths of the site's pages, with the base URL
 */
export function isDeadLink(href: string, addresses: ReadonlySet<string>, baseUrl: string): boolean {
  if (!href.startsWith('/')) return false;
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1');
  // Authors may write a path with or without the base URL
  return !addresses.has(`${baseUrl}${path.slice(1)}`) && !addresses.has(path);
}
