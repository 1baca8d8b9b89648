/** The edits that a text needs so that it works on this site: pictures, links, components. */
import path from 'node:path';

import {styleObject} from '../../../../src/plugins/content/check/markdown/elements';
import {
  attributesOf,
  isElement,
  nodesOf,
  type EsNode,
  type Node,
} from '../../../../src/plugins/content/check/markdown/tree';
import type {Edit} from './body';
import {nestingEdits} from './mdx';
import {endOf, startOf} from './syntax';
import {tagAt, tagsIn, type Tag} from './tags';

/** What a text names, on the new site. `undefined` means that it is not here. */
export type Resolver = {
  readonly link: (url: string) => string | undefined;
  /** A file comes along. */
  readonly file: (url: string) => string | undefined;
  /** A module of data comes along, too. */
  readonly module: (source: string) => string | undefined;
  readonly isProvided: (component: string) => boolean;
  /** Something of the text is lost. */
  readonly note: (offset: number, expected: string, found: string) => void;
};

const isOutside = (url: string) => /^(https?:)?\/\//i.test(url);
const isOwn = (url: string) =>
  url !== '' && (/^named:/.test(url) || !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url));

const FROM_ELSEWHERE = 'a link in the place of what another host shows: pages ask no other host';
const MISSING_PICTURE = 'a picture that is there; only its words stay';
const NO_WORDS = 'words that say what the picture shows; the name of its file is there now';
const DEAD_LINK = 'a link to a page of this site; only its words stay';

/** What a screen reader reads where a picture has no words. */
const nameOfFile = (url: string) => path.parse(url).name.replace(/[-_+]|%20/g, ' ');

const nameOfHost = (url: string) => {
  const full = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : url;
};

/** A link of HTML. The `/embed/` address of a video has no page around it. */
function anchor(url: string, words: string | undefined): string {
  const to = url.replace(
    /^.*youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/,
    'https://www.youtube.com/watch?v=$1',
  );
  return `<a href=${JSON.stringify(to)}>${(words || nameOfHost(to)).replace(/[<>{}]/g, '')}</a>`;
}

function encoded(url: string): string {
  try {
    return encodeURI(decodeURI(url));
  } catch {
    return encodeURI(url);
  }
}

/** Styles that assume the colors of another site. */
const COLORS = /color|background|font/i;

const valueOf = ({attributes}: Tag, ...names: string[]) =>
  attributes.find(({name}) => names.includes(name.toLowerCase()))?.value;

/** What the expressions of a script require. */
const requiredBy = (code: string) =>
  [...code.matchAll(/\brequire\(\s*["']([^"']+)["']/g)].map(([, source = '']) => source);

/** The edits of one text. */
export class ContentEdits {
  readonly edits: Edit[];
  /** Names that the text imports or declares, and those that are lost. */
  readonly #known = new Set<string>();
  readonly #lost = new Set<string>();
  /** Links written below the text that lead nowhere. */
  readonly #dead = new Set<string>();

  constructor(
    readonly text: string,
    tree: Node,
    readonly isMarkdown: boolean,
    readonly resolver: Resolver,
  ) {
    this.edits = isMarkdown ? [] : nestingEdits(text, tree);
    const all = [...nodesOf(tree)];
    for (const {type, data} of all) {
      if (type === 'mdxjsEsm') this.#modules((data?.estree?.body ?? []) as EsNode[]);
    }
    const pictures = all.filter(({type}) => type === 'imageReference');
    for (const node of all.filter(({type}) => type === 'definition')) {
      this.#definition(
        node,
        pictures.some(({identifier}) => identifier === node.identifier),
      );
    }
    this.#walk(tree, 'root', false);
  }

  #replace(start: number, end: number, text: string): void {
    this.edits.push({start, end, text});
  }

  #note(node: Node, expected: string): void {
    const [first = ''] = this.text.slice(startOf(node), endOf(node)).split('\n');
    this.resolver.note(startOf(node), expected, first);
  }

  /** Does a script need a module or a file that is not here? Files that are here come along. */
  #isLost(code: string): boolean {
    const missing = requiredBy(code).filter((each) => this.resolver.module(each) === undefined);
    const words = code.replace(/"[^"\n]*"|'[^'\n]*'/g, '').match(/[\w$]+/g) ?? [];
    return missing.length > 0 || words.some((word) => this.#lost.has(word));
  }

  /** Takes out imports of what is not here, and declarations that need them. */
  #modules(statements: readonly EsNode[]): void {
    for (const {start, end, source} of statements) {
      // The parser reads one line more
      const [from, to] = [Number(start) - 1, Number(end) - 1];
      const code = this.text.slice(from, to);
      const module = (source as {value?: string} | null | undefined)?.value;
      const here = module === undefined ? undefined : this.resolver.module(module);
      const isLost = module === undefined ? this.#isLost(code) : here === undefined;
      const names =
        module === undefined
          ? [...code.matchAll(/\b(?:const|let|var|function|class)\s+([\w$]+)/g)].map(
              ([, name]) => name,
            )
          : code.slice(0, code.lastIndexOf(module)).match(/\b(?!(?:import|from|as)\b)[\w$]+/g);
      for (const name of names ?? []) if (name) (isLost ? this.#lost : this.#known).add(name);
      if (isLost) {
        if (module === undefined)
          this.resolver.note(
            from,
            'a module that is here; what needs it is left out',
            code.slice(0, 80),
          );
        this.#replace(from, to, '');
      } else if (module !== undefined && here !== module)
        this.#replace(
          from,
          to,
          code.replace(/(["'])[^"']*\1(;?)$/, (_, __, rest: string) => `'${here}'${rest}`),
        );
    }
  }

  #walk(node: Node, parent: string, isInLink: boolean): void {
    const {type, identifier = ''} = node;
    const [start, end] = [startOf(node), endOf(node)];
    const isLink = /^link(Reference)?$/.test(type) || (isElement(node) && node.name === 'a');
    if (type === 'image') this.#image(node, isInLink);
    else if (type === 'link') this.#link(node);
    else if (type === 'linkReference' && this.#dead.has(identifier)) this.#unlink(node);
    else if (type === 'imageReference' && this.#dead.has(identifier))
      this.#replace(start, end, node.alt ?? '');
    else if (type === 'html')
      this.#html(node, /^(root|blockquote|listItem|containerDirective)$/.test(parent));
    else if (isElement(node)) {
      if (this.#element(node, isInLink)) return;
    } else if (/^mdx(Text|Flow)Expression$/.test(type) && this.#isLost(node.value ?? '')) {
      this.#note(node, 'a value that the text has; this one came from a module that is not here');
      this.#replace(start, end, '');
    }
    for (const child of node.children ?? []) this.#walk(child, type, isInLink || isLink);
  }

  /** Changes an address inside a node, however it is written there. */
  #address(node: Node, from: string, to: string): void {
    if (from === to) return;
    const slice = this.text.slice(startOf(node), endOf(node));
    const form = [from, encodeURI(from), from.replaceAll('&', '&amp;')].find((each) =>
      slice.includes(each),
    );
    if (form === undefined) return;
    const start = startOf(node) + slice.lastIndexOf(form);
    const shown = encoded(to).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));
    this.#replace(start, start + form.length, shown);
  }

  #image(node: Node, isInLink: boolean): void {
    const {url = '', alt} = node;
    const [start, end] = [startOf(node), endOf(node)];
    if (/^data:/.test(url)) return;
    const to = isOutside(url) ? undefined : this.resolver.file(url);
    const words = alt?.trim() ?? '';
    if (to !== undefined) {
      if (words === '') {
        this.#note(node, NO_WORDS);
        this.#replace(start + 2, start + 2, nameOfFile(url));
      }
      return this.#address(node, url, to);
    }
    this.#note(node, isOutside(url) ? FROM_ELSEWHERE : MISSING_PICTURE);
    if (!isOutside(url)) this.#replace(start, end, words);
    else if (isInLink) this.#replace(start, end, words || nameOfHost(url));
    else {
      this.#replace(start, start + 1, '');
      if (words === '') this.#replace(start + 2, start + 2, nameOfHost(url));
    }
  }

  #link(node: Node): void {
    const {url = ''} = node;
    const to = isOwn(url) ? this.resolver.link(url) : url;
    if (to !== undefined) {
      // Without words, nobody can tell where it leads
      if (node.children?.length === 0)
        this.#replace(startOf(node) + 1, startOf(node) + 1, nameOfHost(url));
      return this.#address(node, url, to);
    }
    this.#note(node, DEAD_LINK);
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
    if (!isOwn(url) && !(isPicture && isOutside(url))) return;
    const to = isOutside(url)
      ? undefined
      : isPicture
        ? this.resolver.file(url)
        : this.resolver.link(url);
    if (to !== undefined) return this.#address(node, url, to);
    this.#dead.add(identifier);
    this.#note(node, isPicture ? MISSING_PICTURE : DEAD_LINK);
    this.#replace(startOf(node), endOf(node), '');
  }

  /** HTML in plain Markdown. */
  #html(node: Node, isBlock: boolean): void {
    const [start, end] = [startOf(node), endOf(node)];
    for (const tag of tagsIn(this.text, start, end)) {
      const close = new RegExp(`^[^]*?</${tag.name}\\s*>`, 'i').exec(this.text.slice(tag.end, end));
      const isInLink = /<a\b(?![^]*<\/a\b)/i.test(this.text.slice(start, tag.start));
      this.#tag(tag, tag.end + (close?.[0].length ?? 0), {isBlock, isInLink});
    }
  }

  /** JSX. Returns true if nothing inside it stays. */
  #element(node: Node, isInLink: boolean): boolean {
    const [start, end] = [startOf(node), endOf(node)];
    const [root = ''] = (node.name ?? '').split('.');
    const tag = root === '' ? undefined : tagAt(this.text, start, end);
    const isComponent = /^[A-Z]/.test(root);
    const values = attributesOf(node).map(({value}) => value ?? '');
    const code = values.map((value) => (typeof value === 'object' ? value.value : '')).join(' ');
    if (isComponent && !this.#known.has(root) && !this.resolver.isProvided(root)) {
      const [first] = node.children ?? [];
      const what = first ? 'what it holds stays' : 'this one is left out';
      this.#note(node, `a component of this site; ${what}`);
      if (!first) this.#replace(start, end, '');
      else {
        this.#replace(start, tag?.end ?? startOf(first), '');
        this.#replace(this.text.lastIndexOf('</', end), end, '');
      }
      return !first;
    }
    if (this.#isLost(code)) {
      this.#note(node, 'a file that is there; what needs it is left out');
      this.#replace(start, end, '');
      return true;
    }
    if (!isComponent) return tag !== undefined && this.#tag(tag, end, {isInLink});
    // Files that a component names in its attributes come along
    const texts = values.map((value) => (typeof value === 'object' ? value.value : `"${value}"`));
    for (const [, url = ''] of texts.join(' ').matchAll(/["'](\.{0,2}\/[^"']+\.\w+)["']/g))
      this.resolver.file(url);
    return false;
  }

  /** Mends a tag. Returns true if nothing of it stays. */
  #tag(tag: Tag, end: number, {isInLink = false, isBlock = false}): boolean {
    const name = this.isMarkdown ? tag.name.toLowerCase() : tag.name;
    const source = valueOf(tag, 'src', 'data');
    const words = valueOf(tag, 'alt', 'title')?.trim();
    const remove = (expected: string, text: string) => {
      this.resolver.note(tag.start, expected, this.text.slice(tag.start, tag.end));
      this.#replace(tag.start, end, text);
      return true;
    };
    if (/^(script|style|link|meta)$/.test(name))
      return remove('no script and no style sheet in a text', '');
    if (/^(iframe|embed|object)$/.test(name))
      return remove(FROM_ELSEWHERE, source ? anchor(source, words) : '');
    if (/^(img|source|video|audio)$/.test(name) && source !== undefined && !/^data:/.test(source)) {
      if (isOutside(source))
        return remove(
          FROM_ELSEWHERE,
          isInLink ? words || nameOfHost(source) : anchor(source, words),
        );
      const to = this.resolver.file(source);
      if (to === undefined) return remove(MISSING_PICTURE, words ?? '');
      if (this.isMarkdown && name === 'img') {
        // The framework finds pictures of Markdown, wherever the site is
        const gap = isBlock ? '\n\n' : '';
        if (!words) this.resolver.note(tag.start, NO_WORDS, this.text.slice(tag.start, tag.end));
        this.#replace(
          tag.start,
          tag.end,
          `${gap}![${words || nameOfFile(source)}](${encoded(to)})${gap}`,
        );
        return true;
      }
      const address = tag.attributes.find((each) => /^(src|data)$/i.test(each.name));
      const required = decodeURI(to.startsWith('/') ? `@site/static${to}` : to);
      const value = this.isMarkdown
        ? JSON.stringify(encoded(to))
        : `{require(${JSON.stringify(required)}).default}`;
      if (address) this.#replace(address.start, address.end, ` ${address.name}=${value}`);
    }
    if (name === 'img' && !tag.attributes.some((each) => each.name === 'alt')) {
      const at = tag.start + 1 + name.length;
      this.#replace(at, at, ' alt=""');
    }
    for (const attribute of tag.attributes) this.#attribute(attribute);
    return false;
  }

  #attribute({name, value, start, end}: Tag['attributes'][number]): void {
    const written = this.text.slice(start, end);
    const hasColors = /^(style|bgcolor|color)$/i.test(name) && COLORS.test(written);
    if (hasColors || /^on[a-z]+$/.test(name)) this.#replace(start, end, '');
    else if (name === 'style' && value !== undefined && !this.isMarkdown)
      this.#replace(start, end, ` ${styleObject(value)}`);
    else if (name === 'href' && value !== undefined && isOwn(value)) {
      const to = this.resolver.link(value);
      if (to === undefined) this.resolver.note(start, DEAD_LINK, written.trim());
      if (to !== value)
        this.#replace(start, end, to === undefined ? '' : ` href=${JSON.stringify(to)}`);
    }
  }
}
