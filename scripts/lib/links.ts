import fs from 'node:fs';
import path from 'node:path';

import type {CheckOptions, LinkResult} from 'linkinator';

import {startStaticServer} from './static-server';

/** A link that leads nowhere. */
export type BrokenLink = {
  /** Where it leads. */
  readonly url: string;
  /** The page it stands on; absent where no page links to it (an entry of a sitemap or a feed). */
  readonly page?: string;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
};

export type LinkCheck = {readonly checked: number; readonly broken: readonly BrokenLink[]};

/** Sitemaps and feeds of a built site, relative to its folder. */
function listFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(^|\/)(sitemap|rss|atom)\.xml$|(^|\/)feed\.json$/.test(file))
    .map((file) => file.split(path.sep).join('/'));
}

/** Every address that a sitemap or a feed names: entries, links, pictures, alternates. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s"'<>\\&]+/g) ?? [])];
}

/** The address a site was built for, its path included: its sitemap names every page absolutely. */
function addressOf(dir: string, baseUrl: string): string {
  const [first] =
    /(?<=<loc>)[^<]+/.exec(fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8')) ?? [];
  if (first === undefined) throw new Error(`${dir}/sitemap.xml lists no page.`);
  return `${new URL(first).origin}${baseUrl}`;
}

/** A pattern for what begins with `prefix`. */
function beginningWith(prefix: string): RegExp {
  return new RegExp(`^${prefix.replaceAll('.', String.raw`\.`)}`);
}

async function crawl(options: CheckOptions): Promise<LinkResult[]> {
  const {LinkChecker} = await import('linkinator');
  const {links} = await new LinkChecker().check(options);
  return links;
}

function report(links: readonly LinkResult[], serverUrl: string): LinkCheck {
  const present = (url: string) => url.replace(new URL(serverUrl).origin, '');
  return {
    checked: links.filter(({state}) => String(state) !== 'SKIPPED').length,
    broken: links
      .filter(({state}) => String(state) === 'BROKEN')
      .map(({url, parent, status = 0}) => ({
        url: present(url),
        ...(parent === undefined ? {} : {page: present(parent)}),
        status,
      })),
  };
}

/**
 * Follows every link inside a built site, fragments included, from each of its
 * pages, feeds and sitemaps. Absolute links to the site's own address count as
 * inside; links to other sites are left alone.
 *
 * @param dir the built site
 * @param baseUrl the path it was built for, with both slashes
 */
export async function checkInternalLinks(dir: string, baseUrl: string): Promise<LinkCheck> {
  const address = addressOf(dir, baseUrl);
  const server = await startStaticServer({dir, baseUrl, port: 0});
  try {
    const listed = listFiles(dir).flatMap((file) =>
      addressesIn(fs.readFileSync(path.join(dir, file), 'utf8')),
    );
    const own = listed.filter((url) => url.startsWith(address));
    const links = await crawl({
      path: [server.url, ...own.map((url) => url.replace(address, server.url))],
      recurse: true,
      checkCss: true,
      checkFragments: true,
      concurrency: 40,
      urlRewriteExpressions: [{pattern: beginningWith(address), replacement: server.url}],
      linksToSkip: async (link) => !link.startsWith(new URL(server.url).origin),
    });
    return report(links, server.url);
  } finally {
    await server.close();
  }
}

/**
 * Asks every other site that the built pages link to.
 *
 * @param isExample links for which this holds are left alone: the example
 *   identity's profiles lead nowhere by design
 */
export async function checkExternalLinks(
  dir: string,
  baseUrl: string,
  isExample: (url: string) => boolean,
): Promise<LinkCheck> {
  const address = addressOf(dir, baseUrl);
  const server = await startStaticServer({dir, baseUrl, port: 0});
  try {
    const links = await crawl({
      path: server.url,
      recurse: true,
      timeout: 30_000,
      retry: true,
      retryErrors: true,
      retryErrorsCount: 3,
      concurrency: 10,
      linksToSkip: async (link) => link.startsWith(address) || isExample(link),
      // Sites that answer a program with "log in" or "slow down" are there
      statusCodes: {'401': 'warn', '403': 'warn', '405': 'warn', '429': 'warn', '999': 'warn'},
    });
    return report(links, server.url);
  } finally {
    await server.close();
  }
}
