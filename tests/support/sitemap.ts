import fs from 'node:fs';
import path from 'node:path';

import type {BuiltSite} from './sites';

/**
 * Every path of both languages' sitemaps, relative to the site's base URL
 * (`''` is the home page), in file order.
 */
export function sitemapPaths({dir, baseUrl}: BuiltSite): string[] {
  return ['sitemap.xml', 'en/sitemap.xml'].flatMap((file) => {
    const xml = fs.readFileSync(path.join(dir, file), 'utf8');
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
      decodeURI(new URL(url ?? '').pathname).slice(baseUrl.length),
    );
  });
}
