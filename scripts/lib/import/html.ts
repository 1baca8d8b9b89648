/** Elements of HTML and JSX, with their places in a text. */
import {Parser} from 'htmlparser2';

import {attributesOf} from '../../../src/lib/markdown-tree';
import {rangeOf, type Node, type Range} from './tree';

export type Element = {
  name: string;
  /** An attribute without a value has `undefined`; an expression begins with `{`. */
  attributes: Map<string, string | undefined>;
  open: Range;
  /** The closing tag. */
  close?: Range;
};

/** The elements of a text in which all but HTML is blank. */
export function elementsOfHtml(html: string): Element[] {
  const found: Element[] = [];
  const stack: Element[] = [];
  const tagAt = () => ({start: parser.startIndex, end: parser.endIndex + 1});
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const open = tagAt();
        const [written = tag] = /[\w.:-]+/.exec(html.slice(open.start, open.end)) ?? [];
        // Old texts have names in capitals; those of components have small letters, too
        const name = /[a-z]/.test(written) ? written : tag;
        const element = {name, attributes: new Map(Object.entries(attributes)), open};
        found.push(element);
        stack.push(element);
      },
      onclosetag(_, isImplied) {
        const element = stack.pop();
        if (element && !isImplied) element.close = tagAt();
      },
    },
    {decodeEntities: false, recognizeSelfClosing: true},
  );
  parser.end(html);
  return found;
}

/** The element of a node of JSX. */
export function elementOfJsx(text: string, node: Node): Element {
  const name = String(node.name);
  const {start, end} = rangeOf(node);
  const all = attributesOf(node);
  const attributes = all.map(({name: each, value}): [string, string | undefined] => {
    const written = typeof value === 'object' && value ? `{${value.value}}` : value;
    return each === undefined ? [`{${written}}`, undefined] : [each, written ?? undefined];
  });
  const last = all.at(-1)?.position?.end.offset ?? start + name.length;
  const open = {start, end: text.indexOf('>', last) + 1};
  const close = open.end < end && {start: text.lastIndexOf('</', end - 1), end};
  return {name, attributes: new Map(attributes), open, ...(close && {close})};
}

/** Writes the opening tag of an element. */
export function openingTag({name, attributes}: Element, isClosed: boolean): string {
  const parts = [...attributes].map(([each, value]) => {
    if (value === undefined) return ` ${each}`;
    return ` ${each}=${value.startsWith('{') ? value : `"${value.replaceAll('"', '&quot;')}"`}`;
  });
  return `<${name}${parts.join('')}${isClosed ? ' />' : '>'}`;
}
