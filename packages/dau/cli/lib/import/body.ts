import type * as acorn from 'acorn';

import {escapeHtml} from '../../../utils/escape';
import {nodesOf, type Node} from '../../../content/markdown-tree';
import type {Assets} from './assets';
import type {Links} from './links';
import {rangeOf} from './markdown';
import {type Loss, type Placed, LOST} from './model';
import {htmlTags, jsxTags, scriptNodes, type Tag} from './tags';
import {encoded, isOnDisk, isOutside} from './urls-and-slugs';

const isOwn = (url: string) => isOnDisk(url) || !/^([a-z][a-z0-9+.-]*:|\/\/|[{#]?$)/i.test(url);
const hostOf = (url: string) => /^(?:\w+:)?\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? url;

/** Matches the URL of YouTube's player. */
const YOUTUBE = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/;

/** Matches the modules that this site has, too. */
const AVAILABLE =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|Translate|BrowserOnly|use\w+))$/;

type Edit = [start: number, end: number, instead: string];
/** The file that the functions below adapt, and the edits that they collect. */
type Body = {
  item: Placed;
  nodes: readonly Node[];
  tags: readonly Tag[];
  assets: Assets;
  edits: Edit[];
  /** Returns the new URL of a file or page, or `undefined` if there is none. */
  link: (url: string) => string | undefined;
};

function lose({item}: Body, lost: Loss, start: number, end: number): void {
  item.losses.push({...lost, found: item.text.slice(start, end).split('\n')[0]});
}

/** Replaces a link with its content, and an image with its alt text. */
function keepText({edits}: Body, {children = [], alt, ...node}: Node): void {
  const [start, end] = rangeOf(node);
  const [first, last] = [children[0], children.at(-1)];
  if (first && last) edits.push([start, rangeOf(first)[0], ''], [rangeOf(last)[1], end, '']);
  else edits.push([start, end, alt ?? '']);
}

/** Replaces an image on another host with a link, if pages cannot load it. */
function adaptRemoteImage(body: Body, node: Node, url: string): void {
  const {nodes, assets, edits} = body;
  const {alt, title} = node;
  const [start, end] = rangeOf(node);
  const found = assets.remote(url);
  if ('url' in found) {
    const titled = title ? ` ${JSON.stringify(title)}` : '';
    if (found.url !== url) edits.push([start, end, `![${alt ?? ''}](${found.url}${titled})`]);
    return;
  }
  const shown = alt?.trim() || hostOf(url);
  const hasNode = (each: Node) => /^link/.test(each.type) && [...nodesOf(each)].includes(node);
  edits.push([start, end, nodes.some(hasNode) ? shown : `[${shown}](${url})`]);
  lose(body, found, start, end);
}

/** Adapts the URL of an image, a link or a definition. Keeps only the text if the URL leads nowhere. */
function adaptUrl(body: Body, node: Node): void {
  const {item, nodes, assets, edits, link} = body;
  const {type, identifier, destination} = node;
  const isImage = type.startsWith('image');
  const namedAs = (types: string[]) => (each: Node) =>
    identifier !== undefined && each.identifier === identifier && types.includes(each.type);
  // `![a][name]` takes its URL from a definition
  const url = node.url ?? nodes.find(namedAs(['definition']))?.url ?? '';
  if (isImage && isOutside(url)) return adaptRemoteImage(body, node, url);
  const [start, end] = rangeOf(node);
  // `<file:///a.md>` has no separate text
  if (!destination && isOnDisk(url)) {
    edits.push([start, end, `\`${url}\``]);
    return lose(body, LOST.link, start, end);
  }
  if (!destination || !isOwn(url)) return;
  const to = isImage ? assets.bring(item, url) : link(url);
  if (to !== undefined) {
    if (to !== url) edits.push([...destination, /[\s()]/.test(to) ? `<${to}>` : to]);
    return;
  }
  item.losses.push({...(isImage ? LOST.image : LOST.link), found: item.text.slice(start, end)});
  keepText(body, node);
  // Readers would see the brackets of a link without its definition
  if (type === 'definition')
    for (const each of nodes.filter(namedAs(['linkReference', 'imageReference'])))
      keepText(body, each);
}

/** Adapts the URL of an element. Replaces an element that pages cannot show with a link or its text. */
function adaptTag(body: Body, tag: Tag): void {
  const {item, tags, assets, edits, link} = body;
  const {name, start, end, openEnd} = tag;
  function replace(instead: string, lost: Loss): void {
    edits.push([start, end, instead]);
    lose(body, lost, start, end);
  }
  if (/^(script|style|link)$/.test(name)) return replace('', LOST.script);
  const isLink = /^(a|Link)$/.test(name);
  const isFrame = /^(iframe|embed|object)$/.test(name);
  // A video may have its URL in a `source` element
  const inside = isLink ? [] : tags.filter((each) => start < each.start && each.start < end);
  const valueOf = (names: string[]) =>
    [tag, ...inside]
      .flatMap(({attributes}) => attributes)
      .find((each) => names.includes(each.name));
  const words = valueOf(['alt', 'title'])?.value ?? '';
  const target = valueOf(['src', 'data', 'to', 'href']);
  const url = target?.value ?? '';
  function setUrl(to: string): void {
    if (target && tag.attributes.includes(target) && to !== url)
      edits.push([target.start, target.end, `${target.name}="${escapeHtml(to)}"`]);
  }
  const own = isOwn(url) ? assets.bring(item, url, name !== 'img') : undefined;
  const page = !own && isOwn(url) && (isLink || isFrame) ? link(url) : undefined;
  const asLink = own ? `pathname://${own}` : page;
  const found = isOutside(url) && !isFrame && !isLink && assets.remote(url);
  if (found && 'url' in found) return setUrl(found.url);
  if (!isLink && url && (found || isFrame)) {
    // A URL with `/embed/` shows only the player, so link to the video's page
    const watch = url.replace(YOUTUBE, 'https://youtu.be/$1');
    const to = isOwn(url) ? asLink : watch;
    const shown = (words || hostOf(watch)).replace(/[<>{}]/g, '');
    const isLinked = tags.some((each) => each.name === 'a' && each.start < start && end < each.end);
    const anchor = isLinked || !to ? shown : `<a href="${encoded(to)}">${shown}</a>`;
    return replace(anchor, found || (isOwn(url) ? LOST.frame : LOST.elsewhere));
  }
  if (!isOwn(url)) return;
  const to = isLink ? asLink : own;
  if (to !== undefined) return setUrl(encoded(to));
  if (!isLink) return replace(words, LOST.image);
  if (target) edits.push([target.start - 1, target.end, '']);
  lose(body, LOST.link, start, openEnd);
}

/** Removes the tags of a component in plain Markdown, where Docusaurus would take it for HTML. */
function removeComponent(body: Body, {start, end, openEnd}: Tag): void {
  body.edits.push([start, openEnd, '']);
  if (end > openEnd) body.edits.push([body.item.text.lastIndexOf('</', end), end, '']);
  lose(body, LOST.component, start, openEnd);
}

/** Matches the elements that load a file or a page. */
const LOADS = /^(script|style|link|iframe|object|video|audio|img|embed|source|a)$/;

/** Adapts elements, each before the elements inside it. */
function adaptTags(body: Body): void {
  const isMdx = body.item.format === 'mdx';
  for (const tag of body.tags) {
    // In plain Markdown, HTML names may be in capitals. Component names also have lowercase letters
    const html = isMdx || tag.name === 'Link' ? tag.name : tag.name.toLowerCase();
    const isReplaced = body.edits.some(([start, end]) => start <= tag.start && tag.start < end);
    if (isReplaced) continue;
    if (LOADS.test(html) || (isMdx && html === 'Link')) adaptTag(body, {...tag, name: html});
    else if (!isMdx && /^[A-Z].*[a-z]/.test(tag.name)) removeComponent(body, tag);
  }
}

/**
 * Adapts the imports in MDX. Replaces missing components with ones that only render their label and
 * children.
 */
function adaptScripts({item, nodes, assets, edits}: Body): void {
  const used = nodes.flatMap(({name}) => /^[A-Z]\w*/.exec(name ?? '') ?? []);
  const known = ['Head', 'Details'];

  /** Adapts an import, export or `require` that loads a module. */
  function adaptModule(
    {start, end}: acorn.Node,
    source: acorn.Node & {value?: unknown},
    names: string[],
    instead = '',
  ) {
    const from = String(source.value);
    // To import the source code of a script, this site uses `?raw` instead of `raw-loader!`
    const url = from.replace(/^!*raw-loader!([^!]+)$/, '$1?raw');
    const to = AVAILABLE.test(from) ? from : assets.bring(item, url);
    const moved = to?.startsWith('/') ? `@site/static${to}` : to;
    (moved ? known : used).push(...names);
    if (moved) edits.push([source.start + 1, source.end - 1, moved]);
    else edits.push([start, end, instead]);
  }

  for (const node of scriptNodes(nodes)) {
    const {type} = node;
    if (type === 'ImportDeclaration')
      adaptModule(
        node,
        node.source,
        node.specifiers.map(({local}) => local.name),
      );
    if ((type === 'ExportAllDeclaration' || type === 'ExportNamedDeclaration') && node.source)
      adaptModule(node, node.source, []);
    if (type === 'ExportNamedDeclaration' && node.declaration) {
      const {declaration} = node;
      const declared =
        declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
      known.push(...declared.flatMap(({id}) => (id.type === 'Identifier' ? id.name : [])));
    }
    if (
      type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      node.callee.name === 'require'
    ) {
      const [file] = node.arguments;
      if (file?.type === 'Literal' && /\.\w+$/.test(String(file.value)))
        adaptModule(node, file, [], "''");
    }
  }
  const missing = [...new Set(used)].filter((name) => !known.includes(name));
  item.losses.push(...missing.map((found) => ({...LOST.component, found})));
  // A component's label or title belongs to the content
  const stub = '({title, label = title, children}) => <>{label && <b>{label} </b>}{children}</>';
  const stubs = missing.map((name) => `export const ${name} = ${stub};\n`);
  if (stubs.length > 0) edits.push([0, 0, `${stubs.join('')}\n`]);
}

/** Returns the new body, and adds whatever is lost to the item's `losses`. */
export function adaptBody(item: Placed, tree: Node, assets: Assets, links: Links): string {
  const {text, format} = item;
  const nodes = [...nodesOf(tree)];
  const tags = format === 'mdx' ? jsxTags(nodes) : htmlTags(nodes, text);
  const link = (url: string) => assets.bring(item, url) ?? links.resolve(item, url);
  const body: Body = {item, nodes, tags, assets, edits: [], link};
  for (const node of nodes)
    if (/^(image|imageReference|link|definition)$/.test(node.type)) adaptUrl(body, node);
  adaptTags(body);
  if (format === 'mdx') adaptScripts(body);
  return body.edits
    .sort(([one], [other]) => other - one)
    .reduce((all, [start, end, instead]) => all.slice(0, start) + instead + all.slice(end), text);
}
