import fs from 'node:fs';
import path from 'node:path';

import {attribute, element, expression, program, type MdxFile} from '../../lib/mdx-nodes';
import {attributesOf, isElement, type Node} from '../../lib/markdown-tree';
import {decodeUrl} from '../../lib/url-text';

/** Where pictures are looked for. */
export type Folders = {siteDir: string; staticDirs: readonly string[]};

/** The component of `@theme/IdealImage` in a text, whatever the text itself imports. */
export const COMPONENT = 'MarkdownPicture';
export const IMPORT = `import ${COMPONENT} from '@theme/IdealImage';`;

const isLink = ({type, name}: Node) => type === 'link' || name === 'a' || name === 'Link';

/** The file that an address means, as Docusaurus finds it; `undefined` for one that is elsewhere. */
export function fileOf(url: string, from: string, {siteDir, staticDirs}: Folders) {
  const [name = ''] = decodeUrl(url).split(/[?#]/);
  // Docusaurus takes other files as they are
  if (!/\.(png|jpe?g|webp|avif|gif|svg)$/i.test(name)) return undefined;
  if (/^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return undefined;
  const places = name.startsWith('@site/')
    ? [path.join(siteDir, name.slice('@site/'.length))]
    : path.isAbsolute(name)
      ? staticDirs.map((folder) => path.join(siteDir, folder, name))
      : [path.join(path.dirname(from), name)];
  return places.find((place) => fs.statSync(place, {throwIfNoEntry: false})?.isFile());
}

/** The code that loads a file of a picture. */
export const requestOf = (found: string, file: MdxFile): string => {
  const request = path.relative(path.dirname(file.path), found).split(path.sep).join('/');
  return `require(${JSON.stringify(`./${request}?picture`)})`;
};

/** Makes `<img src="./picture.png" …>` of an author's a picture of Markdown with attributes. */
function toImage(node: Node): void {
  if (!isElement(node) || node.name !== 'img') return;
  const attributes = attributesOf(node);
  const src = attributes.find(({name}) => name === 'src')?.value;
  // Others are addresses of the published site
  if (!/^(\.\.?|@site)\//.test(String(src))) return;
  const rest = attributes.filter(({name}) => name !== 'src');
  Object.assign(node, {type: 'image', url: src, attributes: rest});
}

/**
 * A remark step, before those of Docusaurus: a picture of Markdown becomes `@theme/IdealImage`, in
 * several sizes and with its title as a caption. A picture amid words, or one written as `<img>`,
 * gets the sizes alone. Docusaurus takes care of other hosts, and of a file that is not there.
 */
export function markdownImages(folders: Folders) {
  return () => async (tree: Node, file: MdxFile) => {
    const {visitParents} = await import('unist-util-visit-parents');
    const visit = (visitor: (node: Node, parents: Node[]) => void) => {
      visitParents(tree as never, visitor as never);
    };
    // `![alt][name]`, with the address elsewhere
    const definitions = new Map<unknown, Node>();
    visit((node) => {
      if (node.type === 'definition') definitions.set(node.identifier, node);
    });
    const images = new Map<Node, {parents: Node[]; found?: string | undefined}>();
    visit((node, parents) => {
      const {url, title} = definitions.get(node.identifier) ?? {};
      if (node.type === 'imageReference') Object.assign(node, {type: 'image', url, title});
      toImage(node);
      if (node.type === 'image' || /^(img|Image)$/.test(node.name ?? '')) {
        const found = node.url ? fileOf(node.url, file.path, folders) : undefined;
        images.set(node, {parents: [...parents], found});
      }
    });
    /** Nothing but pictures of Markdown, all of this site. */
    const isAlone = ({type, children = []}: Node) =>
      type === 'paragraph' &&
      children.every((child) =>
        child.type === 'text'
          ? child.value?.trim() === ''
          : images.get(child)?.found && !child.attributes,
      );
    const blocks = [...images.values()]
      .map(({parents}) => parents.slice(-2) as [Node, Node])
      .filter(([, paragraph]) => paragraph && isAlone(paragraph));

    const [first] = images.keys();
    for (const [node, {parents, found}] of images) {
      const zoom = parents.some(isLink) ? [] : [attribute('hasZoom')];
      if (isElement(node) && node.name === 'Image')
        node.attributes = [...zoom, ...attributesOf(node)];
      if (node.type !== 'image' || !found) continue;
      const {alt, title, attributes} = node;
      const isBlock = blocks.some(([, paragraph]) => paragraph === parents.at(-1));
      const words = [attribute('alt', alt ?? ''), ...(title ? [attribute('title', title)] : [])];
      Object.assign(
        node,
        element(isBlock ? 'Flow' : 'Text', COMPONENT, [
          expression('img', requestOf(found, file)),
          attribute('loading', node === first ? 'eager' : 'lazy'),
          ...(isBlock ? zoom : [attribute('isInline')]),
          ...(attributes ? attributesOf(node) : words),
        ]),
      );
    }
    // A block has no place in a paragraph
    for (const [{children = []}, paragraph] of blocks) {
      const at = children.indexOf(paragraph);
      const rest = (paragraph.children ?? []).filter(({type}) => type !== 'text');
      if (at >= 0) children.splice(at, 1, ...rest);
    }
    if ([...images.keys()].some(({name}) => name === COMPONENT)) {
      tree.children?.unshift({type: 'mdxjsEsm', value: IMPORT, data: program(IMPORT)});
    }
  };
}
