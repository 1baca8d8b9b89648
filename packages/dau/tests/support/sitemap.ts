import fs from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import type {BuiltSite} from './sites';

/**
 * Returns the paths in the sitemaps of both languages, in file order, relative to the base URL
 * (`''` is the home page).
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
 * Returns the paths of all pages in a build, relative to the base URL like {@link sitemapPaths}.
 * Includes pages that are not in a sitemap, but not redirects, not-found pages and the live code frame.
 */
export function sitePaths({dir}: BuiltSite): string[] {
  return globSync('**/*.html', {cwd: dir})
    .filter((file) => !/(^|\/)(404|live-code\/index)\.html$/.test(file))
    .filter((file) => !/http-equiv="?refresh/.test(fs.readFileSync(path.join(dir, file), 'utf8')))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
    .sort();
}
