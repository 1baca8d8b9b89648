import fs from 'node:fs/promises';
import path from 'node:path';

import {flattenRoutes} from '@docusaurus/utils';
import {glob} from 'tinyglobby';

import type {PostBuildProps} from '../../lib/post-build';
import {readIfThere} from '../../lib/files';
import {pagePath} from '../../lib/urls';

/** The content of `offline.json`: what the button on `/offline` saves. */
export type LanguageFiles = Awaited<ReturnType<typeof languageFiles>>;

/**
 * Returns the paths of all listed pages and all scripts in a language. Without this list, scripts that
 * load on demand would not be saved, because the pages' HTML does not contain them.
 *
 * @param fileLists JSON files in the output folder that list more paths
 */
export async function languageFiles(props: PostBuildProps, fileLists: readonly string[]) {
  const {outDir, baseUrl, routes, routesBuildMetadata} = props;
  const pages: string[] = [];
  for (const {path: route, metadata} of flattenRoutes(routes)) {
    const isUnlisted = metadata?.sourceFilePath && routesBuildMetadata[route]?.noIndex;
    if (isUnlisted || !route.startsWith(baseUrl) || route.endsWith('.html')) continue;
    const html = await readIfThere(path.join(outDir, `${pagePath(route, baseUrl)}.html`));
    // Skip redirects. Route patterns have no HTML file
    if (html !== undefined && !/http-equiv="?refresh/.test(html)) pages.push(route);
  }
  const scripts = await glob('assets/**/*.js', {cwd: outDir});
  const files = scripts.map((file) => baseUrl + file).sort();
  for (const list of fileLists) {
    files.push(...(JSON.parse(await fs.readFile(path.join(outDir, list), 'utf8')) as string[]));
  }
  return {pages: pages.sort(), files};
}
