import fs from 'node:fs';
import path from 'node:path';

import {notImage, staticFile} from '../../utils/static-files';
import {
  attributesOf,
  isElement,
  attribute,
  element,
  expression,
  program,
  type Node,
  type MdxFile,
} from '../../content/markdown-tree';
import {decodeUrl} from '../../utils/urls';

export const COMPONENT = 'MarkdownImage';
const IMPORT = `import ${COMPONENT} from '@theme/IdealImage';`;

/** Adds the component's import. Returns `false` if the page already has it. */
export function addImport(tree: Node): boolean {
  if (tree.children?.some(({type, value}) => type === 'mdxjsEsm' && value === IMPORT)) return false;
  tree.children?.unshift({type: 'mdxjsEsm', value: IMPORT, data: program(IMPORT)});
  return true;
}

const isLink = ({type, name}: Node) => type === 'link' || name === 'a' || name === 'Link';

/** Returns the file behind a URL in another file, or `undefined` if this site has no such file. */
export function fileOf(url: string, from: string, siteDir: string): string | undefined {
  const [name = ''] = decodeUrl(url).split(/[?#]/);
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return undefined;
  if (name.startsWith('/')) return staticFile(siteDir, name);
  const place = name.startsWith('@site/')
    ? path.join(siteDir, name.slice('@site/'.length))
    : path.join(path.dirname(from), name);
  return fs.statSync(place, {throwIfNoEntry: false})?.isFile() ? place : undefined;
}

/** Returns the file behind an image's URL, or `undefined` if this site has no such image. */
export function imageOf(url: string, from: string, siteDir: string): string | undefined {
  const found = fileOf(url, from, siteDir);
  return found && /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(found) ? found : undefined;
}

/** Returns the path of a file, relative to the page. */
export const pathFrom = (file: MdxFile, found: string): string =>
  `./${path.relative(path.dirname(file.path), found).split(path.sep).join('/')}`;

export const requestOf = (found: string, file: MdxFile): string =>
  `require(${JSON.stringify(`${pathFrom(file, found)}?image`)})`;

/** Creates a video or audio element. `html-images.ts` then publishes its file. */
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
 * gets controls. Another file that browsers do not show as an image becomes a link. Images on the
 * same line, with no text between them, appear side by side.
 */
export function markdownImages(siteDir: string) {
  return () => async (tree: Node, file: MdxFile) => {
    const {visitParents} = await import('unist-util-visit-parents');
    const visit = (visitor: (node: Node, parents: Node[]) => void) => {
      visitParents(tree, visitor);
    };
    // A separate definition contains the URL of `![alt][name]`
    const definitions = new Map<unknown, Node>();
    const images: {node: Node; parents: Node[]; found: string}[] = [];
    visit((node) => {
      if (node.type === 'definition') definitions.set(node.identifier, node);
    });
    visit((node, parents) => {
      const isLinked = parents.some(isLink);
      if (isElement(node) && node.name === 'Image' && !isLinked)
        node.attributes = [attribute('hasZoom'), ...attributesOf(node)];
      const {url, title} = definitions.get(node.identifier) ?? {};
      if (node.type === 'imageReference') Object.assign(node, {type: 'image', url, title});
      const kind = node.type === 'image' ? notImage(node.url ?? '') : undefined;
      const text = {type: 'text', value: node.alt || path.posix.basename(node.url ?? '')};
      if (kind && isLinked) Object.assign(node, text);
      else if (kind === 'file') Object.assign(node, {type: 'link', children: [text]});
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
