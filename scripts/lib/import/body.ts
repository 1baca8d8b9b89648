/** Links, images and other files that an item names: they lead to their places on this site. */
import {nodesOf, type Node} from '../../../src/lib/markdown-tree';
import {styleCode} from '../../../src/lib/mdx-nodes';
import {decodeUrl} from '../../../src/lib/url-text';
import {applyEdits, codeTest, rangeOf, type Edit, type Format} from './markdown';
import type {Loss} from './model';
import {isOutside} from './urls';

/** What a URL leads to on this site. `undefined` means that it is not here. */
type Resolver = {
  link: (url: string) => string | undefined;
  /** A file that is brought. For a tag of HTML, the framework does not find one beside it. */
  file: (url: string, isInTag?: boolean) => string | undefined;
};

const isOwn = (url: string) =>
  url !== '' && !/^(?!named:)([a-z][a-z0-9+.-]*:|\/\/|[{#]?$)/i.test(url);

const LOST = {
  elsewhere: 'from another host, so it is a link now: pages load nothing from other hosts',
  image: 'image not found; only its alt text is left',
  link: 'no such page; only the words of the link are left',
  script: 'script or style sheet removed',
  component: 'component not found; its content is left',
};

const hostOf = (url: string) => {
  const full = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : url;
};
/** What a screen reader reads if an image has no words. */
const nameOf = (url: string) =>
  (/([^/]*?)(\.\w+)?$/.exec(url)?.[1] ?? '').replace(/[-_+]|%20/g, ' ');
const encoded = (url: string) => encodeURI(decodeUrl(url));

/** Tags that name a file or page, or load something. */
const TAG =
  /<(script|style|iframe|object|video|audio)\b(?:"[^"]*"|'[^']*'|[^>"'])*>(?:[^]*?<\/\1\s*>)?|<(?:img|embed|source|link|a)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const attributeOf = (tag: string, names: string) =>
  new RegExp(`\\s(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>{]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((each) => each !== undefined);

/** Modules of Docusaurus that content imports as a rule, and components without an import. */
const HERE =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|Translate|BrowserOnly|use\w+))$/;
const GIVEN = /^(Head|Details)$/;
/** Modules and files in the JavaScript of MDX. */
const IMPORT = /^import\b([^'"]*?)(?:\bfrom\s*)?["']([^"']+)["'];?/gm;
const FILE = /(\brequire\(\s*)?["'](\.{0,2}\/[^"'\s]+\.\w+)["'](?:\s*\))?/g;

/** What MDX needs of the old site. A component that is not here shows what it holds. */
function adaptScripts(text: string, nodes: Node[], {file}: Resolver) {
  const edits: (Edit & {problem?: string})[] = [];
  const stubOf = (name: string) => `export const ${name} = ({children}) => <>{children}</>;\n`;
  const quoted = (to: string) => JSON.stringify(to.startsWith('/') ? `@site/static${to}` : to);
  for (const {0: found, 1: names = '', 2: from = '', index: start} of text.matchAll(IMPORT)) {
    const to = HERE.test(from) ? from : file(from);
    const end = start + found.length;
    const stubs = (names.match(/[\w$]+(?=\s*([,}]|$))/g) ?? []).map(stubOf).join('');
    if (to === undefined) edits.push({start, end, text: stubs, problem: LOST.component});
    else if (to !== from)
      edits.push({start, end, text: found.replace(/(["']).*\1/, () => quoted(to))});
  }
  for (const {0: found, 1: required, 2: url = '', index: start} of text.matchAll(FILE)) {
    const to = file(url);
    const end = start + found.length;
    if (required && to === undefined)
      edits.push({start, end, text: "({default: ''})", problem: LOST.image});
    else if (required && to) edits.push({start, end, text: `require(${quoted(to)})`});
  }
  // Astro takes CSS here
  for (const {0: found, 1: css = '', index: start} of text.matchAll(/\bstyle="([^"]*)"/g))
    edits.push({start, end: start + found.length, text: `style={${styleCode(css)}}`});
  const names = nodes.flatMap(({type, name}) =>
    type.startsWith('mdxJsx') ? (/^[A-Z]\w*/.exec(name ?? '') ?? []) : [],
  );
  const unknown = [...new Set(names)].filter(
    (name) =>
      !new RegExp(`^(import|export)\\b[^;]*?\\b${name}\\b`, 'm').test(text) && !GIVEN.test(name),
  );
  return {edits, unknown, head: unknown.map(stubOf).join('')};
}

export function adaptBody(text: string, tree: Node, format: Format, resolver: Resolver) {
  const {link, file} = resolver;
  const nodes = [...nodesOf(tree)];
  const edits: Edit[] = [];
  const losses: Loss[] = [];
  const isCode = codeTest(tree);
  const isIn = (pattern: RegExp, at: number) =>
    nodes.some((node) => {
      const {start, end} = rangeOf(node);
      return pattern.test(node.name ?? node.type) && start < at && at < end;
    });
  const isLinked = (at: number) =>
    isIn(/^(link|linkReference|a)$/, at) || /<a\s(?:(?!<\/a>)[^])*$/i.test(text.slice(0, at));
  const edit = (start: number, end: number, instead: string, problem?: string) => {
    edits.push({start, end, text: instead});
    if (problem) losses.push({problem, found: text.slice(start, end).split('\n')[0]});
  };

  function adaptNode({type, url = '', title, alt, children = [], ...node}: Node): void {
    const {start, end} = rangeOf(node);
    const [first, last] = [children[0], children.at(-1)];
    const isImage = type === 'image';
    const words = alt?.trim() ?? '';
    const shown = words || hostOf(url);
    if (url.startsWith('data:')) return;
    if (isImage && isOutside(url))
      return edit(start, end, isLinked(start) ? shown : `[${shown}](${url})`, LOST.elsewhere);
    // The framework stops at a URL that has no host
    const isHere = isOwn(url) || (isOutside(url) && hostOf(url) === url);
    const to = isImage ? file(url) : isHere ? link(url) : url;
    const target = `](<${to}>${title ? ` ${JSON.stringify(title)}` : ''})`.replace(/<(\S*)>/, '$1');
    // Links and images use a definition by its name
    const label = text.slice(start, end).replace(/\]:[^]*/, ']: ');
    if (type === 'definition') {
      if (to === undefined) edit(start, end, '', LOST.link);
      else if (to !== url) edit(start, end, label + target.slice(2, -1));
    } else if (to === undefined) {
      losses.push({problem: isImage ? LOST.image : LOST.link, found: text.slice(start, end)});
      edit(start, first ? rangeOf(first).start : end, words);
      if (last) edit(rangeOf(last).end, end, '');
    } else if (isImage) {
      if (to !== url || words === '') edit(start, end, `![${words || nameOf(url)}${target}`);
    } else if (!last) edit(start, end, `[${hostOf(url)}${target}`);
    else if (to !== url && text[start] === '[') edit(rangeOf(last).end, end, target);
  }

  function adaptTag(tag: string, start: number): void {
    const end = start + tag.length;
    const name = /\w+/.exec(tag)?.[0] ?? '';
    if (/^(script|style|link)$/.test(name)) return edit(start, end, '', LOST.script);
    const url = attributeOf(tag, 'src|data|to|href') ?? '';
    const words = attributeOf(tag, 'alt|title') ?? '';
    const isLink = /^(a|Link)$/i.test(name);
    if (!isLink && url !== '' && (isOutside(url) || /^(iframe|embed|object)$/i.test(name))) {
      // The `/embed/` URL of a video has no page around it
      const page = url.replace(/^.*youtube[\w.-]*\/embed\/([\w-]+).*/, 'https://youtu.be/$1');
      const shown = (words || hostOf(page)).replace(/[<>{}]/g, '');
      const anchor = `<a href="${encoded(page)}">${shown}</a>`;
      return edit(start, end, isLinked(start) ? shown : anchor, LOST.elsewhere);
    }
    if (!isOwn(url)) return;
    const own = file(url, !/^img$/i.test(name));
    const to = isLink ? (own ? `pathname://${own}` : link(url)) : own;
    const without = tag.replace(/\s(href|to)=("[^"]*"|'[^']*'|[^\s>]+)/, '');
    if (to === undefined)
      edit(start, end, isLink ? without : words, isLink ? LOST.link : LOST.image);
    else if (to !== url) edit(start, end, tag.replace(url, encoded(to)));
  }

  const definitions = new Map(
    nodes.map((node) => [node.type === 'definition' && node.identifier, node.url]),
  );
  for (const node of nodes) {
    const {start, end} = rangeOf(node);
    if (/^(image|link|definition)$/.test(node.type)) adaptNode(node);
    else if (node.type === 'imageReference' && isOutside(definitions.get(node.identifier) ?? ''))
      edit(start, end, text.slice(start + 1, end), LOST.elsewhere);
  }
  for (const {0: tag, index} of text.matchAll(TAG))
    if (!isCode(index) && !isCode(index + tag.length - 1)) adaptTag(tag, index);
  if (format === 'md') return {text: applyEdits(text, edits), losses};
  const {edits: scripts, unknown, head} = adaptScripts(text, nodes, resolver);
  for (const name of unknown) losses.push({problem: LOST.component, found: `<${name}`});
  for (const {start, end, text: instead, problem} of scripts)
    if (!isCode(start)) edit(start, end, instead, problem);
  return {text: (head && `${head}\n`) + applyEdits(text, edits), losses};
}
