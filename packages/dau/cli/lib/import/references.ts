/** Finds what a body loads and links to, in Markdown, in HTML and in JSX, with its place in the text. */
import {Parser} from 'htmlparser2';

import {escapeHtml} from '../../../utils/escape';
import {attributesOf, type Node} from '../../../content/markdown-tree';
import type {Format} from '../../../content/parser';
import {rangeOf} from './markdown';
import {encoded} from './urls-and-slugs';

type Range = readonly [start: number, end: number];
type Attribute = {name: string; value: string; place: Range};

/** An image, a link, an element that loads a file, or a component in plain Markdown. */
export type Reference = {
  /** The name of the element. In Markdown, an image is `img`, and a link `a`. */
  name: string;
  isMarkdown: boolean;
  range: Range;
  /** The parts before and after the content; without content, the whole. */
  around: Range[];
  url: string;
  /** The place of the URL. A link such as `[text][name]` has its URL in a definition. */
  place?: Range | undefined;
  /** The alternative text or the title. */
  label: string;
  /** Returns the code for a new URL at `place`. */
  write: (url: string) => string;
};

const MARKDOWN: Partial<Record<string, string>> = {
  image: 'img',
  imageReference: 'img',
  link: 'a',
  linkReference: 'a',
  definition: 'definition',
};

function aroundOf(node: Node): Range[] {
  const [start, end] = rangeOf(node);
  const [first, last] = [node.children?.[0], node.children?.at(-1)];
  if (!first || !last) return [[start, end]];
  return [
    [start, rangeOf(first)[0]],
    [rangeOf(last)[1], end],
  ];
}

/** @param urls the URLs of all definitions */
function ofMarkdown(node: Node, urls: ReadonlyMap<string | undefined, string>): Reference[] {
  const {type, url, identifier, alt, destination} = node;
  const name = MARKDOWN[type];
  if (!name) return [];
  return [
    {
      name,
      isMarkdown: true,
      range: rangeOf(node),
      around: aroundOf(node),
      url: url ?? urls.get(identifier) ?? '',
      place: destination,
      label: alt ?? '',
      write: (to) => (/[\s()]/.test(to) ? `<${to}>` : to),
    },
  ];
}

function ofElement(name: string, attributes: Attribute[], range: Range, around: Range[]) {
  const find = (pattern: RegExp) => attributes.find((each) => pattern.test(each.name));
  const target = find(/^(src|data|to|href)$/);
  return {
    name,
    isMarkdown: false,
    range,
    around,
    url: target?.value ?? '',
    place: target?.place,
    label: find(/^(alt|title)$/)?.value ?? '',
    write: (to: string) => `${target?.name}="${escapeHtml(encoded(to))}"`,
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
  return [ofElement(node.name ?? '', attributes, rangeOf(node), aroundOf(node))];
}

/** Returns the elements in the HTML of plain Markdown. */
function ofHtml(nodes: readonly Node[], text: string): Reference[] {
  const found: Reference[] = [];
  const open: Reference[] = [];
  let attributes: Attribute[] = [];
  // Inline elements have a node for each of their tags, so all HTML is parsed in one go
  let html = '';
  for (const node of nodes)
    if (node.type === 'html') html = html.padEnd(rangeOf(node)[0]) + text.slice(...rangeOf(node));
  const parser = new Parser(
    {
      onopentagname() {
        attributes = [];
      },
      onattribute(name, value) {
        attributes.push({name, value, place: [parser.startIndex, parser.endIndex]});
      },
      onopentag(name) {
        const range = [parser.startIndex, parser.endIndex + 1] as const;
        // HTML names may be in capitals. Component names also have lowercase letters
        const shown = /[a-z]/.test(name) ? name : name.toLowerCase();
        const element = ofElement(shown, attributes, range, [range]);
        found.push(element);
        open.push(element);
      },
      onclosetag(_, isImplied) {
        const element = open.pop();
        if (!element || isImplied || parser.endIndex < element.range[1]) return;
        const end = parser.endIndex + 1;
        element.around.push([parser.startIndex, end]);
        element.range = [element.range[0], end];
      },
    },
    {lowerCaseTags: false, lowerCaseAttributeNames: true, recognizeSelfClosing: true},
  );
  parser.end(html);
  return found;
}

/** Returns what a body refers to, each element before the elements inside it. */
export function referencesIn(nodes: readonly Node[], text: string, format: Format): Reference[] {
  const urls = new Map(nodes.map(({identifier, url = ''}) => [url && identifier, url]));
  const elements = format === 'mdx' ? nodes.flatMap(ofJsx) : ofHtml(nodes, text);
  return [...nodes.flatMap((node) => ofMarkdown(node, urls)), ...elements].sort(
    (one, other) => one.range[0] - other.range[0],
  );
}
