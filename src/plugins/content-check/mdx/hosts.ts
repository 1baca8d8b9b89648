import {HOSTS_FILE, isOn} from '../../../lib/allowed-hosts';
import {embedOf, embedServices} from '../../../lib/embeds';
import type {Problem} from '../../../lib/problems';
import type {AllowedHosts} from '../../../lib/settings';
import {attributesOf, lineOf, nodesOf, type Node} from '../../../lib/markdown-tree';

/** What loads something, and the list of hosts that it needs. */
const LISTS: Readonly<Record<string, keyof AllowedHosts>> = {
  image: 'media',
  img: 'media',
  source: 'media',
  video: 'media',
  audio: 'media',
  iframe: 'frames',
  embed: 'frames',
  script: 'scripts',
  Embed: 'frames',
};

/** A video or post whose service is not known. */
function embedProblem(node: Node, url: unknown): Omit<Problem, 'file'>[] {
  if (node.name !== 'Embed' || typeof url !== 'string' || embedOf(url)) return [];
  const problem = `the page of a video or post on ${embedServices.join(', ')}; readers get a link`;
  return [{line: lineOf(node), field: 'url', problem, found: url, severity: 'warning'}];
}

/** Pictures, frames and scripts of hosts that the policy of the site blocks once it is published. */
export const foreignParts = (tree: Node, allowed: AllowedHosts): Omit<Problem, 'file'>[] =>
  [...nodesOf(tree)].flatMap((node) => {
    const kind = LISTS[node.name ?? node.type];
    const valueOf = (key: string) => attributesOf(node).find(({name}) => name === key)?.value;
    const page = valueOf('url');
    const frame =
      node.name === 'Embed' && typeof page === 'string' ? embedOf(page)?.src : undefined;
    const link = frame ?? node.url ?? valueOf('src');
    if (!kind || typeof link !== 'string' || !/^(https?:)?\/\//.test(link))
      return embedProblem(node, page);
    const line = lineOf(node);
    if (!URL.canParse(link, 'https://example.com')) {
      const problem = 'not a URL. Correct it, or put it between backticks';
      return [{line, problem, found: link, severity: 'warning' as const}];
    }
    const url = new URL(link, 'https://example.com');
    if (isOn(url, allowed[kind])) return [];
    const problem = `a file of this site or a link: readers' browsers block other hosts, unless ${HOSTS_FILE} has '${url.origin}' in ${kind}`;
    return [{line, problem, found: link, severity: 'warning' as const}];
  });
