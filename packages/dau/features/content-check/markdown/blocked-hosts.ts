import path from 'node:path';

import * as z from 'zod';

import {embedOf, embedServices} from '../../../utils/embed-services';
import {attributesOf, type Node} from '../../../content/markdown-tree';
import {lineOfField, type Parsed} from '../../../content/yaml';
import {parseCss} from '../../../utils/css';
import {eitherOf} from '../../../utils/suggestion';
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

/** The base for URLs without a scheme, such as `//example.com/a.png`. */
const BASE = 'https://example.com';

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
const missingHosts = (url: URL, allowed: readonly string[]): string =>
  originsOf(url)
    .filter((origin) => !isAllowedHost(new URL(origin), allowed))
    .map((origin) => `'${origin.replace('http:', 'https:')}'`)
    .join(' and ');

/** Finds images, frames and scripts on hosts that the Content Security Policy blocks. */
export const foreignParts = (node: Node, allowed: AllowedHosts): Finding[] =>
  urlsOf(node).flatMap(([list, written]): Finding[] => {
    const {name} = node;
    const embed = embedOf(written)?.src;
    if (name === 'Embed' && !embed) {
      const fix = `Use a video or post on ${eitherOf(embedServices)}`;
      const problem = '<Embed> does not support this URL (readers see a link instead)';
      return [warning(node, problem, fix, written)];
    }
    const link = (name === 'Embed' && embed) || written;
    if (!/^(https?:)?\/\//.test(link)) return [];
    if (!URL.canParse(link, BASE))
      return [warning(node, 'invalid URL', 'Correct the URL, or put it between backticks', link)];
    if (!missingHosts(new URL(link, BASE), allowed[list])) return [];
    // Plain Markdown has no components
    const better = name === 'iframe' && node.type !== 'htmlElement' && embed;
    const missing = missingHosts(new URL(better || link, BASE), allowed[list]);
    const instead = better ? `<Embed url="${link}" title="…" />` : 'a local file or a link';
    const also = missing && `, ${better ? 'and' : 'or'} add ${missing} to ${list} in ${HOSTS_FILE}`;
    return [warning(node, "readers' browsers block this host", `Use ${instead}${also}`, link)];
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
  {values, lines}: Pick<Parsed, 'values' | 'lines'> = {values: {}, lines: {}},
  allowed: AllowedHosts,
): Problem[] =>
  [...authorImages(values)].flatMap(([field, found]): Problem[] => {
    if (!/^(https?:)?\/\//i.test(found) || !URL.canParse(found, BASE)) return [];
    const url = new URL(found, BASE);
    const missing = missingHosts(url, allowed.media);
    if (!missing) return [];
    const problem = "image on a host that readers' browsers block (readers do not see it)";
    const name = path.posix.basename(url.pathname).replace(/[^\w.-]/g, '') || 'author';
    const image = `/img/${/\.\w+$/.test(name) ? name : `${name}.png`}`;
    const fix = `Run curl -L --create-dirs -o static${image} '${url.href}' and write "image_url: ${image}", or add ${missing} to media in ${HOSTS_FILE}`;
    return [{file, line: lineOfField({lines}, field), problem, found, fix, severity: 'warning'}];
  });

/** Matches the URL of a file on another host in the value of a declaration. */
const LOADED_BY_CSS = /(?:url\(|image-set\()[\s'"(]*(?:url\(['"]?)?((?:https?:)?\/\/[^\s'")]+)/g;

/** Finds URLs on other hosts in CSS. The Content Security Policy blocks them. */
export function styleProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  parseCss(text)?.walk((node) => {
    const isImport = node.type === 'atrule' && node.name === 'import';
    const value = isImport ? `url(${node.params})` : node.type === 'decl' ? node.value : '';
    for (const [, found = ''] of value.matchAll(LOADED_BY_CSS))
      problems.push({
        file,
        line: node.positionBy({word: found})?.line ?? 1,
        problem: "file on a host that readers' browsers block",
        found,
        fix: 'Save the file in this site; for example, put a font in src/css/fonts',
        severity: 'warning',
      });
  });
  return problems;
}
