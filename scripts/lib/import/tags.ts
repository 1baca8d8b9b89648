/** Elements of HTML and JSX, with their places in a text. */
import {rangeOf, type Node, type Range} from './tree';

/** An attribute. `undefined` is one without a value; an expression begins with `{`. */
type Attribute = Range & {value: string | undefined};

export type Element = {
  name: string;
  attributes: Map<string, Attribute>;
  open: Range;
  /** The closing tag. */
  close?: Range | undefined;
};

const ATTRIBUTE = String.raw`\s+([^\s=>/"'<]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+))?`;
const TAG = new RegExp(String.raw`<([a-zA-Z][\w.:-]*)((?:${ATTRIBUTE})*)\s*(/?)>`, 'g');
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The elements of HTML that open in a part of a text.
 *
 * @param last the end of the block: an element closes before it
 */
export const elementsIn = (text: string, {start, end}: Range, last: number): Element[] =>
  [...text.slice(start, end).matchAll(TAG)].map((tag): Element => {
    const {0: all, 1: written = '', 2: inside = '', 5: slash} = tag;
    // Old texts have names in capitals; those of components have small letters, too
    const name = /[a-z]/.test(written) ? written : written.toLowerCase();
    const open = {start: start + tag.index, end: start + tag.index + all.length};
    const attributes = [...inside.matchAll(new RegExp(ATTRIBUTE, 'g'))].map((found) => {
      const {0: whole, 1: each = '', 2: value, index} = found;
      const from = open.start + 1 + written.length + index;
      const place = {start: from + whole.search(/\S/), end: from + whole.length};
      const plain = value?.replace(/^(["'])([^]*)\1$/, '$2');
      return [each.toLowerCase(), {value: plain, ...place}] as const;
    });
    const isVoid = VOID.test(name) || slash === '/';
    const closing = new RegExp(`</${name}\\s*>`, 'i').exec(
      isVoid ? '' : text.slice(open.end, last),
    );
    const at = open.end + (closing?.index ?? 0);
    const close = closing ? {start: at, end: at + closing[0].length} : undefined;
    return {name, attributes: new Map(attributes), open, close};
  });

/** The element of a node of JSX. */
export function elementOf(text: string, node: Node): Element {
  const {name, attributes: all = []} = node;
  const {start, end} = rangeOf(node);
  const attributes = all.map((each): [string, Attribute] => {
    const {value} = each;
    const written = typeof value === 'object' && value ? `{${value.value}}` : value;
    return [each.name ?? '', {value: written ?? undefined, ...rangeOf(each)}];
  });
  const last = all.at(-1)?.position.end.offset ?? start + String(name).length;
  const open = {start, end: text.indexOf('>', last) + 1};
  const close = open.end === end ? undefined : {start: text.lastIndexOf('</', end - 1), end};
  return {name: String(name), attributes: new Map(attributes), open, close};
}
