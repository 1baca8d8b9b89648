import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * What `@docusaurus/Head` needs of `react-helmet-async` in a browser, by the
 * same rules as the library has on the server: of two components that name the
 * same thing the later one wins, and what the server has written stays where it
 * is. The library itself brings as much again for what nobody here uses
 * (templates of titles, callbacks, deep comparison), and in the browser knows
 * no fragments but React's own.
 */

type Tag = {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
};

/** What the head holds any number of, and by which attributes two of them are the same. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: [],
  script: ['src'],
  style: [],
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

type ElementProps = Readonly<Record<string, unknown>> & {readonly children?: ReactNode};

const textOf = (children: unknown): string =>
  (Array.isArray(children) ? (children as unknown[]) : [children]).join('');

function toTag({type, props}: ReactElement<ElementProps>): Tag {
  if (typeof type !== 'string') {
    throw new TypeError('Head takes HTML elements, and no components.');
  }
  const {children, ...rest} = props;
  const attributes = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [ATTRIBUTES[name] ?? name.toLowerCase(), String(value)]),
  );
  return {type, attributes, text: textOf(children)};
}

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ElementProps>(child)) return [];
    return child.type === Fragment ? tagsOf(child.props.children) : [toTag(child)];
  });
}

/** By what a tag is told from others of its type: the last of its naming attributes, or its text. */
function identityOf({type, attributes, text}: Tag): string | undefined {
  let name: string | undefined;
  for (const candidate of Object.keys(attributes)) {
    if (!IDENTITY[type]?.includes(candidate)) continue;
    if (name === 'rel' && attributes.rel?.toLowerCase() === 'canonical') continue;
    if (candidate === 'rel' && attributes.rel?.toLowerCase() === 'stylesheet') continue;
    name = candidate;
  }
  const value = name === undefined ? text : attributes[name]?.toLowerCase();
  return value ? `${type} ${name} ${value}` : undefined;
}

/** The tags that stand after later components have replaced what earlier ones say. */
function standing(components: readonly (readonly Tag[])[]): Tag[] {
  const taken = new Set<string>();
  return [...components]
    .reverse()
    .map((tags) => {
      const own = tags
        .map((tag) => ({tag, identity: identityOf(tag)}))
        .filter(({identity}) => identity !== undefined && !taken.has(identity));
      for (const {identity = ''} of own) taken.add(identity);
      return own.map(({tag}) => tag);
    })
    .reverse()
    .flat();
}

function toElement({type, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('data-rh', 'true');
  element.textContent = text;
  return element;
}

/** The page that the server sent. */
const served = typeof location === 'undefined' ? '' : location.pathname;

/**
 * Takes out what nobody names any more and adds what is new; the rest is not
 * touched. Structured data is the server's alone: true as long as its page is
 * there.
 */
function updateTags(type: string, tags: readonly Tag[]) {
  const isKept = type === 'script' && location.pathname === served;
  const old = isKept ? [] : [...document.head.querySelectorAll(`${type}[data-rh]`)];
  const added = tags.map(toElement).filter((element) => {
    const index = old.findIndex((other) => other.isEqualNode(element));
    if (index >= 0) old.splice(index, 1);
    return index < 0;
  });
  for (const element of old) element.remove();
  document.head.append(...added);
}

const ownAttributes: Record<string, readonly string[]> = {};

/** Of the page's own element only those attributes go that came from here. */
function updateAttributes(element: HTMLElement, tags: readonly Tag[]) {
  const type = element.localName;
  const attributes = Object.assign({}, ...tags.map((tag) => tag.attributes)) as Tag['attributes'];
  for (const name of ownAttributes[type] ?? []) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  ownAttributes[type] = Object.keys(attributes);
}

/** What each component says, in the order in which they came. */
const instances: {readonly current: readonly Tag[]}[] = [];
let frame = 0;

function update() {
  const components = instances.map(({current}) => current);
  const all = components.flat();
  const ofType = (type: string) => all.filter((tag) => tag.type === type);
  const title = ofType('title').at(-1)?.text;
  if (title !== undefined && document.title !== title) document.title = title;
  updateAttributes(document.documentElement, ofType('html'));
  updateAttributes(document.body, ofType('body'));
  const tags = standing(components);
  for (const type of Object.keys(IDENTITY)) {
    updateTags(
      type,
      tags.filter((tag) => tag.type === type),
    );
  }
}

/** Once for all components of a page. */
function updateSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

export function Helmet({children}: {readonly children?: ReactNode}): null {
  const tags = useRef<readonly Tag[]>([]);
  useLayoutEffect(() => {
    instances.push(tags);
    return () => {
      instances.splice(instances.indexOf(tags), 1);
      updateSoon();
    };
  }, []);
  useLayoutEffect(() => {
    tags.current = tagsOf(children);
    updateSoon();
  });
  return null;
}

export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
