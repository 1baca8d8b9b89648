import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

import type {PostBuildProps} from '../../lib/post-build';
import {readIfThere} from '../../lib/files';
import {pagePath} from '../../lib/page-path';

/**
 * The index of the search is written at the same time as this list, so its size is not known. On
 * two sites it was a sixth and a half of the size of all pages. The reader is told the larger one.
 */
const INDEX_PART = 0.5;

/** `offline.json` of a language: what "save the whole language" fetches. */
export type LanguageFiles = Awaited<ReturnType<typeof languageFiles>> & {
  /** Paths of JSON files that list further paths to save. */
  readonly lists: readonly string[];
};

/**
 * Returns the paths of all pages of a built language, and of the scripts that no page names: they
 * load when a reader uses a feature. Also about how many bytes all of it takes to fetch, compressed.
 * Unlisted texts are left out.
 */
export async function languageFiles({
  outDir,
  baseUrl,
  routes,
  routesBuildMetadata,
}: Pick<PostBuildProps, 'outDir' | 'baseUrl' | 'routesBuildMetadata'> & {routes: RouteConfig[]}) {
  const pages: string[] = [];
  let bytes = 0;
  for (const {path: address, metadata} of flattenRoutes(routes)) {
    const isUnlisted = metadata?.sourceFilePath && routesBuildMetadata[address]?.noIndex;
    if (isUnlisted || !address.startsWith(baseUrl) || address.endsWith('.html')) continue;
    const file = decodeURI(pagePath(address, baseUrl));
    const html = await readIfThere(path.join(outDir, `${file}.html`));
    // A pattern has no file, and a redirect is no page
    if (html === undefined || /http-equiv="?refresh/.test(html)) continue;
    pages.push(address);
    // Plugins do this step in parallel, so a page may have its policy already or not
    const withoutPolicy = html.replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, '');
    bytes += gzipSync(withoutPolicy).length * (1 + INDEX_PART);
  }
  const assets = path.join(outDir, 'assets');
  const scripts: string[] = [];
  for (const file of await fs.readdir(assets, {recursive: true})) {
    const name = file.split(path.sep).join('/');
    if (!/\.(js|css|woff2|png|jpe?g|webp|avif|gif|svg)$/.test(name)) continue;
    bytes += gzipSync(await fs.readFile(path.join(assets, file))).length;
    // Each page names the shard of its routes
    if (/\.js$/.test(name) && !/^js\/routes-/.test(name)) scripts.push(`${baseUrl}assets/${name}`);
  }
  return {pages: pages.sort(), scripts: scripts.sort(), bytes: Math.round(bytes)};
}
