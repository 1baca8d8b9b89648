/** Finds what a body loads and links to, in Markdown, in HTML and in JSX, with its place in the text. */
import {escapeHtml} from '../../../utils/escape';
import {attributesOf, type Node} from '../../../content/markdown-tree';
import type {Format} from '../../../content/parser';
import {rangeOf} from './markdown';
import {encoded} from './urls-and-slugs';

type Range = readonly [start: number, end: number];
export type Edit = readonly [...Range, instead: string];

/** An image, a link, a definition or a tag. */
export type Reference = {
  /** The name of the element. In Markdown, an image is `img`, and a link `a`. */
  name: string;
  isMarkdown: boolean;
  range: Range;
  url: string;
  /** The place of the URL. A link such as `[text][name]` has its URL in a definition. */
  place?: Range | undefined;
  /** Returns the code for a new URL at `place`. */
  write: (url: string) => string;
  /** The edits that leave only the text of a link, or the alternative text of an image. */
  removal: Edit[];
};

const MARKDOWN: Partial<Record<string, string>> = {
  image: 'img',
  imageReference: 'img',
  link: 'a',
  linkReference: 'a',
  definition: 'definition',
};

/** @param urls the URLs of all definitions */
function ofMarkdown(node: Node, urls: ReadonlyMap<string | undefined, string>): Reference[] {
  const {type, url, identifier, alt, destination, children = []} = node;
  const name = MARKDOWN[type];
  if (!name) return [];
  const [start, end] = rangeOf(node);
  const [first, last] = [children[0], children.at(-1)];
  return [
    {
      name,
      isMarkdown: true,
      range: [start, end],
      url: url ?? urls.get(identifier) ?? '',
      place: destination,
      write: (to) => (/[\s()]/.test(to) ? `<${to}>` : to),
      removal:
        first && last
          ? [
              [start, rangeOf(first)[0], ''],
              [rangeOf(last)[1], end, ''],
            ]
          : [[start, end, alt ?? '']],
    },
  ];
}

type Attribute = {name: string; value: string; place: Range};

function ofTag(name: string, attributes: Attribute[], range: Range): Reference {
  const find = (pattern: RegExp) => attributes.find((each) => pattern.test(each.name));
  const target = find(/^(src|data|to|href)$/);
  const isLink = /^(a|Link)$/.test(name);
  return {
    name,
    isMarkdown: false,
    range,
    url: target?.value ?? '',
    place: target?.place,
    write: (to) => `${target?.name}="${escapeHtml(encoded(to))}"`,
    removal: isLink
      ? attributes.flatMap((each): Edit[] =>
          each === target ? [[each.place[0] - 1, each.place[1], '']] : [],
        )
      : [[...range, find(/^(alt|title)$/)?.value ?? '']],
  };
}

/** Returns an element of MDX. The code in expressions and exports is the author's, so it is skipped. */
function ofJsx(node: Node): Reference[] {
  if (!/^mdxJsx\w+Element$/.test(node.type)) return [];
  const attributes = attributesOf(node).map(({name = '', value, ...each}) => ({
    name,
    value: typeof value === 'string' ? value : '',
    place: rangeOf(each),
  }));
  return [ofTag(node.name ?? '', attributes, rangeOf(node))];
}

/** Matches a tag, or a whole script or style sheet. */
const TAG = /<(script|style)\b[^]*?<\/\1\s*>|<\/?([a-z][\w.-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const ATTRIBUTE = /(?<=\s)([\w:-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns the tags in the HTML of plain Markdown. */
function htmlTags(nodes: readonly Node[], text: string): Reference[] {
  // Inline elements have a node for each of their tags, so all HTML is searched in one go
  let html = '';
  for (const node of nodes)
    if (node.type === 'html') html = html.padEnd(rangeOf(node)[0]) + text.slice(...rangeOf(node));
  html = html.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
  return [...html.matchAll(TAG)].map(({0: tag, 1: removed = '', 2: name = removed, index}) => {
    const attributes = [...tag.matchAll(ATTRIBUTE)].map(
      ({0: found, 1: attribute = '', 2: value, 3: single, 4: plain, index: at}): Attribute => ({
        name: attribute.toLowerCase(),
        value: value ?? single ?? plain ?? '',
        place: [index + at, index + at + found.length],
      }),
    );
    // HTML names may be in capitals. Component names also have lowercase letters
    const shown = /[a-z]/.test(name) ? name : name.toLowerCase();
    return ofTag(shown, attributes, [index, index + tag.length]);
  });
}

/** Returns what a body refers to. */
export function referencesIn(nodes: readonly Node[], text: string, format: Format): Reference[] {
  const urls = new Map(nodes.map(({identifier, url = ''}) => [url && identifier, url]));
  const elements = format === 'mdx' ? nodes.flatMap(ofJsx) : htmlTags(nodes, text);
  return [...nodes.flatMap((node) => ofMarkdown(node, urls)), ...elements];
}
