import type {LoadContext, Plugin, PluginRouteConfig} from '@docusaurus/types';
import {flattenRoutes, readOutputHTMLFile} from '@docusaurus/utils';

import type {SearchOptions} from '../options';
import type {Page} from '../shared/page';
import {extractPage} from './extract';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

async function readBuiltPage(url: string, {baseUrl, outDir}: LoadContext) {
  try {
    // Which file a page has depends on `trailingSlash` and on the page, so let Docusaurus try both
    const file = await readOutputHTMLFile(decoded(url.slice(baseUrl.length)), outDir, undefined);
    return file.toString();
  } catch {
    return undefined;
  }
}

/**
 * Reads one language's built pages, sorted by path. Skips unlisted pages, and pages without a source
 * file, such as tags and the archive.
 */
export async function collectPages(
  props: PostBuildProps,
  include: SearchOptions['include'],
): Promise<Page[]> {
  const {routes, routesBuildMetadata, siteConfig} = props;
  const urls = routes.flatMap((parent) => {
    // Only the top of a tree of routes names its plugin
    const {plugin} = parent as PluginRouteConfig;
    const own = flattenRoutes([parent]).filter(({path: url, metadata}) => {
      const sourceFile = metadata?.sourceFilePath?.replaceAll('\\', '/');
      if (!sourceFile || routesBuildMetadata[url]?.noIndex) return false;
      return include({url, sourceFile, plugin: plugin.name, pluginId: plugin.id});
    });
    return own.map(({path: url}) => url);
  });
  const pages: Page[] = [];
  for (const url of [...new Set(urls)].sort()) {
    const html = await readBuiltPage(url, props);
    const page = html && extractPage(html, url, siteConfig.titleDelimiter ?? '|');
    if (page) pages.push(page);
  }
  return pages;
}
