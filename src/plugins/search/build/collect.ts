/** Reads the built pages of one language. */
import {flattenRoutes} from '@docusaurus/utils';

import type {PostBuildProps} from '../../../lib/post-build';
import {readBuiltPage} from '../../../lib/built-page';
import type {Page} from '../shared/page';
import {extractPage} from './extract';

/**
 * Returns the searchable pages, sorted by path. Pages without a source file (tags, archive, lists)
 * and pages with `noindex` (unlisted ones) are left out.
 *
 * @param isExcluded returns whether to leave out a source file
 */
export async function collectPages(
  {outDir, baseUrl, routes, routesBuildMetadata, siteConfig}: PostBuildProps,
  isExcluded: (sourceFile: string) => boolean,
): Promise<Page[]> {
  const urls = flattenRoutes(routes)
    .filter(({path: url, metadata}) => {
      const source = metadata?.sourceFilePath?.replaceAll('\\', '/');
      return source && !routesBuildMetadata[url]?.noIndex && !isExcluded(source);
    })
    .map(({path: url}) => url);
  const pages: Page[] = [];
  for (const url of [...new Set(urls)].sort()) {
    const html = await readBuiltPage(outDir, url, baseUrl);
    const page = html && extractPage(html, url, siteConfig.titleDelimiter ?? '|');
    if (page) pages.push(page);
  }
  return pages;
}
