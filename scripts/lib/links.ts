import fs from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';
import type {CheckOptions, LinkResult} from 'linkinator';

import {startStaticServer} from './static-server';

/** A link that leads nowhere. */
export type BrokenLink = {
  /** Where it leads: inside the site its path and anchor, else the whole address. */
  readonly url: string;
  /** The path of the page, feed, sitemap or style sheet it stands in, where known. */
  readonly page?: string;
  /** Why it counts as broken. */
  readonly reason: string;
};

export type LinkCheck = {readonly checked: number; readonly broken: readonly BrokenLink[]};

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

/** Attributes that lead to another file, by element. `*` stands for each element. */
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
  /** What a link may name behind its `#`. */
  readonly anchors: ReadonlySet<string>;
  /** A page that sends its reader on takes the anchor along. */
  readonly isRedirect: boolean;
};

const addressesInCss = (css: string): string[] =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);

/** What stands in `srcset`: addresses, each with a size behind it. */
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

/** The path under which a host with clean addresses shows a file: `a/b.html` is `a/b`. */
const pathOfFile = (file: string): string =>
  file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

/** Finds the files of a built site by address. The case of letters counts, as it does for hosts. */
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

  /** The file that answers for a path below the base URL, as GitHub Pages chooses it. */
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

/** Is there something where a link of the site leads? The reason if not. */
function reasonBroken(built: BuiltFiles, address: string, url: URL): string | undefined {
  const {pathname} = new URL(address);
  const file = url.pathname.startsWith(pathname)
    ? built.find(url.pathname.slice(pathname.length))
    : // The base URL itself may be written without its last slash
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

/** The links in a file of the site, as they are written there. */
function linksOf(built: BuiltFiles, address: string, file: string): readonly string[] {
  if (file.endsWith('.html')) return [...built.page(file).links];
  if (file.endsWith('.css')) return addressesInCss(built.read(file));
  if (!/(^|\/)((sitemap|rss|atom)\.xml|feed\.json)$/.test(file)) return [];
  return addressesIn(built.read(file)).filter((url) => url.startsWith(address));
}

/**
 * Looks up every link inside a built site: of pages (anchors, pictures and their
 * sizes included), style sheets, feeds and sitemaps. Absolute links to the site's
 * own address count as inside; links to other sites are left alone.
 *
 * @param dir the built site
 * @param baseUrl the path it was built for, with both slashes
 */
export function checkInternalLinks(dir: string, baseUrl: string): LinkCheck {
  const address = addressOf(dir, baseUrl);
  const {origin} = new URL(address);
  const built = new BuiltFiles(dir);
  const broken: BrokenLink[] = [];
  const checked = new Set<string>();
  for (const file of built.files) {
    // The not-found page answers anywhere: only links from the top lead somewhere from it
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
      // The framework's own mark for "not a page of mine", which is only read in Markdown links
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
