import fs from 'node:fs';
import path from 'node:path';

import {getFileLoaderUtils} from '@docusaurus/utils';
import sharp from 'sharp';

/** Where pictures are looked for. */
type Folders = {siteDir: string; staticDirs: readonly string[]};

type Attribute = {type: string; name?: string; value?: unknown};

/** A node of a Markdown tree, as far as this step reads it. */
type Node = {
  type: string;
  name?: string | null;
  children?: Node[];
  value?: string;
  url?: string;
  alt?: string | null;
  title?: string | null;
  identifier?: string;
  attributes?: Attribute[];
  data?: object;
};

type File = {path: string; data: {compilerName?: string}; fail(reason: string, node: Node): never};

/** Pictures that have sizes. Others stay one file: drawings (SVG) and GIF. */
const SIZED = /\.(png|jpe?g|webp|avif)$/i;
/** The component of `@theme/IdealImage` in a text, whatever the text itself imports. */
const COMPONENT = 'MarkdownPicture';

const isElement = ({type}: Node) => /^mdxJsx(Flow|Text)Element$/.test(type);

const isLink = ({type, name}: Node) => type === 'link' || name === 'a' || name === 'Link';

const attribute = (name: string, value: unknown): Attribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** A program of one statement, as MDX wants it beside its source. */
const program = (statement: object) => ({
  estree: {type: 'Program', sourceType: 'module', comments: [], body: [statement]},
});

/** An attribute `name={require(request)}`; with `isModule`, the default export of a module. */
function required(name: string, request: string, isModule = false): Attribute {
  const identifier = (word: string) => ({type: 'Identifier', name: word});
  const call = {
    type: 'CallExpression',
    optional: false,
    callee: identifier('require'),
    arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
  };
  const expression = isModule
    ? {
        type: 'MemberExpression',
        computed: false,
        optional: false,
        object: call,
        property: identifier('default'),
      }
    : call;
  const data = program({type: 'ExpressionStatement', expression});
  return attribute(name, {type: 'mdxJsxAttributeValueExpression', value: '', data});
}

/** `import MarkdownPicture from '@theme/IdealImage'`. */
const importOfComponent = (): Node => ({
  type: 'mdxjsEsm',
  value: '',
  data: program({
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: COMPONENT}}],
    source: {type: 'Literal', value: '@theme/IdealImage', raw: "'@theme/IdealImage'"},
    attributes: [],
  }),
});

/** The file that an address means, as Docusaurus finds it; `undefined` for another host or page. */
function fileOf(address: string, from: string, {siteDir, staticDirs}: Folders) {
  const [name = ''] = decodeURI(address).split(/[?#]/);
  if (/^([a-z][a-z+.-]*:|\/\/|#|$)/i.test(address)) return undefined;
  const places = name.startsWith('@site/')
    ? [path.join(siteDir, name.slice('@site/'.length))]
    : path.isAbsolute(name)
      ? staticDirs.map((folder) => path.join(siteDir, folder, name))
      : [path.join(path.dirname(from), name)];
  return places.find((place) => fs.existsSync(place)) ?? null;
}

/** `<img src="./picture.png">` of an author's, with the address. */
function writtenAddress({attributes = [], ...node}: Node): string | undefined {
  const src = attributes.find(({name}) => name === 'src')?.value;
  if (!isElement(node) || node.name !== 'img' || typeof src !== 'string') return undefined;
  // Others are addresses of the published site
  return /^(\.\.?|@site)\//.test(src) ? src : undefined;
}

/**
 * A remark step, before those of Docusaurus: a picture of Markdown becomes `@theme/IdealImage`, in
 * several sizes and with its title as a caption. A picture amid words, or one written as `<img>`,
 * gets the sizes alone. Docusaurus takes care of the rest, and of a file that is not there.
 */
export function markdownPictures(folders: Folders) {
  return () => async (tree: Node, file: File) => {
    const {visitParents} = await import('unist-util-visit-parents');
    const {loaders} = getFileLoaderUtils(file.data.compilerName === 'server');
    const visit = (types: string[], visitor: (node: Node, parents: Node[]) => void) => {
      visitParents(tree as never, types as never, visitor as never);
    };

    // `![alt][name]`, with the address elsewhere
    const definitions = new Map<string, Node>();
    visit(['definition'], (node) => definitions.set(node.identifier ?? '', node));
    visit(['imageReference'], (node) => {
      const {url, title} = definitions.get(node.identifier ?? '') ?? {};
      Object.assign(node, {type: 'image', url, title});
    });

    const pictures = new Map<Node, {parents: Node[]; found?: string | null | undefined}>();
    visit(['image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node, parents) => {
      if (node.type !== 'image' && !/^(img|Image)$/.test(node.name ?? '')) return;
      const address = node.type === 'image' ? node.url : writtenAddress(node);
      const found = address === undefined ? undefined : fileOf(address, file.path, folders);
      pictures.set(node, {parents: [...parents], found});
    });
    const [first] = pictures.keys();
    /** Paragraphs of nothing but pictures of this site. */
    const blocks = [...pictures.values()].flatMap(({parents}) => {
      const [grandparent, paragraph] = parents.slice(-2);
      const {type, children = []} = paragraph ?? {};
      const isAlone = children.every((child) =>
        child.type === 'text' ? child.value?.trim() === '' : pictures.get(child)?.found,
      );
      return type === 'paragraph' && isAlone ? [{paragraph, siblings: grandparent?.children}] : [];
    });

    /** The attributes of a file: with sizes, or as it is, with its width and height. */
    const attributesOf = async (node: Node, name: string, found: string): Promise<Attribute[]> => {
      const request = `./${path.relative(path.dirname(file.path), found).split(path.sep).join('/')}`;
      if (SIZED.test(found)) return [required(name, request)];
      const {width, height} = await sharp(found)
        .metadata()
        .catch((error: Error) =>
          file.fail(
            `${node.url ?? request} is no picture that can be read (${error.message})`,
            node,
          ),
        );
      return [
        required(name, loaders.inlineMarkdownAssetImageFileLoader + request, true),
        attribute('width', String(width)),
        attribute('height', String(height)),
      ];
    };

    for (const [node, {parents, found}] of pictures) {
      const zoom = parents.some(isLink) ? [] : [attribute('hasZoom', null)];
      const loading = attribute('loading', node === first ? 'eager' : 'lazy');
      const isSized = SIZED.test(found ?? '');
      if (node.name === 'Image') {
        node.attributes?.unshift(...zoom);
      } else if (node.type === 'image') {
        const isBlock = blocks.some(({paragraph}) => paragraph === parents.at(-1));
        if (!found || !(isBlock || isSized)) continue;
        const {alt, title} = node;
        const words = [attribute('alt', alt ?? ''), ...(title ? [attribute('title', title)] : [])];
        Object.assign(node, {
          type: isBlock ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
          name: COMPONENT,
          children: [],
          attributes: [
            ...(await attributesOf(node, 'img', found)),
            ...(isBlock ? zoom : [attribute('isInline', null)]),
            ...[loading, ...words],
          ],
        });
      } else if (found !== undefined) {
        const written = (node.attributes ?? []).filter(({name}) => name !== 'src');
        const src = node.attributes?.find(({name}) => name === 'src')?.value as string;
        if (!found) {
          file.fail(`no picture is at ${src}: correct the address, or put the file there`, node);
        }
        node.attributes = [
          ...(await attributesOf(node, isSized ? 'img' : 'src', found)),
          ...(isSized ? [attribute('isInline', null)] : []),
          ...[loading, ...written],
        ];
        if (isSized) node.name = COMPONENT;
      }
    }

    // A block has no place in a paragraph
    for (const {paragraph, siblings = []} of blocks) {
      const at = siblings.indexOf(paragraph as Node);
      const rest = paragraph?.children?.filter(({type}) => type !== 'text') ?? [];
      if (at >= 0) siblings.splice(at, 1, ...rest);
    }
    if ([...pictures.keys()].some(({name}) => name === COMPONENT)) {
      tree.children?.unshift(importOfComponent());
    }
  };
}
