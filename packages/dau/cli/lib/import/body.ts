import {nodesOf, type Node} from '../../../content/markdown-tree';
import {withoutCode} from '../../../content/urls-in-text';
import {isWikilink, readWikilink} from '../../../content/wikilinks';
import type {Assets} from './assets';
import type {Links} from './links';
import {type Loss, type Placed, LOST} from './model';
import {referencesIn, type Edit, type Reference} from './references';
import {isOnDisk, isOutside} from './urls-and-slugs';

const isOwn = (url: string) =>
  isOnDisk(url) || !/^([a-z][a-z0-9+.-]*:|\/\/|\[\[|[{#]?$)/i.test(url);

/** Matches the modules that this site also has. */
const AVAILABLE =
  /^(react|@theme\/(Tabs|TabItem|CodeBlock|Admonition|Details|IdealImage|ThemedImage|Heading|TOCInline|DocCardList)|@docusaurus\/(Link|Head|Translate|BrowserOnly|use\w+))$/;

/** Matches a file in an attribute of MDX: `src={require('./a.png').default}`. */
const REQUIRE = /(?<==\{)require\((["'])([^"'\n]+)\1\)/g;

const FILE = /^(img|video|audio|source|iframe|object|embed)$/;
const LINK = /^(a|Link|definition)$/;

/** Reports a reference. Returns the edits that remove it. */
function remove(item: Placed, {range, removal}: Reference, lost: Loss): Edit[] {
  const [found = ''] = item.text.slice(...range).split('\n');
  if (!found.startsWith('</')) item.losses.push({...lost, found});
  return removal;
}

/** Returns the edits that adapt a URL. Keeps only the content if the URL leads nowhere. */
function adaptReference(item: Placed, reference: Reference, assets: Assets, links: Links): Edit[] {
  const {name, isMarkdown, url, place, write, removal} = reference;
  if (/^(script|style|link)$/.test(name)) return remove(item, reference, LOST.script);
  const isLink = LINK.test(name);
  if (!isLink && !FILE.test(name)) {
    // Docusaurus would take a component in plain Markdown for HTML
    const isMissing = item.format === 'md' && /^[A-Z]/.test(name);
    return isMissing ? remove(item, reference, LOST.component) : [];
  }
  // This site has wikilinks as well, so only the file of `![[image.png]]` or `[[a.pdf]]` is missing
  if (isWikilink(url)) assets.bring(item, readWikilink(url).name);
  else if (isOutside(url) && !isLink) remove(item, reference, LOST.host);
  if (!isOwn(url)) return [];
  const file = assets.bring(item, url, !isMarkdown && name !== 'img');
  // Docusaurus would take the URL of a file in an element for a page
  const link = file && !isMarkdown ? `pathname://${file}` : file;
  const to = isLink ? (link ?? links.resolve(item, url)) : file;
  if (to !== undefined) return place && to !== url ? [[...place, write(to)]] : [];
  // The links that use a definition are in the report
  if (name === 'definition') return removal;
  return remove(item, reference, isLink ? LOST.link : LOST.file);
}

/**
 * Adapts the imports in MDX. Replaces missing components with ones that only render their label and
 * children.
 */
function adaptScripts(item: Placed, nodes: readonly Node[], assets: Assets): Edit[] {
  const edits: Edit[] = [];
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
  return stubs.length > 0 ? [...edits, [0, 0, `${stubs.join('')}\n`]] : edits;
}

/** Returns the new body, and adds whatever is lost to the item's `losses`. */
export function adaptBody(item: Placed, tree: Node, assets: Assets, links: Links): string {
  const nodes = [...nodesOf(tree)];
  const edits: Edit[] = [];
  for (const reference of referencesIn(nodes, item.text)) {
    const [at] = reference.range;
    const isReplaced = edits.some(([start, end]) => start <= at && at < end);
    if (!isReplaced) edits.push(...adaptReference(item, reference, assets, links));
  }
  if (item.format === 'mdx') edits.push(...adaptScripts(item, nodes, assets));
  return edits
    .sort(([one], [other]) => other - one)
    .reduce(
      (all, [start, end, instead]) => all.slice(0, start) + instead + all.slice(end),
      item.text,
    );
}
