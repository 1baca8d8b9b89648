import {getFileLoaderUtils} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';

import {fileUrls} from '../../utils/static-files';
import {
  attributesOf,
  isElement,
  attribute,
  element,
  expression,
  styleCode,
  type Attribute,
  type Node,
  type MdxFile,
} from '../../content/markdown-tree';
import {addImport, COMPONENT, fileOf, imageOf, pathFrom, requestOf} from './markdown-images';

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
      const found = fileOf(url, file.path, siteDir);
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
