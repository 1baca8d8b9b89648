/** The edits that a text needs so that it works on this site: pictures, links, components. */
import {styleObject} from '../../../../src/plugins/content/check/markdown/elements';
import {
  attributesOf,
  esNodesOf,
  isElement,
  nodesOf,
  type EsNode,
  type Node,
} from '../../../../src/plugins/content/check/markdown/tree';
import type {Edit} from '../edits';
import {Modules} from './modules';
import {endOf, startOf} from './syntax';
import {tagAt, tagsIn, type Tag} from './tags';

/** What a text names, on the new site. */
export type Resolver = {
  /** The address of a link, or `undefined` if it leads nowhere any more. */
  readonly link: (url: string) => string | undefined;
  /** The address of a file that comes along, or `undefined` if there is none. */
  readonly file: (url: string) => string | undefined;
  /** How a module is imported here, or `undefined` if it is not here. Data files come along. */
  readonly module: (source: string) => string | undefined;
  readonly isProvided: (component: string) => boolean;
  /** Something of the text is lost. */
  readonly note: (offset: number, expected: string, found: string) => void;
};

/** Does an address name another host, or hold its file itself? */
const isOutside = (url: string) => /^(https?:)?\/\//i.test(url);
const isOwn = (url: string) => url !== '' && !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url);

const FROM_ELSEWHERE = 'a link in the place of what another host shows: pages ask no other host';
const MISSING_PICTURE = 'a picture that is there; only its words stay';

const nameOfHost = (url: string) => {
  const full = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : url;
};

/** `/embed/` addresses of videos show nothing but the video. */
const watchable = (url: string) =>
  url.replace(
    /^(?:https?:)?\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/,
    'https://www.youtube.com/watch?v=$1',
  );

/** Styles that assume the colors of another site. */
const COLORS = /color|background|font/i;

const valueOf = ({attributes}: Tag, ...names: string[]) =>
  attributes.find(({name}) => names.includes(name.toLowerCase()))?.value;

export class ContentEdits {
  readonly edits: Edit[] = [];
  readonly #text: string;
  readonly #resolver: Resolver;
  readonly #isMarkdown: boolean;
  readonly #modules: Modules;
  /** Links written below the text that lead nowhere. */
  readonly #dead = new Set<string>();

  constructor(text: string, tree: Node, isMarkdown: boolean, resolver: Resolver) {
    this.#text = text;
    this.#resolver = resolver;
    this.#isMarkdown = isMarkdown;
    const all = [...nodesOf(tree)];
    this.#modules = new Modules(tree, resolver);
    this.edits.push(...this.#modules.edits);
    const pictures = new Set(
      all.filter(({type}) => type === 'imageReference').map(({identifier}) => identifier),
    );
    for (const node of all.filter(({type}) => type === 'definition')) {
      this.#definition(node, pictures.has(node.identifier));
    }
    this.#walk(tree, 'root', false);
  }

  #replace(start: number, end: number, text: string): void {
    this.edits.push({start, end, text});
  }

  /** Changes an address inside a piece of the text, however it is written there. */
  #address(start: number, end: number, from: string, to: string): void {
    const slice = this.#text.slice(start, end);
    const forms = [from, encodeURI(from), from.replaceAll('&', '&amp;')];
    const at = forms
      .map((form) => [slice.lastIndexOf(form), form] as const)
      .find(([index]) => index >= 0);
    if (from !== to && at)
      this.#replace(
        start + at[0],
        start + at[0] + at[1].length,
        encodeURI(decode(to)).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29')),
      );
  }

  #walk(node: Node, parent: string, isInLink: boolean): void {
    const isLink = /^link(Reference)?$/.test(node.type) || (isElement(node) && node.name === 'a');
    if (node.type === 'image') this.#image(node, isInLink);
    else if (node.type === 'link') this.#link(node);
    else if (node.type === 'linkReference' && this.#dead.has(node.identifier ?? ''))
      this.#unlink(node);
    else if (node.type === 'imageReference' && this.#dead.has(node.identifier ?? ''))
      this.#replace(startOf(node), endOf(node), node.alt ?? '');
    else if (node.type === 'html')
      this.#html(node, /^(root|blockquote|listItem|containerDirective)$/.test(parent));
    else if (isElement(node)) {
      if (this.#element(node, isInLink)) return;
    } else if (
      /^mdx(Text|Flow)Expression$/.test(node.type) &&
      this.#modules.isNeededBy(node.data?.estree)
    ) {
      this.#note(node, 'a value that the text has; this one came from a module that is not here');
      this.#replace(startOf(node), endOf(node), '');
    }
    for (const child of node.children ?? []) this.#walk(child, node.type, isInLink || isLink);
  }

  #note(node: Node, expected: string): void {
    const [first = ''] = this.#text.slice(startOf(node), endOf(node)).split('\n');
    this.#resolver.note(startOf(node), expected, first);
  }

  #image(node: Node, isInLink: boolean): void {
    const {url = '', alt} = node;
    const [start, end] = [startOf(node), endOf(node)];
    if (/^data:/.test(url)) return;
    if (isOutside(url)) {
      const words = alt?.trim() || nameOfHost(url);
      this.#note(node, FROM_ELSEWHERE);
      if (isInLink) this.#replace(start, end, words);
      else {
        this.#replace(start, start + 1, '');
        if (!alt?.trim()) this.#replace(start + 2, start + 2, words);
      }
      return;
    }
    const to = this.#resolver.file(url);
    if (to !== undefined) this.#address(start, end, url, to);
    else {
      this.#note(node, MISSING_PICTURE);
      this.#replace(start, end, alt?.trim() ?? '');
    }
  }

  #link(node: Node): void {
    const {url = ''} = node;
    const to = /^(jekyll|hugo):/.test(url) || isOwn(url) ? this.#resolver.link(url) : url;
    if (to !== undefined) return this.#address(startOf(node), endOf(node), url, to);
    this.#note(node, 'a link to a page of this site; only its words stay');
    this.#unlink(node);
  }

  #unlink(node: Node): void {
    const [first] = node.children ?? [];
    const last = node.children?.at(-1);
    if (!first || !last) return this.#replace(startOf(node), endOf(node), '');
    this.#replace(startOf(node), startOf(first), '');
    this.#replace(endOf(last), endOf(node), '');
  }

  #definition(node: Node, isPicture: boolean): void {
    const {url = '', identifier = ''} = node;
    if (isPicture && isOutside(url)) {
      this.#dead.add(identifier);
      this.#note(node, FROM_ELSEWHERE);
      return;
    }
    if (!isOwn(url)) return;
    const to = isPicture ? this.#resolver.file(url) : this.#resolver.link(url);
    if (to === undefined) {
      this.#dead.add(identifier);
      this.#note(node, 'a link to a page or a file of this site; only its words stay');
      this.#replace(startOf(node), endOf(node), '');
    } else this.#address(startOf(node), endOf(node), url, to);
  }

  /** HTML in plain Markdown. */
  #html(node: Node, isBlock: boolean): void {
    const [start, end] = [startOf(node), endOf(node)];
    for (const tag of tagsIn(this.#text, start, end)) {
      const close = this.#text.slice(tag.end, end).search(new RegExp(`</${tag.name}\\s*>`, 'i'));
      const closing = /^<\/[^>]*>/.exec(this.#text.slice(tag.end + close))?.[0].length ?? 0;
      this.#tag(tag, close < 0 ? tag.end : tag.end + close + closing, {isBlock});
    }
  }

  /** JSX. Returns true if nothing inside it stays. */
  #element(node: Node, isInLink: boolean): boolean {
    const [start, end] = [startOf(node), endOf(node)];
    const {name} = node;
    const root = name?.split('.')[0] ?? '';
    const scripts = attributesOf(node).flatMap(({data, value}) => [
      data?.estree,
      typeof value === 'object' ? value?.data?.estree : undefined,
    ]);
    const isComponent = /^[A-Z]/.test(root);
    const isLost = isComponent && !this.#modules.has(root) && !this.#resolver.isProvided(root);
    if (!isLost && scripts.some((script) => this.#modules.isNeededBy(script))) {
      this.#note(node, 'a file that is there; what needs it is left out');
      this.#replace(start, end, '');
      return true;
    }
    const [first] = node.children ?? [];
    const tag = name ? tagAt(this.#text, start, end) : undefined;
    if (isLost) {
      this.#note(
        node,
        first
          ? 'a component of this site; what it holds stays'
          : 'a component of this site; this one is left out',
      );
      if (!first) {
        this.#replace(start, end, '');
        return true;
      }
      this.#replace(start, tag?.end ?? startOf(first), '');
      const close = this.#text.lastIndexOf('</', end);
      this.#replace(close, end, '');
      return false;
    }
    this.#bringFiles(node, scripts);
    return tag !== undefined && this.#tag(tag, end, {isInLink});
  }

  /** Mends a tag. Returns true if nothing of it stays. */
  #tag(tag: Tag, end: number, {isInLink = false, isBlock = false}): boolean {
    const name = this.#isMarkdown ? tag.name.toLowerCase() : tag.name;
    const source = valueOf(tag, 'src', 'data');
    const found = this.#text.slice(tag.start, tag.end);
    if (/^(script|style|link|meta)$/.test(name)) {
      this.#resolver.note(tag.start, 'no script and no style sheet in a text', found);
      this.#replace(tag.start, end, '');
      return true;
    }
    if (/^(iframe|embed|object)$/.test(name)) {
      this.#resolver.note(tag.start, FROM_ELSEWHERE, found);
      this.#replace(
        tag.start,
        end,
        source ? this.#anchor(watchable(source), valueOf(tag, 'title')) : '',
      );
      return true;
    }
    if (/^(img|source|video|audio)$/.test(name) && source !== undefined && !/^data:/.test(source)) {
      const words = valueOf(tag, 'alt', 'title')?.trim();
      if (isOutside(source)) {
        this.#resolver.note(tag.start, FROM_ELSEWHERE, found);
        this.#replace(
          tag.start,
          end,
          isInLink ? words || nameOfHost(source) : this.#anchor(source, words),
        );
        return true;
      }
      const to = this.#resolver.file(source);
      if (to === undefined) {
        this.#resolver.note(tag.start, MISSING_PICTURE, found);
        this.#replace(tag.start, end, words ?? '');
        return true;
      }
      const shown = encodeURI(decode(to));
      if (this.#isMarkdown && name === 'img') {
        // The framework finds pictures of Markdown, wherever the site is
        const gap = isBlock ? '\n\n' : '';
        this.#replace(tag.start, tag.end, `${gap}![${words ?? ''}](${shown})${gap}`);
        return true;
      }
      const address = tag.attributes.find(({name: each}) => /^(src|data)$/i.test(each));
      const required = to.startsWith('/') ? `@site/static${decode(to)}` : decode(to);
      const value = this.#isMarkdown
        ? JSON.stringify(shown)
        : `{require(${JSON.stringify(required)}).default}`;
      if (address) this.#replace(address.start, address.end, ` ${address.name}=${value}`);
    }
    if (name === 'img' && !tag.attributes.some((each) => each.name === 'alt')) {
      this.#replace(tag.start + 1 + name.length, tag.start + 1 + name.length, ' alt=""');
    }
    for (const attribute of tag.attributes) this.#attribute(tag, attribute);
    return false;
  }

  #attribute(tag: Tag, {name, value, start, end}: Tag['attributes'][number]): void {
    if (/^[A-Z]/.test(tag.name)) return;
    const written = this.#text.slice(start, end);
    if (
      /^on[a-z]+$/.test(name) ||
      (/^(style|bgcolor|color)$/i.test(name) && COLORS.test(written))
    ) {
      this.#replace(start, end, '');
    } else if (name === 'style' && value !== undefined && !this.#isMarkdown) {
      this.#replace(start, end, ` ${styleObject(value)}`);
    } else if (name === 'href' && value !== undefined && isOwn(value)) {
      const to = this.#resolver.link(value);
      if (to === undefined)
        this.#resolver.note(
          start,
          'a link to a page of this site; only its words stay',
          written.trim(),
        );
      if (to !== value)
        this.#replace(start, end, to === undefined ? '' : ` href=${JSON.stringify(to)}`);
    }
  }

  #anchor(url: string, words: string | undefined): string {
    const text = words || nameOfHost(url);
    return `<a href=${JSON.stringify(url)}>${text.replace(/[<>{}]/g, '')}</a>`;
  }

  /** Files that a component names in its attributes come along. */
  #bringFiles(node: Node, scripts: readonly (EsNode | undefined)[]): void {
    if (!/^[A-Z]/.test(node.name ?? '')) return;
    const values = [
      ...attributesOf(node).map(({value}) => value),
      ...scripts.flatMap((script) =>
        script ? [...esNodesOf(script)].map(({value}) => value) : [],
      ),
    ];
    for (const value of values) {
      if (typeof value === 'string' && /^\.{0,2}\/.*\.\w+$/.test(value)) this.#resolver.file(value);
    }
  }
}

const decode = (url: string) => {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};
