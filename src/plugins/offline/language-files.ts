import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

import type {PostBuildProps} from '../../lib/post-build';
import {readIfThere} from '../../lib/files';
import {pagePath} from '../../lib/page-path';
import {decodeUrl} from '../../lib/url-text';

/** `offline.json` of a language: what "save the whole language" fetches. */
export type LanguageFiles = Awaited<ReturnType<typeof languageFiles>> & {
  /** Paths of JSON files that list further paths to save. */
  readonly lists: readonly string[];
};

/** The size of a file on its way to a browser, roughly. */
const sizeOf = (name: string, content: Buffer) =>
  /\.(js|css|svg|html|json)$/.test(name) ? gzipSync(content, {level: 1}).length : content.length;

/**
 * Returns the paths of all pages of a built language, and of the scripts that no page names: they
 * load when a reader uses a feature. Also about how many bytes all of it takes to fetch, compressed.
 * Unlisted pages are left out.
 *
 * @param lists paths of JSON files that list further paths
 */
export async function languageFiles(
  {
    outDir,
    baseUrl,
    routes,
    routesBuildMetadata,
  }: Pick<PostBuildProps, 'outDir' | 'baseUrl' | 'routesBuildMetadata'> & {routes: RouteConfig[]},
  lists: readonly string[] = [],
) {
  const fileOf = (url: string) => path.join(outDir, url.slice(baseUrl.length));
  const pages: string[] = [];
  let bytes = 0;
  for (const {path: address, metadata} of flattenRoutes(routes)) {
    const isUnlisted = metadata?.sourceFilePath && routesBuildMetadata[address]?.noIndex;
    if (isUnlisted || !address.startsWith(baseUrl) || address.endsWith('.html')) continue;
    const html = await readIfThere(
      path.join(outDir, `${decodeUrl(pagePath(address, baseUrl))}.html`),
    );
    // A pattern has no file, and a redirect is no page
    if (html === undefined || /http-equiv="?refresh/.test(html)) continue;
    pages.push(address);
    bytes += sizeOf('.html', Buffer.from(html));
  }
  const assets = path.join(outDir, 'assets');
  const scripts: string[] = [];
  for (const file of await fs.readdir(assets, {recursive: true})) {
    const name = file.split(path.sep).join('/');
    if (!/\.(js|css|woff2|png|jpe?g|webp|avif|gif|svg)$/.test(name)) continue;
    bytes += sizeOf(name, await fs.readFile(path.join(assets, file)));
    // Each page names the shard of its routes
    if (/\.js$/.test(name) && !/^js\/routes-/.test(name)) scripts.push(`${baseUrl}assets/${name}`);
  }
  for (const list of lists) {
    const listed = JSON.parse(await fs.readFile(fileOf(list), 'utf8')) as string[];
    for (const url of listed) bytes += sizeOf(url, await fs.readFile(fileOf(url)));
  }
  return {pages: pages.sort(), scripts: scripts.sort(), bytes};
}
