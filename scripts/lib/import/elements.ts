/** Elements of HTML and JSX: what of them works on this site. */
import {styleCode} from '../../../src/lib/mdx-nodes';
import type {Adapter} from './adapt';
import {replacementOf} from './shortcodes-and-components';
import {openingTag, type Element} from './html';

export const isOutside = (url: string) => /^(https?:)?\/\//i.test(url);
export const isOwn = (url: string) =>
  url !== '' && (/^named:/.test(url) || !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url));

/** What the report says of pictures and links. */
export const LOST = {
  elsewhere: 'a link in the place of what another host shows: pages contact no other host',
  picture: 'a picture that is there; only its words stay',
  words: 'words that say what the picture shows; the name of its file is there now',
  link: 'a link to a page of this site; only its words stay',
};

/** What a screen reader reads where a picture has no words. */
export const nameOfFile = (url: string) =>
  (/([^/]*?)(\.\w+)?$/.exec(url)?.[1] ?? '').replace(/[-_+]|%20/g, ' ');

export const nameOfHost = (url: string) => {
  const full = url.startsWith('//') ? `https:${url}` : url;
  return URL.canParse(full) ? new URL(full).hostname.replace(/^www\./, '') : url;
};

function encoded(url: string): string {
  try {
    return encodeURI(decodeURI(url));
  } catch {
    return encodeURI(url);
  }
}

/** A link to what another host shows. The `/embed/` address of a video has no page around it. */
function linkTo(words: string | undefined, url: string, isInLink: boolean): string {
  const to = url.replace(
    /^.*youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/,
    'https://www.youtube.com/watch?v=$1',
  );
  const text = (words || nameOfHost(to)).replace(/[<>{}]/g, '');
  return isInLink ? text : `<a href="${encoded(to)}">${text}</a>`;
}

/** Puts what the table has, or nothing, in the place of the tags of a component. */
function replaceComponent({name, attributes, open, close}: Element, adapter: Adapter): void {
  const {text, edit, note, link} = adapter;
  // The framework's link, imported or given to all texts
  if (name === 'Link' && close && !/\n\s*\n/.test(text.slice(open.end, close.start))) {
    const url = attributes.get('to') ?? attributes.get('href') ?? '';
    const to = isOwn(url) ? link(url) : url;
    if (to === undefined) note(open, LOST.link);
    edit(open, to === undefined ? '' : '[');
    return edit(close, to === undefined ? '' : `](${encoded(to)})`);
  }
  const instead = replacementOf(name, Object.fromEntries(attributes));
  edit(open, instead ?? '');
  if (close) edit(close, replacementOf(name, 'close') ?? '');
  const what = close ? 'what it holds stays' : 'this one is left out';
  if (instead === undefined || (!close && instead === ''))
    note(open, `a component of this site; ${what}`);
}

/** Is an element inside of a link, or of a line of Markdown? */
type Place = {isInLink: boolean; isInLine: boolean};

/** Makes an element one that works here, and leads what it names to its place. */
export function adaptElement(element: Element, place: Place, adapter: Adapter): void {
  const {name, attributes, open, close} = element;
  const {text, format, edit, note, link, file} = adapter;
  const replace = (instead: string, lost?: string) => {
    edit({start: open.start, end: (close ?? open).end}, instead);
    if (lost !== undefined) note(open, lost);
  };
  if (/^[A-Z]/.test(name)) return replaceComponent(element, adapter);
  if (/^(script|style|link|meta)$/.test(name))
    return replace('', 'no script and no style sheet in a text');
  const source = (attributes.get('src') ?? attributes.get('data') ?? '').replaceAll('\\', '/');
  const words = attributes.get('alt')?.trim() ?? '';
  const isMedia = /^(img|source|video|audio)$/.test(name) && !/^(\{|data:|$)/.test(source);
  if (/^(iframe|embed|object)$/.test(name) || (isMedia && isOutside(source))) {
    const shown = source && linkTo(words || attributes.get('title'), source, place.isInLink);
    return replace(shown, LOST.elsewhere);
  }
  const before = openingTag(element, false);
  if (isMedia) {
    const to = file(source, name !== 'img');
    if (to === undefined) return replace(words, LOST.picture);
    // The framework finds pictures of Markdown, wherever the site is
    if (format === 'md' && name === 'img') {
      const picture = `![${words || nameOfFile(to)}](${encoded(to)})`;
      if (words === '') note(open, LOST.words);
      if (place.isInLine) return replace(picture);
      // A block of HTML ends at an empty line; far from the margin, the next line would be code
      const end = open.end + text.slice(open.end).search(/\S|$/);
      return edit({start: open.start, end}, `\n\n${picture}\n\n`);
    }
    const required = decodeURI(to.startsWith('/') ? `@site/static${to}` : to);
    const imported = `{require(${JSON.stringify(required)}).default}`;
    attributes.set('src', format === 'md' ? encoded(to) : imported);
  }
  if (name === 'img' && !attributes.has('alt')) attributes.set('alt', '');
  for (const [each, value = ''] of attributes) {
    // Colors assume those of another site
    const isColor = /^(style|bgcolor|color)$/i.test(each) && /color|background|font/i.test(value);
    if (isColor || /^on[a-z]+$/.test(each)) attributes.delete(each);
    else if (each === 'style' && !value.startsWith('{')) {
      const readable = value.split(';').filter((part) => part.includes(':'));
      attributes.set(each, format === 'mdx' ? `{${styleCode(value)}}` : readable.join(';'));
    }
  }
  const id = name === 'a' ? attributes.get('name') : undefined;
  // A link can lead to an id only
  if (id !== undefined && attributes.delete('name')) attributes.set('id', id);
  const href = attributes.get('href') ?? '';
  if (isOwn(href) && !href.startsWith('{')) {
    const own = file(href, true);
    const to = own === undefined ? link(href) : `pathname://${own}`;
    if (to === undefined) {
      attributes.delete('href');
      note(open, LOST.link);
    } else attributes.set('href', encoded(to));
  }
  const isClosed = text[open.end - 2] === '/';
  if (openingTag(element, false) !== before) edit(open, openingTag(element, isClosed));
}
