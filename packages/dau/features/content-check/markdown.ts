/** Checks each Markdown file when Docusaurus compiles it, and prints a warning for each problem. */
import path from 'node:path';

import {visit} from 'unist-util-visit';

import {
  attributesOf,
  isElement,
  lineOf,
  type MdxFile,
  type Node,
} from '../../content/markdown-tree';
import {HOSTS_FILE, isAllowedHost, type AllowedHosts} from '../../settings';
import {warn} from '../../utils/problems';
import {fileBehind, fileUrls, mediaKind} from '../../utils/static-files';
import {hasSchemeOrHost} from '../../utils/urls';

const openReport =
  (siteDir: string, {path: absolute}: MdxFile) =>
  (line: number, problem: string, fix: string, found?: string) => {
    const file = path.relative(siteDir, absolute).split(path.sep).join('/');
    warn({file, line, problem, fix, found});
  };

/** Comments of other formats: of Obsidian, and of MDX in a `.md` file. */
const COMMENT = /%%[^%]*(?:%%)?|\{\/\*(?:(?!\{\/\*).)*?\*\/\}/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** HTML elements that need no closing tag. */
const OPEN =
  /^(area|br|col|dd|dt|embed|hr|img|input|li|option|p|source|t(body|d|foot|h|head|r|rack)|wbr)$/i;

/**
 * A remark plugin that finds images without alt text, comments that readers would see, and words such as
 * `<branch>` in plain Markdown, which browsers read as tags. It must run before plugins that change the text.
 */
export const checkText = (siteDir: string) => () => (tree: Node, file: MdxFile) => {
  const report = openReport(siteDir, file);
  const source = String(file);
  const lines = source.split('\n');
  visit(tree, (node: Node) => {
    const {type, url = ''} = node;
    const value = (node.value ?? '').replace(/<!--[^]*?-->/g, blank);
    if (/^image(Reference)?$/.test(type) && !node.alt?.trim() && !mediaKind(url)) {
      const fix = 'Describe it for people who cannot see it: ![description](…)';
      report(lineOf(node), 'image without alt text', fix, url);
    }
    if (!/^(text|html)$/.test(type)) return;
    for (const {0: found, index} of value.matchAll(COMMENT)) {
      const line = lineOf(node) + value.slice(0, index).split('\n').length - 1;
      // A backslash means that the author wants the comment to be visible
      if (lines[line - 1]?.includes(`\\${found}`)) continue;
      const fix = 'Delete it, or write <!-- comment --> in a .md file and {/* comment */} in MDX';
      report(line, 'readers would see this comment', fix, found);
    }
    if (type !== 'html') return;
    for (const [, name = '', rest = ''] of value.matchAll(/<([a-z][\w.-]*)(\s[^>]*)?>/gi)) {
      const isComponent = /^[A-Z].*[a-z]/.test(name);
      const isClosed = source.toLowerCase().includes(`</${name.toLowerCase()}`);
      if (!isComponent && (isClosed || rest.trim() || OPEN.test(name))) continue;
      const fix = 'Put it between backticks. If it is a component, rename the file to .mdx';
      report(lineOf(node), `<${name}> is read as an HTML tag, so readers do not see it`, fix);
    }
  });
};

/** Elements that load other files than images, videos and sounds: the list in `src/config/hosts.ts`. */
const LISTS: Readonly<Record<string, keyof AllowedHosts>> = {iframe: 'frames', script: 'scripts'};

/**
 * Returns the hosts of a URL that are not allowed yet, as a part of a message, or `''`. GitHub redirects
 * profile images to a different host.
 */
export function blockedHosts(url: string, allowed: readonly string[]): string {
  const base = 'https://example.com';
  if (!/^(https?:)?\/\//i.test(url) || !URL.canParse(url, base)) return '';
  const {origin, host, pathname} = new URL(url, base);
  const isProfile = host === 'github.com' && /^\/[\w-]+\.png$/.test(pathname);
  return [origin, ...(isProfile ? ['https://avatars.githubusercontent.com'] : [])]
    .filter((each) => !isAllowedHost(new URL(each), allowed))
    .map((each) => `'${each.replace('http:', 'https:')}'`)
    .join(' and ');
}

type Html = Node & {tagName?: string; properties?: Record<string, unknown>};

/**
 * A rehype plugin that finds URLs in Markdown and HTML that readers' browsers could not load: files that
 * do not exist, and hosts that the Content Security Policy blocks.
 */
export const checkUrls =
  (siteDir: string, allowed: AllowedHosts) => () => (tree: Node, file: MdxFile) => {
    const report = openReport(siteDir, file);

    function checkUrl(node: Node, url: string, list: keyof AllowedHosts): void {
      const hosts = blockedHosts(url, allowed[list]);
      if (hosts) {
        const fix = `Use a local file or a link, or add ${hosts} to ${list} in ${HOSTS_FILE}`;
        report(lineOf(node), "readers' browsers block this host", fix, url);
      }
      // A path may include the base URL
      const urls = [url, url.replace(/^\/[^/]+(?=\/)/, '')];
      if (list !== 'media' || hasSchemeOrHost(url) || url.startsWith('#')) return;
      if (!urls.some((each) => fileBehind(each, file.path, siteDir)))
        report(lineOf(node), 'file not found', 'Check the path', url);
    }

    visit(tree, (node: Html) => {
      const tag = (isElement(node) ? node.name : node.tagName) ?? '';
      const list = LISTS[tag];
      const values = isElement(node)
        ? attributesOf(node).map(({name = '', value}) => [name, value] as const)
        : Object.entries(node.properties ?? {});
      for (const [name, value] of values) {
        const pattern = list && name === 'src' ? /^[^]+$/g : fileUrls(tag, name);
        if (!pattern || typeof value !== 'string') continue;
        for (const [url] of value.matchAll(pattern)) checkUrl(node, url, list ?? 'media');
      }
    });
  };
