/** Changes the links, images and other files in the body of an item to their new URLs. */
import {nodesOf, type Node} from '../../../src/lib/markdown-tree';
import {styleCode} from '../../../src/lib/mdx-nodes';
import {decodeUrl} from '../../../src/lib/urls';
import {applyEdits, codeTest, rangeOf, type Edit, type Format} from './markdown';
import type {Loss} from './model';
import {isOutside} from './urls';

/** Both functions return the new URL on this site, or `undefined` if there is none. */
type Resolver = {
  link: (url: string) => string | undefined;
  /** Imports the file. If an HTML tag uses it, it must be in `static`, where Docusaurus finds it. */
  file: (url: string, isInTag?: boolean) => string | undefined;
};

const isOwn = (url: string) =>
  url !== '' && !/^(?!named:)([a-z][a-z0-9+.-]*:|\/\/|[{#]?$)/i.test(url);

const LOST = {
  elsewhere: 'pages do not load files from other hosts, so this is now a link',
  image: 'image not found, so only its alt text was imported',
  link: 'page not found, so only the text of the link was imported',
  script: 'scripts and style sheets are not imported',
  component: 'component not found, so only its content was imported',
};

const hostOf = (url: string) => {
  const full = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : url;
};

/** Matches tags that link to a page or load a file. */
const TAG =
  /<(script|style|iframe|object|video|audio)\b(?:"[^"]*"|'[^']*'|[^>"'])*>(?:[^]*?<\/\1\s*>)?|<(?:img|embed|source|link|a)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const attributeOf = (tag: string, names: string) =>
  new RegExp(`\\s(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>{]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((each) => each !== undefined);

/** Modules of Docusaurus that this site also has. */
const HERE =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|Translate|BrowserOnly|use\w+))$/;
const GIVEN = /^(Head|Details)$/;
const IMPORT = /^import\b([^'"]*?)(?:\bfrom\s*)?["']([^"']+)["'];?/gm;
const REQUIRED = /\brequire\(\s*["'](\.{0,2}\/[^"'\s]+\.\w+)["']\s*\)/g;
/** Returns a component that replaces a missing one. It only renders its children. */
const stubOf = (name: string) => `export const ${name} = ({children}) => <>{children}</>;\n`;

export function adaptBody(text: string, tree: Node, format: Format, {link, file}: Resolver) {
  const nodes = [...nodesOf(tree)];
  const edits: Edit[] = [];
  const losses: Loss[] = [];
  const isCode = codeTest(tree);
  function edit(start: number, end: number, instead: string, problem?: string): void {
    if (isCode(start) || isCode(end - 1)) return;
    edits.push({start, end, text: instead});
    if (problem) losses.push({problem, found: text.slice(start, end).split('\n')[0]});
  }
  const isLinked = (at: number) =>
    /<a\s(?:(?!<\/a>)[^])*$/i.test(text.slice(0, at)) ||
    nodes.some((node) => {
      const {start, end} = rangeOf(node);
      return /^link/.test(node.type) && start < at && at < end;
    });

  function adaptNode({type, url = '', title, alt, children = [], ...node}: Node): void {
    const {start, end} = rangeOf(node);
    const [first, last] = [children[0], children.at(-1)];
    const isImage = type === 'image';
    const shown = alt?.trim() || hostOf(url);
    if (url.startsWith('data:')) return;
    if (isImage && isOutside(url))
      return edit(start, end, isLinked(start) ? shown : `[${shown}](${url})`, LOST.elsewhere);
    const to = isImage ? file(url) : isOwn(url) ? link(url) : url;
    const target = `](<${to}>${title ? ` ${JSON.stringify(title)}` : ''})`.replace(/<(\S*)>/, '$1');
    if (type === 'definition') {
      const label = text.slice(start, end).replace(/\]:[^]*/, ']: ');
      if (to === undefined) edit(start, end, '', LOST.link);
      else if (to !== url) edit(start, end, label + target.slice(2, -1));
    } else if (to === undefined) {
      losses.push({problem: isImage ? LOST.image : LOST.link, found: text.slice(start, end)});
      edit(start, first ? rangeOf(first).start : end, alt ?? '');
      if (last) edit(rangeOf(last).end, end, '');
    } else if (isImage && to !== url) edit(start, end, `![${alt ?? ''}${target}`);
    else if (!isImage && !last) edit(start, end, `[${hostOf(url)}${target}`);
    else if (last && to !== url && text[start] === '[') edit(rangeOf(last).end, end, target);
  }

  function adaptTag(tag: string, start: number): void {
    const end = start + tag.length;
    const name = /\w+/.exec(tag)?.[0] ?? '';
    if (/^(script|style|link)$/.test(name)) return edit(start, end, '', LOST.script);
    const url = attributeOf(tag, 'src|data|to|href') ?? '';
    const words = attributeOf(tag, 'alt|title') ?? '';
    const isLink = /^(a|Link)$/i.test(name);
    const encoded = (to: string) => encodeURI(decodeUrl(to));
    if (!isLink && url !== '' && (isOutside(url) || /^(iframe|embed|object)$/i.test(name))) {
      // `/embed/` is only the player, so this links to the page of the video
      const page = url.replace(/^.*youtube[\w.-]*\/embed\/([\w-]+).*/, 'https://youtu.be/$1');
      const shown = (words || hostOf(page)).replace(/[<>{}]/g, '');
      const anchor = isLinked(start) ? shown : `<a href="${encoded(page)}">${shown}</a>`;
      return edit(start, end, anchor, LOST.elsewhere);
    }
    if (!isOwn(url)) return;
    const own = file(url, !/^img$/i.test(name));
    const to = isLink ? (own ? `pathname://${own}` : link(url)) : own;
    const without = tag.replace(/\s(href|to)=("[^"]*"|'[^']*'|[^\s>]+)/, '');
    if (to === undefined)
      edit(start, end, isLink ? without : words, isLink ? LOST.link : LOST.image);
    else if (to !== url) edit(start, end, tag.replace(url, encoded(to)));
  }

  /** Adapts the imports and files in MDX. Returns code that defines the missing components. */
  function adaptScripts(): string {
    const quoted = (to: string) => JSON.stringify(to.startsWith('/') ? `@site/static${to}` : to);
    for (const {0: found, 1: names = '', 2: from = '', index} of text.matchAll(IMPORT)) {
      const to = HERE.test(from) ? from : file(from);
      const stubs = (names.match(/[\w$]+(?=\s*([,}]|$))/g) ?? []).map(stubOf).join('');
      const moved = to && found.replace(/(["']).*\1/, () => quoted(to));
      if (to !== from)
        edit(index, index + found.length, moved ?? stubs, moved ? undefined : LOST.component);
    }
    for (const {0: found, 1: url = '', index} of text.matchAll(REQUIRED)) {
      const to = file(url);
      const instead = to ? `require(${quoted(to)})` : "({default: ''})";
      edit(index, index + found.length, instead, to ? undefined : LOST.image);
    }
    // In Astro, `style` is a string; in React, it is an object
    for (const {0: found, 1: css = '', index} of text.matchAll(/\bstyle="([^"]*)"/g))
      edit(index, index + found.length, `style={${styleCode(css)}}`);
    const names = nodes.flatMap(({type, name}) =>
      type.startsWith('mdxJsx') ? (/^[A-Z]\w*/.exec(name ?? '') ?? []) : [],
    );
    const isKnown = (name: string) =>
      GIVEN.test(name) || new RegExp(`^(import|export)\\b[^;]*?\\b${name}\\b`, 'm').test(text);
    const unknown = [...new Set(names)].filter((name) => !isKnown(name));
    losses.push(...unknown.map((name) => ({problem: LOST.component, found: `<${name}`})));
    return unknown.length > 0 ? `${unknown.map(stubOf).join('')}\n` : '';
  }

  const outside = nodes.filter(({type, url = ''}) => type === 'definition' && isOutside(url));
  for (const node of nodes) {
    const {start, end} = rangeOf(node);
    if (/^(image|link|definition)$/.test(node.type)) adaptNode(node);
    else if (node.type !== 'imageReference') continue;
    else if (outside.some(({identifier}) => identifier === node.identifier))
      edit(start, end, text.slice(start + 1, end), LOST.elsewhere);
  }
  for (const {0: tag, index} of text.matchAll(TAG)) adaptTag(tag, index);
  const head = format === 'mdx' ? adaptScripts() : '';
  return {text: head + applyEdits(text, edits), losses};
}
