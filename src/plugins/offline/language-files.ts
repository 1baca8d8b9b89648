import path from 'node:path';

import {flattenRoutes} from '@docusaurus/utils';
import {glob} from 'tinyglobby';

import type {PostBuildProps} from '../../lib/post-build';
import {readIfThere} from '../../lib/files';
import {pagePath} from '../../lib/page-path';

/** `offline.json` of a language, the list for the button that saves it. */
export type LanguageFiles = Awaited<ReturnType<typeof languageFiles>> & {
  /** Paths of JSON files that list more paths to save. */
  readonly lists: readonly string[];
};

/**
 * Returns the paths of all pages of a built language except unlisted ones, and of scripts that load
 * on demand, which no HTML names.
 */
export async function languageFiles(props: PostBuildProps) {
  const {outDir, baseUrl, routes, routesBuildMetadata} = props;
  const pages: string[] = [];
  for (const {path: route, metadata} of flattenRoutes(routes)) {
    const isUnlisted = metadata?.sourceFilePath && routesBuildMetadata[route]?.noIndex;
    if (isUnlisted || !route.startsWith(baseUrl) || route.endsWith('.html')) continue;
    const file = `${pagePath(route, baseUrl)}.html`;
    const html = await readIfThere(path.join(outDir, file));
    // Skips route patterns, which have no file, and redirects
    if (html !== undefined && !/http-equiv="?refresh/.test(html)) pages.push(route);
  }
  // Each page names the shard of its routes
  const scripts = await glob(['assets/**/*.js', '!assets/js/routes-*'], {cwd: outDir});
  return {pages: pages.sort(), scripts: scripts.map((file) => baseUrl + file).sort()};
}
