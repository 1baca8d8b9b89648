import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

/** A node of the tree of a page, as far as this step reads and writes it. */
type Element = {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Element[];
};

const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: Element[] = [],
): Element => ({type: 'element', tagName, properties, children});

/** Copies a note without its ids, which would be duplicates, and without the back link. */
const copyOf = (node: Element): Element => {
  const properties = {...node.properties, id: undefined};
  const children = (node.children ?? [])
    .filter((child) => child.properties?.dataFootnoteBackref === undefined)
    .map(copyOf);
  return {...node, ...(node.tagName && {properties}), ...(node.children && {children})};
};

/**
 * Returns a rehype step: the number of a footnote is a button that shows the note in place, without
 * a script. The list at the end keeps its ids.
 *
 * @param baseUrl where the style sheet for pages with footnotes is served
 */
export const footnotes = (baseUrl: string) => () => (tree: Element) => {
  const notes = new Map<string, Element[]>();
  visit(tree as never, 'element', (node: Element) => {
    const id = String(node.properties?.id ?? '');
    if (node.tagName === 'li' && id.startsWith('user-content-fn-')) {
      notes.set(`#${id}`, copyOf(node).children ?? []);
    }
  });
  if (notes.size === 0) return;

  const places: {note: Element; after: Element}[] = [];
  visitParents(tree as never, 'element', (node: Element, parents: Element[]) => {
    const {href, id, ...properties} = node.properties ?? {};
    const note = notes.get(String(href));
    const [, block] = parents;
    if (properties.dataFootnoteRef === undefined || !note || !block) return;
    const popover = `${String(id)}-note`;
    const button = {...properties, dataFootnoteRef: href, type: 'button', popoverTarget: popover};
    // The back link of the list leads to this anchor
    node.properties = {id};
    const [number] = node.children ?? [];
    node.children = [];
    const around = parents.at(-1)?.children ?? [];
    around.splice(around.indexOf(node) + 1, 0, element('button', button, number && [number]));
    places.push({
      note: element(
        'div',
        {id: popover, popover: 'auto', dataFootnote: '', dataSearchIgnore: ''},
        note,
      ),
      after: block,
    });
  });
  for (const {note, after} of places.reverse()) {
    tree.children?.splice(tree.children.indexOf(after) + 1, 0, note);
  }
  const href = `${baseUrl}css/footnotes.css`;
  tree.children?.push(element('link', {rel: ['stylesheet'], href, precedence: 'default'}));
};
