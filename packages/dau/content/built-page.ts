import path from 'node:path';

import {readIfThere} from '../utils/files';
import {pagePath} from '../utils/urls';

export async function readBuiltPage(outDir: string, url: string, baseUrl: string) {
  const file = path.join(outDir, pagePath(url, baseUrl));
  // With the `trailingSlash` option, files have names like `blog/index.html`
  return (await readIfThere(`${file}.html`)) ?? (await readIfThere(`${file}/index.html`));
}

/** Returns the HTML of an element such as `main`. Parsing only this part of a page is faster. */
export function partOf(html: string, name: string): string {
  const end = html.lastIndexOf(`</${name}>`);
  return html.slice(Math.max(0, html.indexOf(`<${name}`)), end < 0 ? undefined : end);
}
