import path from 'node:path';

import {getFileLoaderUtils} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

import {fileBehind, fileUrls, mediaKind} from '../../utils/static-files';
import {
  attributesOf,
  isElement,
  attribute,
  element,
  expression,
  program,
  styleCode,
  type Attribute,
  type Node,
  type MdxFile,
} from '../../content/markdown-tree';

export const COMPONENT = 'MarkdownImage';
const IMPORT = `import ${COMPONENT} from '@theme/IdealImage';`;

/** Adds the component's import. Returns `false` if the page already has it. */
function addImport(tree: Node): boolean {
  if (tree.children?.some(({type, value}) => type === 'mdxjsEsm' && value === IMPORT)) return false;
  tree.children?.unshift({type: 'mdxjsEsm', value: IMPORT, data: program(IMPORT)});
  return true;
}

const isLink = ({type, name}: Node) => type === 'link' || name === 'a' || name === 'Link';

/** Returns the file behind an image's URL, or `undefined` if this site has no such image. */
function imageOf(url: string, from: string, siteDir: string): string | undefined {
  const found = fileBehind(url, from, siteDir);
  return found && /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(found) ? found : undefined;
}

/** Returns the path of a file, relative to the page. */
const pathFrom = (file: MdxFile, found: string): string =>
  `./${path.relative(path.dirname(file.path), found).split(path.sep).join('/')}`;

const requestOf = (found: string, file: MdxFile): string =>
  `require(${JSON.stringify(`${pathFrom(file, found)}?image`)})`;

/** Creates a video or audio element. `htmlImages` then publishes its file. */
const player = (kind: 'video' | 'audio', {url = '', alt, title}: Node) =>
  element('Text', kind, [
    attribute('src', url),
    attribute('className', 'dau-player'),
    attribute('controls'),
    attribute('preload', 'metadata'),
    ...(alt ? [attribute('aria-label', alt)] : []),
    ...(title ? [attribute('title', title)] : []),
  ]);

/**
 * A remark plugin that replaces Markdown images with `@theme/IdealImage`. It must run before Docusaurus'
 * own plugins, which handle the other images: missing files, and images on other hosts. A video or sound
 * gets controls. Images on the same line, with no text between them, appear side by side.
 */
export function markdownImages(siteDir: string) {
  return () => (tree: Node, file: MdxFile) => {
    // A separate definition contains the URL of `![alt][name]`
    const definitions = new Map<unknown, Node>();
    const images: {node: Node; parents: Node[]; found: string}[] = [];
    visit(tree, 'definition', (node: Node) => void definitions.set(node.identifier, node));
    visitParents(tree, (node: Node, parents: Node[]) => {
      const isLinked = parents.some(isLink);
      if (isElement(node) && node.name === 'Image' && !isLinked)
        node.attributes = [attribute('hasZoom'), ...attributesOf(node)];
      const {url, title} = definitions.get(node.identifier) ?? {};
      if (node.type === 'imageReference') Object.assign(node, {type: 'image', url, title});
      const kind = node.type === 'image' ? mediaKind(node.url ?? '') : undefined;
      // A link must not contain controls
      if (kind && isLinked) Object.assign(node, {type: 'text', value: node.alt || node.url});
      else if (kind) Object.assign(node, player(kind, node));
      const found = node.type === 'image' && imageOf(node.url ?? '', file.path, siteDir);
      if (found) images.push({node, parents: [...parents], found});
    });
    const isImage = (node: Node) => images.some((image) => image.node === node);
    const isAlone = ({type, children = []}: Node) =>
      type === 'paragraph' &&
      children.every((child) =>
        child.type === 'text' ? child.value?.trim() === '' : isImage(child),
      );
    const blocks = new Map<Node, Node | undefined>();
    for (const [index, {node, parents, found}] of images.entries()) {
      const [around, paragraph] = parents.slice(-2);
      const isBlock = paragraph !== undefined && isAlone(paragraph);
      if (isBlock) blocks.set(paragraph, around);
      const attributes = [
        expression('img', requestOf(found, file)),
        attribute('loading', index === 0 ? 'eager' : 'lazy'),
        attribute('alt', node.alt ?? ''),
        ...(node.title ? [attribute('title', node.title)] : []),
        ...(isBlock ? [] : [attribute('isInline')]),
        ...(isBlock && !parents.some(isLink) ? [attribute('hasZoom')] : []),
      ];
      Object.assign(node, element(isBlock ? 'Flow' : 'Text', COMPONENT, attributes));
    }
    // Unwrap the paragraphs, because HTML does not allow blocks inside a paragraph
    for (const [paragraph, around] of blocks) {
      const {children = []} = paragraph;
      const at = around?.children?.indexOf(paragraph) ?? -1;
      const rest = children.filter(({type}) => type !== 'text');
      const isRow = rest.length > 1 && !children.some(({value}) => value?.includes('\n'));
      const row = element('Flow', 'div', [attribute('className', 'dau-image-row')], rest);
      if (at >= 0) around?.children?.splice(at, 1, ...(isRow ? [row] : rest));
    }
    if (images.length > 0) addImport(tree);
  };
}

type Html = Node & {tagName?: string; properties?: Record<string, unknown>};

/** Returns an attribute for React. The HTML parser writes `data-a-b` as `dataAB`. */
const attributeOf = ([name, value]: [string, unknown]): Attribute => {
  if (name === 'style') return expression(name, `(${styleCode(String(value))})`);
  const written = name
    .replace(/^data(?=[A-Z]).*/, (each) => each.replace(/[A-Z]/g, (sign) => `-${sign}`))
    .replace(/^aria(?=[A-Z])/, 'aria-');
  const isKebab = written.includes('-');
  return attribute(
    isKebab ? written.toLowerCase() : name,
    value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
  );
};

/**
 * A rehype plugin for the files of this site in HTML: images, videos, sounds and other parts of a page.
 * `<img src="./image.png">` is served in several sizes. Other URLs get the base URL, and files next to
 * the page are published.
 */
export const htmlImages = (siteDir: string) => () => (tree: Node, file: MdxFile) => {
  const isServer = file.data?.compilerName === 'server';
  const loader = getFileLoaderUtils(isServer).loaders.inlineMarkdownLinkFileLoader;

  /** Returns code for a string in which the URLs of this site's files are replaced. */
  function codeOf(text: string, pattern: RegExp): string | undefined {
    const parts: string[] = [];
    let end = 0;
    for (const {0: url, index} of text.matchAll(pattern)) {
      const found = fileBehind(url, file.path, siteDir);
      if (!found) continue;
      const [, rest = ''] = url.split(/(?=[?#])(.*)/s);
      const code = url.startsWith('/')
        ? `__webpack_public_path__ + ${JSON.stringify(url.slice(1))}`
        : `require(${JSON.stringify(loader + pathFrom(file, found))}).default + ${JSON.stringify(rest)}`;
      parts.push(JSON.stringify(text.slice(end, index)), code);
      end = index + url.length;
    }
    return end > 0 ? `(${[...parts, JSON.stringify(text.slice(end))].join(' + ')})` : undefined;
  }

  /** Replaces the URLs of this site's files in an attribute. */
  function withUrls(tag: string, each: Attribute): Attribute {
    const {name = '', value} = each;
    const pattern = fileUrls(tag, name);
    const code = pattern && typeof value === 'string' ? codeOf(value, pattern) : undefined;
    return code ? expression(name, code) : each;
  }

  visit(tree, (node: Html) => {
    const isJsx = isElement(node);
    const tag = (isJsx ? node.name : node.tagName) ?? '';
    if (!/^[a-z]/.test(tag)) return;
    const written = isJsx
      ? attributesOf(node)
      : Object.entries(node.properties ?? {}).map(attributeOf);
    const src = tag === 'img' && written.find(({name}) => name === 'src')?.value;
    const image = typeof src === 'string' ? imageOf(src, file.path, siteDir) : undefined;
    const attributes = written
      .filter(({name}) => !image || name !== 'src')
      .map((each) => withUrls(tag, each));
    const changed = image
      ? element('Text', COMPONENT, [
          expression('img', requestOf(image, file)),
          attribute('loading', addImport(tree) ? 'eager' : 'lazy'),
          attribute('isInline'),
          ...attributes,
        ])
      : attributes.some((each, at) => each !== written[at]) &&
        element('Text', tag, attributes, node.children);
    if (changed) Object.assign(node, changed, {properties: undefined, tagName: undefined});
  });
};
