import {HOSTS_FILE, isOn} from '../../../lib/allowed-hosts';
import {embedOf, embedServices} from '../../../lib/embeds';
import type {Problem} from '../../../lib/problems';
import type {AllowedHosts} from '../../../lib/settings';
import {attributesOf, lineOf, nodesOf, type Node} from '../../../lib/markdown-tree';

/** Elements that load something, and the list of hosts that allows it. */
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

/** A video or post of an unknown service. */
function embedProblem(node: Node, url: unknown): Omit<Problem, 'file'>[] {
  if (node.name !== 'Embed' || typeof url !== 'string' || embedOf(url)) return [];
  const problem = '<Embed> does not know this URL, and shows a link';
  const fix = `Use a video or post on ${embedServices.join(', ')}`;
  return [{line: lineOf(node), problem, found: url, fix, severity: 'warning'}];
}

/** Images, frames and scripts on hosts that the policy of the published site blocks. */
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
      const fix = 'Correct it, or put it between backticks';
      return [{line, problem: 'invalid URL', found: link, fix, severity: 'warning' as const}];
    }
    const url = new URL(link, 'https://example.com');
    if (isOn(url, allowed[kind])) return [];
    const problem = `readers' browsers block this host`;
    const fix = `Use a file of this site or a link, or add '${url.origin}' to ${kind} in ${HOSTS_FILE}`;
    return [{line, problem, found: link, fix, severity: 'warning' as const}];
  });
