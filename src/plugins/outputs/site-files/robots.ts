/** Returns `robots.txt`. It allows all pages; a page that must not be indexed has a `noindex` tag. */
export function robotsText(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join(
    '\n',
  );
}

/** `robots.txt` of a preview: no crawler should read any page. */
export const closedRobotsText = 'User-agent: *\nDisallow: /\n';
