/** Elements of HTML and JSX: what of them works on this site. */
import {styleObject} from '../../../src/plugins/content/check/mdx/elements';
import type {Adapter} from './adapt';
import {replacementOf} from './replacements';
import type {Element} from './tags';

export const isOutside = (url: string) => /^(https?:)?\/\//i.test(url);
export const isOwn = (url: string) =>
  url !== '' && (/^named:/.test(url) || !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url));

/** What the report says of pictures and links. */
export const LOST = {
  elsewhere: 'a link in the place of what another host shows: pages ask no other host',
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

/** Where an element is. */
type Place = {isInLink: boolean; isBlock: boolean};

/** Puts what the table has, or nothing, in the place of the tags of a component. */
function replaceComponent({name, attributes, open, close}: Element, {edit, note}: Adapter): void {
  const values = Object.fromEntries([...attributes].map(([each, {value}]) => [each, value]));
  const instead = replacementOf(name, values);
  edit(open, instead ?? '');
  if (close) edit(close, replacementOf(name, 'close') ?? '');
  const what = close ? 'what it holds stays' : 'this one is left out';
  if (instead === undefined || (!close && instead === ''))
    note(open, `a component of this site; ${what}`);
}

/** Makes an element one that works here, and leads what it names to its place. */
export function adaptElement(element: Element, place: Place, adapter: Adapter): void {
  const {name, attributes, open, close} = element;
  const {format, edit, note, link, file} = adapter;
  if (/^[A-Z]/.test(name)) return replaceComponent(element, adapter);
  const valueOf = (each: string) => attributes.get(each)?.value;
  const set = (each: string, written: string) => {
    const start = open.start + 1 + name.length;
    const at = attributes.get(each);
    edit(at ?? {start, end: start}, `${at ? '' : ' '}${each}=${written}`);
  };
  const quoted = (value: string) => `"${value.replaceAll('"', '&quot;')}"`;
  const instead = (text: string, expected?: string) => {
    // A block of HTML ends at an empty line
    const gap = place.isBlock && text.startsWith('![') ? '\n\n' : '';
    edit({start: open.start, end: (close ?? open).end}, gap + text + gap);
    if (expected !== undefined) note(open, expected);
  };
  const source = valueOf('src') ?? valueOf('data') ?? '';
  const words = valueOf('alt')?.trim() ?? '';
  if (/^(script|style|link|meta)$/.test(name))
    return instead('', 'no script and no style sheet in a text');
  const isMedia = /^(img|source|video|audio)$/.test(name) && !/^(\{|data:|$)/.test(source);
  if (/^(iframe|embed|object)$/.test(name) || (isMedia && isOutside(source))) {
    const shown = source && linkTo(words || valueOf('title'), source, place.isInLink);
    return instead(shown, LOST.elsewhere);
  }
  if (isMedia) {
    const to = file(source, name !== 'img');
    if (to === undefined) return instead(words, LOST.picture);
    // The framework finds pictures of Markdown, wherever the site is
    if (format === 'md' && name === 'img')
      return instead(
        `![${words || nameOfFile(to)}](${encoded(to)})`,
        words === '' ? LOST.words : undefined,
      );
    const required = decodeURI(to.startsWith('/') ? `@site/static${to}` : to);
    set(
      'src',
      format === 'md' ? quoted(encoded(to)) : `{require(${JSON.stringify(required)}).default}`,
    );
  }
  if (name === 'img' && !attributes.has('alt')) set('alt', '""');
  for (const [each, {value = '', ...range}] of attributes) {
    // Colors assume those of another site
    const isStyle = /^(style|bgcolor|color)$/i.test(each);
    if (/^on[a-z]+$/.test(each) || (isStyle && /color|background|font/i.test(value)))
      edit(range, '');
    else if (each === 'style' && format === 'mdx' && !value.startsWith('{'))
      set(each, styleObject(value));
  }
  const href = valueOf('href') ?? '';
  if (!isOwn(href) || href.startsWith('{')) return;
  const own = file(href, true);
  const to = own === undefined ? link(href) : `pathname://${own}`;
  if (to !== undefined) return set('href', quoted(encoded(to)));
  edit(attributes.get('href') ?? open, '');
  note(open, LOST.link);
}
