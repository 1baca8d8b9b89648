import fs from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';
import type {CheckOptions, LinkResult} from 'linkinator';

import {startStaticServer} from './static-server';

/** A broken link. */
export type BrokenLink = {
  /** The target: path and anchor inside the site, the absolute URL elsewhere. */
  readonly url: string;
  /** The path of the page, feed, sitemap or style sheet that has the link, if it is known. */
  readonly page?: string;
  /** Why it counts as broken. */
  readonly reason: string;
};

export type LinkCheck = {readonly checked: number; readonly broken: readonly BrokenLink[]};

/** Returns every URL in a sitemap or feed, without duplicates. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s"'<>\\&]+/g) ?? [])];
}

/**
 * Returns the production URL of a build, base URL included. It is read from the sitemap, which has
 * absolute URLs.
 */
function addressOf(dir: string, baseUrl: string): string {
  const [first] =
    /(?<=<loc>)[^<]+/.exec(fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8')) ?? [];
  if (first === undefined) throw new Error(`${dir}/sitemap.xml lists no page.`);
  return `${new URL(first).origin}${baseUrl}`;
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
        reason: status ? String(status) : 'no answer',
      })),
  };
}

/**
 * Requests every external URL that the built pages link to.
 *
 * @param isExample links to skip: the profiles of the example identity do not exist
 * @throws if the site has no sitemap
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
      // These status codes mean that the site exists but blocks automatic requests
      statusCodes: {'401': 'warn', '403': 'warn', '405': 'warn', '429': 'warn', '999': 'warn'},
    });
    return report(links, server.url);
  } finally {
    await server.close();
  }
}

/** Attributes with a URL, by element. */
const LINK_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  form: ['action'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
};

type PageLinks = {
  readonly links: ReadonlySet<string>;
  /** The ids that a link's hash can name. */
  readonly anchors: ReadonlySet<string>;
  /** A redirect keeps the hash, so its anchors are not checked. */
  readonly isRedirect: boolean;
};

const addressesInCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);

/** Returns the URLs of a `srcset` attribute. */
const addressesInSourceSet = (set: string): string[] =>
  set.split(/,\s+|,(?=\/|https?:)/).map((entry) => entry.trim().split(/\s+/)[0] ?? '');

function readLinks(html: string): PageLinks {
  const links = new Set<string>();
  const anchors = new Set<string>();
  let isRedirect = false;
  let isInStyle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {id, name: anchor, srcset, style} = attributes;
      if (id) anchors.add(id);
      if (name === 'a' && anchor) anchors.add(anchor);
      for (const attribute of LINK_ATTRIBUTES[name] ?? []) {
        const address = attributes[attribute];
        if (address) links.add(address.trim());
      }
      for (const address of srcset ? addressesInSourceSet(srcset) : []) links.add(address);
      for (const address of style ? addressesInCss(style) : []) links.add(address);
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') {
        isRedirect = true;
        const target = /url=(.*)$/i.exec(attributes.content ?? '')?.[1];
        if (target) links.add(target.replaceAll(/^["']|["']$/g, ''));
      }
      if (
        name === 'meta' &&
        /^(og|twitter):image$/.test(attributes.property ?? attributes.name ?? '')
      ) {
        links.add(attributes.content ?? '');
      }
      isInStyle = name === 'style';
    },
    ontext(text) {
      if (isInStyle) for (const address of addressesInCss(text)) links.add(address);
    },
    onclosetag() {
      isInStyle = false;
    },
  });
  parser.write(html);
  parser.end();
  links.delete('');
  return {links, anchors, isRedirect};
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Returns the path of a file with clean URLs: `a/b.html` is `a/b`. */
const pathOfFile = (file: string): string =>
  file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

/** Finds files of a built site by URL. Matching is case-sensitive, as on most hosts. */
class BuiltFiles {
  readonly files: readonly string[];
  readonly #files: ReadonlySet<string>;
  readonly #pages = new Map<string, PageLinks>();

  constructor(readonly dir: string) {
    this.files = fs
      .readdirSync(dir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'));
    this.#files = new Set(this.files);
  }

  /** Returns the file that GitHub Pages would send for a path below the base URL. */
  find(pathname: string): string | undefined {
    const wanted = decode(pathname).replace(/\/$/, '');
    const candidates =
      wanted === '' ? ['index.html'] : [wanted, `${wanted}.html`, `${wanted}/index.html`];
    return candidates.find((file) => this.#files.has(file));
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.dir, file), 'utf8');
  }

  page(file: string): PageLinks {
    const known = this.#pages.get(file);
    if (known) return known;
    const links = readLinks(this.read(file));
    this.#pages.set(file, links);
    return links;
  }
}

/** Returns why a link is broken, or `undefined` if it is valid. */
function reasonBroken(built: BuiltFiles, address: string, url: URL): string | undefined {
  const {pathname} = new URL(address);
  const file = url.pathname.startsWith(pathname)
    ? built.find(url.pathname.slice(pathname.length))
    : // The base URL can be written without its trailing slash
      `${url.pathname}/` === pathname
      ? built.find('')
      : undefined;
  if (file === undefined) {
    return url.pathname.startsWith(pathname) || pathname === '/'
      ? 'there is no such page or file'
      : `it leads out of the site, which lives under ${pathname}`;
  }
  const anchor = url.hash.slice(1).split(':~:')[0] ?? '';
  if (anchor === '' || anchor === 'top' || !file.endsWith('.html')) return undefined;
  const {anchors, isRedirect} = built.page(file);
  if (isRedirect || anchors.has(anchor) || anchors.has(decode(anchor))) return undefined;
  return `that page has no heading or element with the id "${decode(anchor)}"`;
}

/** Returns the links of a file as they are written. */
function linksOf(built: BuiltFiles, address: string, file: string): readonly string[] {
  if (file.endsWith('.html')) return [...built.page(file).links];
  if (file.endsWith('.css')) return addressesInCss(built.read(file));
  if (!/(^|\/)((sitemap|rss|atom)\.xml|feed\.json)$/.test(file)) return [];
  return addressesIn(built.read(file)).filter((url) => url.startsWith(address));
}

/**
 * Checks every internal link of a built site: in pages (with anchors, pictures and `srcset`), style
 * sheets, feeds and sitemaps. Absolute URLs of the site itself count as internal. Links to other
 * sites are skipped.
 *
 * @param dir folder of the built site
 * @param baseUrl the base URL of the build, with a slash at both ends
 * @throws if the site has no sitemap
 */
export function checkInternalLinks(dir: string, baseUrl: string): LinkCheck {
  const address = addressOf(dir, baseUrl);
  const {origin} = new URL(address);
  const built = new BuiltFiles(dir);
  const broken: BrokenLink[] = [];
  const checked = new Set<string>();
  for (const file of built.files) {
    // The not-found page is served at any path, so its relative links resolve against the base URL
    const page = new URL(
      /(^|\/)404\.html$/.test(file) ? '.' : encodeURI(pathOfFile(file)),
      address,
    );
    for (const link of linksOf(built, address, file)) {
      if (!URL.canParse(link, page)) {
        broken.push({url: link, page: page.pathname, reason: 'it is no address'});
        continue;
      }
      const url = new URL(link, page);
      // Docusaurus' `pathname://` protocol works only in Markdown links
      const isMarked = url.protocol === 'pathname:';
      const isAbsolute = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(link);
      const isInside = url.origin === origin && (!isAbsolute || url.href.startsWith(address));
      if (!isMarked && !isInside) continue;
      checked.add(url.href);
      const reason = isMarked
        ? 'write it without pathname://, which works in Markdown links alone'
        : reasonBroken(built, address, url);
      if (reason) {
        broken.push({
          url: isMarked ? link : decode(`${url.pathname}${url.hash}`),
          page: decode(page.pathname),
          reason,
        });
      }
    }
  }
  return {checked: checked.size, broken};
}
