import {nodesOf, type Node} from '../../../content/markdown-tree';
import {withoutCode} from '../../../content/urls-in-text';
import {isWikilink, readWikilink} from '../../../content/wikilinks';
import type {Assets} from './assets';
import type {Links} from './links';
import {type Loss, type Placed, LOST} from './model';
import {referencesIn, type Edit, type Reference} from './references';
import {isOnDisk, isOutside} from './urls-and-slugs';

const isOwn = (url: string) => isOnDisk(url) || !/^([a-z][a-z0-9+.-]*:|\/\/|[{#]?$)/i.test(url);

/** Matches the modules that this site has, too. */
const AVAILABLE =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|Translate|BrowserOnly|use\w+))$/;

/** Matches a file in an attribute of MDX: `src={require('./a.png').default}`. */
const REQUIRE = /(?<==\{)require\((["'])([^"'\n]+)\1\)/g;

const FILE = /^(img|video|audio|source|iframe|object|embed)$/;
const LINK = /^(a|Link|definition)$/;

/** The file that the functions below adapt, and the edits that they collect. */
type Body = {
  item: Placed;
  nodes: readonly Node[];
  assets: Assets;
  links: Links;
  edits: Edit[];
};

function lose({item}: Body, lost: Loss, [start, end]: Reference['range']): void {
  const [found = ''] = item.text.slice(start, end).split('\n');
  if (!found.startsWith('</')) item.losses.push({...lost, found});
}

function remove(body: Body, {range, removal}: Reference, lost: Loss): void {
  body.edits.push(...removal);
  lose(body, lost, range);
}

/** Adapts a URL. Keeps only the content if the URL leads nowhere. */
function adaptReference(body: Body, reference: Reference): void {
  const {item, assets, links, edits} = body;
  const {name, isMarkdown, url, place, write, range, removal} = reference;
  if (/^(script|style|link)$/.test(name)) return remove(body, reference, LOST.script);
  const isLink = LINK.test(name);
  // Docusaurus would take a component in plain Markdown for HTML
  if (!isLink && !FILE.test(name)) {
    if (item.format === 'md' && /^[A-Z]/.test(name)) remove(body, reference, LOST.component);
    return;
  }
  // This site has wikilinks as well, so only the file of `![[image.png]]` or `[[a.pdf]]` is missing
  if (isWikilink(url)) return void assets.bring(item, readWikilink(url).name);
  if (isOutside(url) && !isLink) lose(body, LOST.host, range);
  if (!isOwn(url)) return;
  const file = assets.bring(item, url, !isMarkdown && name !== 'img');
  // Docusaurus would take the URL of a file in an element for a page
  const link = file && !isMarkdown ? `pathname://${file}` : file;
  const to = isLink ? (link ?? links.resolve(item, url)) : file;
  if (to !== undefined) {
    if (place && to !== url) edits.push([...place, write(to)]);
  } else if (name === 'definition') {
    // The links that use a definition are in the report
    edits.push(...removal);
  } else remove(body, reference, isLink ? LOST.link : LOST.file);
}

/**
 * Adapts the imports in MDX. Replaces missing components with ones that only render their label and
 * children.
 */
function adaptScripts({item, nodes, assets, edits}: Body): void {
  const used = nodes.flatMap(({name}) => /^[A-Z]\w*/.exec(name ?? '') ?? []);
  const known = ['Head', 'Details'];
  const moduleAt = (file: string) => assets.bring(item, file)?.replace(/^\//, '@site/static/');
  for (const statement of nodes.flatMap(({data}) => data?.estree?.body ?? [])) {
    const {start, end} = statement;
    const code = item.text.slice(start, end);
    known.push(
      ...(/(?<=^export (?:async )?(?:const|let|var|function|class) )\w+/.exec(code) ?? []),
    );
    if (!('source' in statement) || !statement.source) continue;
    const {source} = statement;
    const from = String(source.value);
    const to = AVAILABLE.test(from) ? from : moduleAt(from);
    const names = statement.type === 'ImportDeclaration' ? statement.specifiers : [];
    (to ? known : used).push(...names.map(({local}) => local.name));
    if (to) edits.push([source.start + 1, source.end - 1, to]);
    else edits.push([start, end, '']);
  }
  for (const {0: found, 2: file = '', index} of withoutCode(item.text).matchAll(REQUIRE)) {
    const to = moduleAt(file);
    edits.push([index, index + found.length, to ? `require('${to}')` : "''"]);
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
  const body: Body = {item, nodes, assets, links, edits: []};
  for (const reference of referencesIn(nodes, text)) {
    const [at] = reference.range;
    const isReplaced = body.edits.some(([start, end]) => start <= at && at < end);
    if (!isReplaced) adaptReference(body, reference);
  }
  if (format === 'mdx') adaptScripts(body);
  return body.edits
    .sort(([one], [other]) => other - one)
    .reduce((all, [start, end, instead]) => all.slice(0, start) + instead + all.slice(end), text);
}
