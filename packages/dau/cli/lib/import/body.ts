import {nodesOf, type Node} from '../../../content/markdown-tree';
import type {Assets} from './assets';
import type {Links} from './links';
import {codeTest, type CodeTest} from './markdown';
import {type Loss, type Placed, LOST} from './model';
import {referencesIn, type Reference} from './references';
import {isOnDisk, isOutside} from './urls-and-slugs';

const isOwn = (url: string) => isOnDisk(url) || !/^([a-z][a-z0-9+.-]*:|\/\/|[{#]?$)/i.test(url);
const hostOf = (url: string) => /^(?:\w+:)?\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? url;

/** Matches the URL of YouTube's player. */
const YOUTUBE = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/;

/** Matches the modules that this site has, too. */
const AVAILABLE =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|Translate|BrowserOnly|use\w+))$/;

/** Matches a file in an attribute of MDX: `src={require('./a.png').default}`. */
const REQUIRE = /(?<==\{)require\((["'])([^"'\n]+)\1\)/g;

const REMOVED = /^(script|style|link)$/;
const FRAME = /^(iframe|object|embed)$/;
const FILE = /^(img|video|audio|source)$/;
const LINK = /^(a|Link|definition)$/;

type Edit = readonly [start: number, end: number, instead: string];
/** The file that the functions below adapt, and the edits that they collect. */
type Body = {
  item: Placed;
  nodes: readonly Node[];
  references: readonly Reference[];
  assets: Assets;
  links: Links;
  edits: Edit[];
};

function lose({item}: Body, lost: Loss, [start, end]: Reference['range']): void {
  item.losses.push({...lost, found: item.text.slice(start, end).split('\n')[0]});
}

/** Removes an element, but keeps its content. */
function unwrap(body: Body, {name, range, around}: Reference, lost: Loss, instead = ''): void {
  body.edits.push(...around.map((each, index): Edit => [...each, index === 0 ? instead : '']));
  // The links that use a definition are in the report
  if (name !== 'definition') lose(body, lost, range);
}

/** Replaces something that pages cannot show with a link, or with its name if there is no URL. */
function replaceWithLink(body: Body, reference: Reference, to: string | undefined, lost: Loss) {
  const {range, isMarkdown, label, url} = reference;
  const shown = (label.trim() || hostOf(url)).replace(/[<>{}]/g, '');
  const isLinked = body.references.some(
    ({name, range: [start, end]}) => LINK.test(name) && start < range[0] && range[1] < end,
  );
  const link = isMarkdown ? `[${shown}](${to})` : `<a href="${to}">${shown}</a>`;
  body.edits.push([...range, to && !isLinked ? link : shown]);
  lose(body, lost, range);
}

/** Adapts a URL. Keeps only the content if the URL leads nowhere. */
function adaptReference(body: Body, reference: Reference): void {
  const {item, assets, links, edits} = body;
  const {name, isMarkdown, url, place, write, range, label} = reference;
  if (REMOVED.test(name)) {
    edits.push([...range, '']);
    return lose(body, LOST.script, range);
  }
  const isLink = LINK.test(name);
  const isFrame = FRAME.test(name);
  // Docusaurus would take a component in plain Markdown for HTML
  if (!isLink && !isFrame && !FILE.test(name)) {
    if (item.format === 'md' && /^[A-Z]/.test(name)) unwrap(body, reference, LOST.component);
    return;
  }
  const setUrl = (to: string) => {
    if (place && to !== url) edits.push([...place, write(to)]);
  };
  if (isOutside(url)) {
    if (isLink) return;
    const found = isFrame ? LOST.elsewhere : assets.remote(url);
    if ('url' in found) return setUrl(found.url);
    // A URL with `/embed/` shows only the player, so link to the video's page
    return replaceWithLink(body, reference, url.replace(YOUTUBE, 'https://youtu.be/$1'), found);
  }
  if (!isOwn(url)) return;
  const file = assets.bring(item, url, !isMarkdown && name !== 'img');
  const isPage = file === undefined && (isLink || isFrame);
  const to = isPage ? links.resolve(item, url) : file;
  const shown = file && !isMarkdown && !FILE.test(name) ? `pathname://${file}` : to;
  if (isFrame) replaceWithLink(body, reference, shown, LOST.frame);
  else if (shown !== undefined) setUrl(shown);
  else if (isLink) unwrap(body, reference, LOST.link);
  else unwrap(body, reference, LOST.image, label);
}

/**
 * Adapts the imports in MDX. Replaces missing components with ones that only render their label and
 * children.
 */
function adaptScripts({item, nodes, assets, edits}: Body, isInCode: CodeTest): void {
  const used = nodes.flatMap(({name}) => /^[A-Z]\w*/.exec(name ?? '') ?? []);
  const known = ['Head', 'Details'];
  for (const statement of nodes.flatMap(({data}) => data?.estree?.body ?? [])) {
    const {start, end} = statement;
    const code = item.text.slice(start, end);
    known.push(
      ...(/(?<=^export (?:async )?(?:const|let|var|function|class) )\w+/.exec(code) ?? []),
    );
    if (!('source' in statement) || !statement.source) continue;
    const {source} = statement;
    const from = String(source.value);
    const to = AVAILABLE.test(from) ? from : assets.bring(item, from);
    const names = statement.type === 'ImportDeclaration' ? statement.specifiers : [];
    (to ? known : used).push(...names.map(({local}) => local.name));
    if (to) edits.push([source.start + 1, source.end - 1, to.replace(/^\//, '@site/static/')]);
    else edits.push([start, end, '']);
  }
  for (const {
    index,
    0: {length},
    2: file = '',
  } of item.text.matchAll(REQUIRE)) {
    const to = assets.bring(item, file)?.replace(/^\//, '@site/static/');
    if (!isInCode(index)) edits.push([index, index + length, to ? `require('${to}')` : "''"]);
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
  const references = referencesIn(nodes, text, format);
  const body: Body = {item, nodes, references, assets, links, edits: []};
  for (const reference of references) {
    const [at] = reference.range;
    const isReplaced = body.edits.some(([start, end]) => start <= at && at < end);
    if (!isReplaced) adaptReference(body, reference);
  }
  if (format === 'mdx') adaptScripts(body, codeTest(tree));
  return body.edits
    .sort(([one], [other]) => other - one)
    .reduce((all, [start, end, instead]) => all.slice(0, start) + instead + all.slice(end), text);
}
