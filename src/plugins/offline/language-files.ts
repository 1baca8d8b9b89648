import path from 'node:path';

import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {glob} from 'tinyglobby';

import type {PostBuildProps} from '../../lib/post-build';
import {readIfThere} from '../../lib/files';
import {pagePath} from '../../lib/page-path';

/** `offline.json` of a language: what "save all pages" fetches. */
export type LanguageFiles = Awaited<ReturnType<typeof languageFiles>> & {
  /** Paths of JSON files that list further paths to save. */
  readonly lists: readonly string[];
};

type Props = Pick<PostBuildProps, 'outDir' | 'baseUrl' | 'routesBuildMetadata'> & {
  routes: RouteConfig[];
};

/**
 * Returns the paths of all pages of a built language, and of the scripts that no page names: they
 * load when a reader uses a feature. Unlisted pages are left out.
 */
export async function languageFiles({outDir, baseUrl, routes, routesBuildMetadata}: Props) {
  const pages: string[] = [];
  for (const {path: route, metadata} of flattenRoutes(routes)) {
    const isUnlisted = metadata?.sourceFilePath && routesBuildMetadata[route]?.noIndex;
    if (isUnlisted || !route.startsWith(baseUrl) || route.endsWith('.html')) continue;
    const file = `${pagePath(route, baseUrl)}.html`;
    const html = await readIfThere(path.join(outDir, file));
    // A pattern has no file, and a redirect is not a page
    if (html !== undefined && !/http-equiv="?refresh/.test(html)) pages.push(route);
  }
  // Each page names the shard of its routes
  const scripts = await glob(['assets/**/*.js', '!assets/js/routes-*'], {cwd: outDir});
  return {pages: pages.sort(), scripts: scripts.map((file) => baseUrl + file).sort()};
}
