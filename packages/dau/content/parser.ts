import type * as unifiedPackage from 'unified';
import type {Plugin} from 'unified';

import {openMathSyntax} from './math-syntax';
import {perProcess} from '../utils/cache';
import {nativeImport} from '../utils/native.cjs';
import type {Node} from './markdown-tree';
import type {Fields} from './yaml-and-front-matter';

type Token = {start: {offset: number}; end: {offset: number}};

/** A remark plugin that adds to each link, image and definition the position of its URL in the text. */
function destinations(this: {data(): object}): void {
  const data = this.data() as Record<string, unknown[] | undefined>;
  function addDestination(this: {stack: Node[]}, {start, end}: Token): void {
    const node = this.stack.at(-1);
    if (node) node.destination = [start.offset, end.offset];
  }
  const enter = {resourceDestination: addDestination, definitionDestination: addDestination};
  (data.fromMarkdownExtensions ??= []).push({enter});
}

export type Format = 'md' | 'mdx';

/** Returns the format in which Docusaurus reads a file. Front matter overrides the file name. */
export function formatOf(file: string, {mdx}: Fields): Format {
  const {format} = (mdx ?? {}) as {format?: unknown};
  if (format === 'md' || format === 'mdx') return format;
  return file.endsWith('.md') ? 'md' : 'mdx';
}

/** This site's own admonition, for the main points of a post. */
export const SUMMARY = 'summary';

async function createMarkdown() {
  const {unified} = (await nativeImport('unified')) as typeof unifiedPackage;
  const plugin = async (name: string) => ((await nativeImport(name)) as {default: Plugin}).default;
  const parse = await plugin('remark-parse');
  const rest = [
    // In the same order as in Docusaurus
    await plugin('remark-directive'),
    await plugin('remark-gfm'),
    await plugin('@slorber/remark-comment'),
    (await openMathSyntax()) as Plugin,
    destinations as Plugin,
  ];
  const processors = {
    md: unified().use(parse).use(rest).freeze(),
    mdx: unified()
      .use(parse)
      .use(await plugin('remark-mdx'))
      .use(rest)
      .freeze(),
  };
  return (text: string, format: Format) => processors[format].parse(text) as Node;
}

/** Returns a parser with Docusaurus' Markdown syntax and this site's additions. */
export const openMarkdown = () => perProcess('markdown', createMarkdown);
