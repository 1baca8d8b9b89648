import fs from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Props, RouteConfig} from '@docusaurus/types';

import {readIfThere} from '../../lib/files';
import {pagePath} from '../../lib/page-path';
import type {LanguageFiles} from './types';

const leaves = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

/**
 * The index of the search is written at the same time as this list, so its size is not known. On
 * two sites it was a sixth and a half of the size of all pages. The reader is told the larger one.
 */
const INDEX_PART = 0.5;

type Built = Pick<Props, 'outDir' | 'baseUrl'> & {
  readonly routes: readonly RouteConfig[];
  readonly routesBuildMetadata: Readonly<Record<string, {readonly noIndex: boolean} | undefined>>;
};

/** Returns all pages and scripts of a built language. Unlisted texts are left out. */
export async function languageFiles(built: Built): Promise<Omit<LanguageFiles, 'lists'>> {
  const {outDir, baseUrl, routes, routesBuildMetadata} = built;
  const pages: string[] = [];
  let bytes = 0;
  for (const {path: address, metadata} of leaves(routes)) {
    const isUnlisted = metadata?.sourceFilePath && routesBuildMetadata[address]?.noIndex;
    if (isUnlisted || !address.startsWith(baseUrl) || address.endsWith('.html')) continue;
    const file = decodeURI(pagePath(address, baseUrl));
    const html = await readIfThere(path.join(outDir, `${file}.html`));
    // A pattern has no file, and a redirect is no page
    if (html === undefined || /http-equiv="?refresh/.test(html)) continue;
    pages.push(address);
    bytes += gzipSync(html).length * (1 + INDEX_PART);
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
