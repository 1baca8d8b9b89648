/** Elements of HTML and JSX: what of them works on this site. */
import {replacementOf, type Values} from './table';
import type {Resolver} from './content';
import type {Format} from './tree';

/** An element that can be changed. An expression as a value begins with `{`. */
export type Element = {
  name: string;
  attributes: Map<string, string | undefined>;
  isInLink: boolean;
};

/** What becomes of an element: it stays, or a text stands in its place or around what it holds. */
export type Outcome = {instead?: string; around?: [string, string]; note?: string};

export const isOutside = (url: string) => /^(https?:)?\/\//i.test(url);
export const isOwn = (url: string) =>
  url !== '' && (/^named:/.test(url) || !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url));

export const FROM_ELSEWHERE =
  'a link in the place of what another host shows: pages ask no other host';
export const MISSING_PICTURE = 'a picture that is there; only its words stay';
export const NO_WORDS = 'words that say what the picture shows; the name of its file is there now';
export const DEAD_LINK = 'a link to a page of this site; only its words stay';

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
function linkTo({attributes, isInLink}: Element, url: string): string {
  const to = url.replace(
    /^.*youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/,
    'https://www.youtube.com/watch?v=$1',
  );
  const words = attributes.get('alt')?.trim() || attributes.get('title') || nameOfHost(to);
  const text = words.replace(/[<>{}]/g, '');
  return isInLink ? text : `<a href="${encoded(to)}">${text}</a>`;
}

/** `color: red; font-size: 2em` as React writes it. */
const styleObject = (css: string): string =>
  `{{${[...css.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)]
    .map(([, name = '', value = '']) => {
      const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return `${key}: '${value.trim().replaceAll("'", '"')}'`;
    })
    .join(', ')}}}`;

/** A component that this site has not. */
export function componentOutcome({name, attributes}: Element, isEmpty: boolean): Outcome {
  const values = Object.fromEntries(attributes) as Values;
  const open = replacementOf('components', name, values);
  const close = replacementOf('components', name, 'close') ?? '';
  const what = isEmpty ? 'this one is left out' : 'what it holds stays';
  const note = `a component of this site; ${what}`;
  return {
    around: [open ?? '', close],
    ...((open === undefined || (isEmpty && open === '')) && {note}),
  };
}

/** Mends an element of HTML, and what it names. */
export function mendElement(element: Element, format: Format, resolver: Resolver): Outcome {
  const {name, attributes} = element;
  const isMarkdown = format === 'md';
  const source = attributes.get('src') ?? attributes.get('data') ?? '';
  const words = attributes.get('alt')?.trim();
  if (/^(script|style|link|meta)$/.test(name))
    return {instead: '', note: 'no script and no style sheet in a text'};
  const isMedia = /^(img|source|video|audio)$/.test(name) && !/^(\{|data:|$)/.test(source);
  if (/^(iframe|embed|object)$/.test(name) || (isMedia && isOutside(source)))
    return {instead: source ? linkTo(element, source) : '', note: FROM_ELSEWHERE};
  if (isMedia) {
    const to = resolver.file(source, name !== 'img');
    if (to === undefined) return {instead: words ?? '', note: MISSING_PICTURE};
    // The framework finds pictures of Markdown, wherever the site is
    const shown = `![${words || nameOfFile(to)}](${encoded(to)})`;
    if (isMarkdown && name === 'img') return {instead: shown, ...(!words && {note: NO_WORDS})};
    const required = decodeURI(to.startsWith('/') ? `@site/static${to}` : to);
    attributes.set(
      'src',
      isMarkdown ? encoded(to) : `{require(${JSON.stringify(required)}).default}`,
    );
  }
  if (name === 'img' && !attributes.has('alt')) attributes.set('alt', '');
  for (const [each, value = ''] of attributes) {
    // Colors assume those of another site
    const isStyle = /^(style|bgcolor|color)$/i.test(each);
    if (/^on[a-z]+$/.test(each) || (isStyle && /color|background|font/i.test(value)))
      attributes.delete(each);
    else if (each === 'style' && !isMarkdown && !value.startsWith('{'))
      attributes.set(each, styleObject(value));
  }
  const href = attributes.get('href') ?? '';
  if (!isOwn(href) || href.startsWith('{')) return {};
  const file = resolver.file(href, true);
  const to = file === undefined ? resolver.link(href) : `pathname://${file}`;
  if (to === undefined) attributes.delete('href');
  else attributes.set('href', encoded(to));
  return to === undefined ? {note: DEAD_LINK} : {};
}
