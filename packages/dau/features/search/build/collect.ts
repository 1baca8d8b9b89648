import {flattenRoutes} from '@docusaurus/utils';

import type {PostBuildProps} from '../../../utils/post-build';
import {readBuiltPage} from '../../../content/built-page';
import type {Page} from '../shared/page';
import {extractPage} from './extract';

/**
 * Reads one language's built pages, sorted by path. Skips unlisted pages, and pages without a source
 * file, such as tags and the archive.
 *
 * @param isUntranslated returns whether to skip the page of a source file
 */
export async function collectPages(
  {outDir, baseUrl, routes, routesBuildMetadata, siteConfig}: PostBuildProps,
  isUntranslated: (sourceFile: string) => boolean,
): Promise<Page[]> {
  const urls = flattenRoutes(routes)
    .filter(({path: url, metadata}) => {
      const source = metadata?.sourceFilePath?.replaceAll('\\', '/');
      return source && !routesBuildMetadata[url]?.noIndex && !isUntranslated(source);
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
