import fs from 'node:fs';
import path from 'node:path';

import {load, type CheerioAPI} from 'cheerio';

export type BuiltSite = {
  readonly dir: string;
  readonly baseUrl: string;
  /**
   * The server's URL. It is valid only inside tests, because the server starts after Playwright has
   * collected the tests.
   */
  readonly url: string;
  /** The environment variable with the server's port, which the system chooses. */
  readonly portVariable: string;
};

function builtSite(dir: string, baseUrl: string, portVariable: string): BuiltSite {
  const port = process.env[portVariable] ?? '';
  return {dir, baseUrl, portVariable, url: `http://localhost:${port}${baseUrl}`};
}

/** The build at the root of a host. */
export const rootSite = builtSite('build', '/', 'ROOT_SITE_PORT');

const parsed = new Map<string, CheerioAPI>();

/** @param page a path in {@link rootSite}, such as `/blog/a` or `en/` */
export function pageOf(page: string): CheerioAPI {
  const name = page === '' || page.endsWith('/') ? `${page}index` : page;
  const file = path.join(rootSite.dir, `${name}.html`);
  const known = parsed.get(file);
  if (known) return known;
  const $ = load(fs.readFileSync(file, 'utf8'));
  // Screen readers ignore the colored letters of a title
  $('h1 [aria-hidden]').remove();
  parsed.set(file, $);
  return $;
}

/**
 * The build with a base URL, as for a project site on GitHub Pages, and with all hosted services
 * (`integrations-env.ts`).
 */
export const baseUrlSite = builtSite('.cache/build-base-url', '/My-Site/', 'BASE_URL_SITE_PORT');
