import path from 'node:path';

import {load} from 'cheerio';

import {readIfThere} from './files';
import {pagePath} from './page-path';

/** Returns the HTML of a page that was built, or `undefined` if there is none. */
export async function readBuiltPage(outDir: string, url: string, baseUrl: string) {
  const file = path.join(outDir, pagePath(url, baseUrl));
  // The second one is the framework's default
  return (await readIfThere(`${file}.html`)) ?? (await readIfThere(`${file}/index.html`));
}

/** Returns the part of a page in an element such as `main`, because parsing a whole page takes longer. */
export function partOf(html: string, name: string): string {
  const end = html.lastIndexOf(`</${name}>`);
  return html.slice(Math.max(0, html.indexOf(`<${name}`)), end < 0 ? undefined : end);
}

/** Parses HTML in half the time of `load`, but adds no closing tags that the minifier left out of tables. */
export const parseQuickly = (html: string) =>
  load(html, {xml: {xmlMode: false, decodeEntities: true}});
