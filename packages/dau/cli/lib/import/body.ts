import {nodesOf, type Node} from '../../../content/markdown-tree';
import type {Assets} from './assets';
import type {Links} from './links';
import {codeTest, rangeOf} from './markdown';
import {type Loss, type Placed, LOST} from './model';
import {encoded, isOnDisk, isOutside} from './urls-and-slugs';

const isOwn = (url: string) => isOnDisk(url) || !/^([a-z][a-z0-9+.-]*:|\/\/|[{#]?$)/i.test(url);
const hostOf = (url: string) => /^(?:\w+:)?\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? url;

/** Matches the URL in `[a](url "title")` and `[a]: url "title"`, and the text before it. */
const TARGET = /^([^]*\](?:\(|:)\s*)(<[^>]*>|\S+?)(?=\s[^]*$|\)?$)/;
/** Matches the HTML elements with a URL, and scripts and style sheets with their content. */
const TAG =
  /<(script|style|iframe|object|video|audio)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>(?:(?:(?!<\1\b)[^])*?<\/\1\s*>)?|<(?:img|embed|source|link|a)\b(?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
/** Matches the value of an HTML attribute. */
const VALUE = `["']?((?<==\\s*")[^"]*|(?<==\\s*')[^']*|[^\\s"'>{]*)`;
/** Matches a component in plain Markdown, where Docusaurus would take it for an HTML element. */
const COMPONENT =
  /<\/?(?!(?:a|br|embed|hr|img|input|link|source)\b)[A-Z][\w.]*[a-z][\w.]*(?=[\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>/g;
/** Matches the URL of YouTube's player. */
const YOUTUBE = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/;

/** Matches the modules that this site has, too. */
const AVAILABLE =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|Translate|BrowserOnly|use\w+))$/;
/** Matches an import in MDX. The groups are the imported names and the module. */
const IMPORT =
  /(?<=^|;[ \t]*)import\b((?:[^'"\n{]|\{[^{}]*\})*?)(?:\bfrom\s*)?["']([^"']+)["'];?/gm;
/** Matches a file in `require('…')`. The first group is empty, because it imports no names. */
const REQUIRED = /\brequire\(\s*["']()([^"'\s]+\.\w+)["']\s*\)/g;

/** Returns the new body, and adds whatever is lost to the item's `losses`. */
export function adaptBody(item: Placed, tree: Node, assets: Assets, links: Links): string {
  const {text, format, losses} = item;
  const edits: [start: number, end: number, instead: string][] = [];
  const isCode = codeTest(tree);
  const nodes = [...nodesOf(tree)];
  const anchors = [...text.matchAll(/<(\/?)a[\s>]/gi)];
  const link = (url: string) => assets.bring(item, url) ?? links.resolve(item, url);
  function edit(start: number, end: number, instead: string, lost?: Loss): void {
    if (isCode(start) || isCode(end - 1)) return;
    edits.push([start, end, instead]);
    if (lost) losses.push({...lost, found: text.slice(start, end).split('\n')[0]});
  }

  /** Replaces a link with its content, and an image with its alt text. */
  function keepText({children = [], alt, ...node}: Node): void {
    const [start, end] = rangeOf(node);
    const [first, last] = [children[0], children.at(-1)];
    if (!first || !last) return edit(start, end, alt ?? '');
    edit(start, rangeOf(first)[0], '');
    edit(rangeOf(last)[1], end, '');
  }

  function adaptNode(node: Node): void {
    const {type, alt, identifier} = node;
    // `![a][name]` takes its URL from a definition
    const isNamed = (each: Node) => each.type === 'definition' && each.identifier === identifier;
    const definition = identifier === undefined ? undefined : nodes.find(isNamed);
    const url = node.url ?? definition?.url ?? '';
    const [start, end] = rangeOf(node);
    const isImage = /^image/.test(type);
    if (isImage && isOutside(url)) {
      const found = assets.remote(item, url, true);
      if ('url' in found) {
        const title = node.title ? ` ${JSON.stringify(node.title)}` : '';
        const instead = `![${alt ?? ''}](${found.url}${title})`;
        return found.url === url ? undefined : edit(start, end, instead);
      }
      const shown = alt?.trim() || hostOf(url);
      const hasNode = (each: Node) => /^link/.test(each.type) && [...nodesOf(each)].includes(node);
      return edit(start, end, nodes.some(hasNode) ? shown : `[${shown}](${url})`, found);
    }
    const [, before = '', target = ''] = TARGET.exec(text.slice(start, end)) ?? [];
    // `<file:///a.md>` has no separate text
    if (!target && isOnDisk(url)) return edit(start, end, `\`${url}\``, LOST.link);
    if (!target || !isOwn(url)) return;
    const to = isImage ? assets.bring(item, url) : link(url);
    const at = start + before.length;
    if (to !== undefined) {
      if (to !== url) edit(at, at + target.length, /[\s()]/.test(to) ? `<${to}>` : to);
      return;
    }
    losses.push({...(isImage ? LOST.image : LOST.link), found: text.slice(start, end)});
    keepText(node);
    if (definition !== node) return;
    // Readers would see the brackets of a link without its definition
    for (const each of nodes)
      if (/^(link|image)Reference$/.test(each.type) && each.identifier === identifier)
        keepText(each);
  }

  function adaptTag(tag: string, start: number): void {
    const end = start + tag.length;
    const [written = ''] = /\w+/.exec(tag) ?? [];
    // `<Link>` is Docusaurus' component
    const name = written === 'Link' ? written : written.toLowerCase();
    if (/^(script|style|link)$/.test(name)) return edit(start, end, '', LOST.script);
    const valueOf = (names: string) =>
      new RegExp(`\\s(?:${names})\\s*=\\s*${VALUE}`, 'di').exec(tag);
    const words = valueOf('alt|title')?.[1] ?? '';
    const target = valueOf('src|data|to|href');
    const url = target?.[1] ?? '';
    const at = start + (target?.indices?.[1]?.[0] ?? 0);
    const setUrl = (to: string) => edit(at, at + url.length, to);
    const isLink = /^(a|Link)$/.test(name);
    const isFrame = /^(iframe|embed|object)$/.test(name);
    const own = isOwn(url) ? assets.bring(item, url, name !== 'img') : undefined;
    const page = !own && isOwn(url) && (isLink || isFrame) ? link(url) : undefined;
    const asLink = own ? `pathname://${own}` : page;
    const found = isOutside(url) && !isFrame && !isLink && assets.remote(item, url, name === 'img');
    if (found && 'url' in found) return found.url === url ? undefined : setUrl(found.url);
    if (!isLink && url && (found || isFrame)) {
      // A URL with `/embed/` shows only the player, so link to the video's page
      const watch = url.replace(YOUTUBE, 'https://youtu.be/$1');
      const to = isOwn(url) ? asLink : watch;
      const shown = (words || hostOf(watch)).replace(/[<>{}]/g, '');
      const isLinked = anchors.filter(({index}) => index < start).at(-1)?.[1] === '';
      const anchor = isLinked || !to ? shown : `<a href="${encoded(to)}">${shown}</a>`;
      return edit(start, end, anchor, found || (isOwn(url) ? LOST.frame : LOST.elsewhere));
    }
    if (!isOwn(url)) return;
    const to = isLink ? asLink : own;
    if (to !== undefined) setUrl(encoded(to));
    else if (!isLink) edit(start, end, words, LOST.image);
    else edit(start, end, tag.replace(/\s(href|to)=("[^"]*"|'[^']*'|[^\s>]+)/i, ''), LOST.link);
  }

  function removeComponents(node: Node): void {
    const [first, last] = rangeOf(node);
    for (const {0: tag, index} of text.slice(first, last).matchAll(COMPONENT)) {
      const start = first + index;
      if (edits.some(([from, to]) => from <= start && start < to)) continue;
      edit(start, start + tag.length, '', tag.startsWith('</') ? undefined : LOST.component);
    }
  }

  /**
   * Adapts the imports in MDX. Replaces missing components with ones that only render their label and
   * children.
   */
  function adaptScripts(): void {
    const used = nodes.flatMap(({name}) => /^[A-Z]\w*/.exec(name ?? '') ?? []);
    const exported = [...text.matchAll(/^export\s+\w+\s+(\w+)/gm)].flatMap(
      ({1: name = '', index}) => (isCode(index) ? [] : name),
    );
    const known = ['Head', 'Details', ...exported];
    const found = [...text.matchAll(IMPORT), ...text.matchAll(REQUIRED)];
    for (const {0: code, 1: names = '', 2: from = '', index} of found) {
      if (isCode(index)) continue;
      // This site has `?raw` instead, the only way to import the source code of a script
      const url = from.replace(/^!*raw-loader!([^!]+)$/, '$1?raw');
      const to = AVAILABLE.test(from) ? from : assets.bring(item, url);
      const moved = to?.startsWith('/') ? `@site/static${to}` : to;
      (moved ? known : used).push(...(names.match(/(?<![\w$])[\w$]+(?=\s*([,}]|$))/g) ?? []));
      const at = index + code.lastIndexOf(from);
      if (moved) edit(at, at + from.length, moved);
      else edit(index, index + code.length, code.startsWith('import') ? '' : "''");
    }
    const missing = [...new Set(used)].filter((name) => !known.includes(name));
    losses.push(...missing.map((found) => ({...LOST.component, found})));
    // A component's label or title belongs to the content
    const stub = '({title, label = title, children}) => <>{label && <b>{label} </b>}{children}</>';
    const stubs = missing.map((name) => `export const ${name} = ${stub};\n`);
    if (stubs.length > 0) edits.push([0, 0, `${stubs.join('')}\n`]);
  }

  for (const node of nodes)
    if (/^(image|imageReference|link|definition)$/.test(node.type)) adaptNode(node);
  for (const {0: tag, index} of text.matchAll(TAG)) adaptTag(tag, index);
  if (format === 'mdx') adaptScripts();
  else
    for (const node of nodes)
      if (node.type === 'html' && !node.value?.startsWith('<!--')) removeComponents(node);
  edits.sort(([a], [b]) => b - a);
  return edits.reduce(
    (all, [start, end, instead]) => all.slice(0, start) + instead + all.slice(end),
    text,
  );
}
