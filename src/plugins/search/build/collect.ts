/** Reads the built pages of one language. */
import path from 'node:path';

import type {Props, RouteConfig} from '@docusaurus/types';

import {readIfThere} from '../../../lib/files';
import {pagePath} from '../../../lib/page-path';
import type {Page} from '../shared/page';
import {extractPage} from './extract';

const leaves = (routes: RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

/**
 * Returns the searchable pages, sorted by path. Pages without a source file (tags, archive, lists)
 * and pages with `noindex` (unlisted ones) are left out.
 *
 * @param isExcluded whether a source file is left out
 */
export async function collectPages(
  {outDir, baseUrl, routes, routesBuildMetadata, siteConfig}: Props & BuildMetadata,
  isExcluded: (sourceFile: string) => boolean,
): Promise<Page[]> {
  const urls = leaves(routes)
    .filter(({path: url, metadata}) => {
      const source = metadata?.sourceFilePath?.replaceAll('\\', '/');
      return source && !routesBuildMetadata[url]?.noIndex && !isExcluded(source);
    })
    .map(({path: url}) => url);
  const pages: Page[] = [];
  for (const url of [...new Set(urls)].sort()) {
    const name = decodeURIComponent(pagePath(url, baseUrl));
    const html =
      (await readIfThere(path.join(outDir, `${name}.html`))) ??
      (await readIfThere(path.join(outDir, name, 'index.html')));
    const page = html && extractPage(html, url, siteConfig.titleDelimiter ?? '|');
    if (page) pages.push(page);
  }
  return pages;
}

type BuildMetadata = {routesBuildMetadata: Record<string, {noIndex: boolean} | undefined>};
