import * as z from 'zod';

import {embedOf} from '../../../utils/embed-services';
import {attributesOf, type Node} from '../../../content/markdown-tree';
import type {Parsed} from '../../../content/yaml';
import type {Problem} from '../../../utils/problems';
import {HOSTS_FILE, isAllowedHost, type AllowedHosts} from '../../../settings';
import {urlsInHtml, warning, type Finding} from './ids-and-links';

/**
 * Elements that load other files than images, videos and sounds: the attribute with the URL, and the list
 * in `src/config/hosts.ts`.
 */
const OTHERS: Readonly<Record<string, [attribute: string, list: keyof AllowedHosts]>> = {
  iframe: ['src', 'frames'],
  embed: ['src', 'frames'],
  Embed: ['url', 'frames'],
  script: ['src', 'scripts'],
};

/** Returns the URLs that an element loads, each with its list in `src/config/hosts.ts`. */
function urlsOf(node: Node): [list: keyof AllowedHosts, url: string][] {
  const [attribute, list = 'media'] = OTHERS[node.name ?? ''] ?? [];
  const own = attributesOf(node).find(({name}) => name && name === attribute)?.value;
  const url = /^image/.test(node.type) ? node.url : own;
  const urls = new Set([...(typeof url === 'string' ? [url] : []), ...urlsInHtml(node)]);
  return [...urls].map((each) => [list, each]);
}

/** Returns the hosts to allow for a URL. GitHub redirects profile images to a different host. */
const originsOf = ({origin, pathname}: URL): string[] =>
  origin === 'https://github.com' && /^\/[\w-]+\.png$/.test(pathname)
    ? [origin, 'https://avatars.githubusercontent.com']
    : [origin];

/** Returns the hosts of a URL that are not allowed yet, as a part of a message, or `''`. */
function missingHosts(url: string, allowed: readonly string[]): string {
  // The base is for URLs without a scheme, such as `//example.com/a.png`
  const base = 'https://example.com';
  if (!/^(https?:)?\/\//i.test(url) || !URL.canParse(url, base)) return '';
  return originsOf(new URL(url, base))
    .filter((origin) => !isAllowedHost(new URL(origin), allowed))
    .map((origin) => `'${origin.replace('http:', 'https:')}'`)
    .join(' and ');
}

/** Finds images, frames and scripts on hosts that the Content Security Policy blocks. */
export const foreignParts = (node: Node, allowed: AllowedHosts): Finding[] =>
  urlsOf(node).flatMap(([list, written]): Finding[] => {
    const embed = embedOf(written)?.src;
    // An <Embed> with another URL shows a link
    const link = node.name === 'Embed' ? (embed ?? '') : written;
    const missing = missingHosts(link, allowed[list]);
    if (!missing) return [];
    const isFrame = node.name === 'iframe' && embed;
    const instead = isFrame ? `<Embed url="${link}" title="…" />` : 'a local file or a link';
    const fix = `Use ${instead}, or add ${missing} to ${list} in ${HOSTS_FILE}`;
    return [warning(node, "readers' browsers block this host", fix, link)];
  });

/** Returns the images of authors anywhere in front matter or `authors.yml`, each with its field. */
function* authorImages(
  fields: object,
  above: PropertyKey[] = [],
): Generator<[field: string, url: string]> {
  for (const [key, value] of Object.entries(fields) as [string, unknown][]) {
    const at = [...above, Array.isArray(fields) ? Number(key) : key];
    if (typeof value === 'object' && value) yield* authorImages(value, at);
    else if (/^image_?url$/i.test(key)) yield [z.core.toDotPath(at), String(value)];
  }
}

export const authorImageProblems = (
  file: string,
  {values}: Pick<Parsed, 'values'> = {values: {}},
  allowed: AllowedHosts,
): Problem[] =>
  [...authorImages(values)].flatMap(([field, found]): Problem[] => {
    const missing = missingHosts(found, allowed.media);
    if (!missing) return [];
    const problem = "is on a host that readers' browsers block (readers do not see it)";
    const fix = `Save it in static/img and write "image_url: /img/name.png", or add ${missing} to media in ${HOSTS_FILE}`;
    return [{file, field, problem, found, fix, severity: 'warning'}];
  });
