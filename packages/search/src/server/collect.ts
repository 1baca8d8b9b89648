import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {Plugin, PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {readOutputHTMLFile} from '@docusaurus/utils';

import type {SearchOptions} from '../options';
import type {Page} from './build-index';
import {extractPage} from './extract';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

type Found = {url: string; sourceFile: string; isHidden: boolean};

/**
 * Returns the pages with a source file below a docs plugin's or another plugin's route. Of docs with several
 * versions, returns the last one, so that no page is found twice.
 */
function pagesBelow(route: RouteConfig, isDocs: boolean, outer?: PropVersionMetadata): Found[] {
  const {path: url, metadata, props, routes} = route;
  const own = isDocs ? (props?.version as PropVersionMetadata | undefined) : undefined;
  const version = own ?? outer;
  if (version?.isLast === false) return [];
  if (routes) return routes.flatMap((child) => pagesBelow(child, isDocs, version));
  const sourceFile = metadata?.sourceFilePath?.replaceAll('\\', '/');
  return sourceFile ? [{url, sourceFile, isHidden: version?.noIndex ?? false}] : [];
}

/**
 * Reads one language's built pages, sorted by path. Skips unlisted pages, and pages without a source
 * file, such as tags and the archive.
 */
export async function collectPages(
  props: PostBuildProps,
  {include, pageLabel = ''}: SearchOptions,
): Promise<Page[]> {
  const {routes, routesBuildMetadata, siteConfig, baseUrl, outDir} = props;
  const siteTitle = ` ${siteConfig.titleDelimiter ?? '|'} ${siteConfig.title}`;
  const all = routes.flatMap((parent) => {
    // Only the top of a tree of routes names its plugin
    const {name} = (parent as PluginRouteConfig).plugin;
    const isDocs = name === 'docusaurus-plugin-content-docs';
    return pagesBelow(parent, isDocs).filter(({url, sourceFile, isHidden}) => {
      // A site or a version can be hidden from search engines. Its readers still search it
      if (routesBuildMetadata[url]?.noIndex && !siteConfig.noIndex && !isHidden) return false;
      return include({url, sourceFile});
    });
  });
  const pages: Page[] = [];
  for (const url of [...new Set(all.map((page) => page.url))].sort()) {
    const name = decodeURI(url.slice(baseUrl.length));
    // `trailingSlash` and the page decide between `x.html` and `x/index.html`, so let Docusaurus try both
    const html = await readOutputHTMLFile(name, outDir, undefined).catch(() => undefined);
    const content = html && extractPage(html.toString(), url, siteTitle);
    if (!content) continue;
    content.place ||= pageLabel;
    pages.push(content);
  }
  return pages;
}
