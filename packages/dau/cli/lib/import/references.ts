/** Finds what a body loads and links to, in Markdown, in HTML and in JSX, with its place in the text. */
import {escapeHtml} from '../../../utils/escape';
import type {Node} from '../../../content/markdown-tree';
import {rangeOf} from './markdown';
import {encoded} from './urls-and-slugs';

type Range = readonly [start: number, end: number];
export type Edit = readonly [...Range, instead: string];

/** An image, a link, a definition or a tag. */
export type Reference = {
  /** The name of the tag. In Markdown, an image is `img`, and a link `a`. */
  name: string;
  isMarkdown: boolean;
  range: Range;
  url: string;
  /** The place of the URL. A link such as `[text][name]` has its URL in a definition. */
  place?: Range | undefined;
  /** Returns the code for a new URL at `place`. */
  write: (url: string) => string;
  /** The edits that leave only the content, such as the text of a link or the alternative text of an image. */
  removal: Edit[];
};

/** @param urls the URLs of all definitions */
function markdownReference(node: Node, urls: ReadonlyMap<string | undefined, string>): Reference {
  const {type, url, identifier, alt, destination, children = []} = node;
  const [start, end] = rangeOf(node);
  const [first, last] = [children[0], children.at(-1)];
  return {
    name: type === 'definition' ? type : type.startsWith('image') ? 'img' : 'a',
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
  };
}

/** Matches a tag, or a whole script or style sheet. */
const TAG = /<(script|style)\b[^]*?<\/\1\s*>|<\/?([a-z][\w.-]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
/** Matches a tag until the end of its URL. */
const URL_IN_TAG =
  /^((?:"[^"]*"|'[^']*'|[^"'])*?\s)(src|data|to|href)=(?:"([^"]*)"|'([^']*)'|([^\s"'>{]+))/i;

/** Matches elements that stay without their URL, because they have content or a closing tag. */
const KEPT = /^(a|Link|video|audio|source|iframe|object|embed)$/;

/** Returns the tags in the HTML of plain Markdown, and in the JSX of MDX. */
function tagsIn(nodes: readonly Node[], text: string): Reference[] {
  // Inline elements have a node for each of their tags, so all tags are searched in one go
  let html = '';
  for (const {type, name, children = [], ...node} of nodes) {
    const [start, end] = rangeOf(node);
    const [first] = /^(script|style)$/.test(name ?? '') ? [] : children;
    if (/^(html|mdxJsx\w+Element)$/.test(type))
      html = html.padEnd(start) + text.slice(start, first ? rangeOf(first)[0] : end);
  }
  html = html.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
  return [...html.matchAll(TAG)].map(({0: tag, 1: removed = '', 2: name = removed, index}) => {
    const [found, before = '', attribute, ...values] = URL_IN_TAG.exec(tag) ?? [];
    const end = index + tag.length;
    const place = found && ([index + before.length, index + found.length] as const);
    const label = /\s(?:alt|title)=(["'])(.*?)\1/i.exec(tag)?.[2] ?? '';
    // HTML names may be in capitals. Component names also have lowercase letters
    const shown = /[a-z]/.test(name) ? name : name.toLowerCase();
    return {
      name: shown,
      isMarkdown: false,
      range: [index, end],
      url: values.find(Boolean) ?? '',
      place: place || undefined,
      write: (to) => `${attribute}="${escapeHtml(encoded(to))}"`,
      removal: [place && KEPT.test(shown) ? [place[0] - 1, place[1], ''] : [index, end, label]],
    };
  });
}

/** Returns what a body refers to. */
export function referencesIn(nodes: readonly Node[], text: string): Reference[] {
  const urls = new Map(nodes.map(({identifier, url = ''}) => [url && identifier, url]));
  const inMarkdown = nodes.filter(({type}) => /^((image|link)(Reference)?|definition)$/.test(type));
  return [...inMarkdown.map((node) => markdownReference(node, urls)), ...tagsIn(nodes, text)];
}
