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

/**
 * Every page of a build, thin lists included, which no sitemap names: relative
 * to the base URL like {@link sitemapPaths}. Left out are what is no page of
 * its own: redirects and the not-found pages.
 */
export function sitePaths({dir}: BuiltSite): string[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file))
    .filter((file) => !/http-equiv="?refresh/.test(fs.readFileSync(path.join(dir, file), 'utf8')))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
    .sort();
}
