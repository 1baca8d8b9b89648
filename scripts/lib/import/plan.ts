/** What an import would write. Nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';

import {load} from 'js-yaml';

import {ENGINE_PAGES} from '../../../src/lib/engine-pages';
import {locales} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {contentFolder} from '../../../src/lib/content/files';
import {hasEffect, readIn, type Change} from '../changes';
import {adaptText} from './adapt';
import {assetsOf} from './assets';
import {isOutside} from './elements';
import {categoryFiles} from './categories';
import {SourceFiles} from './files';
import {writeFields} from './front-matter';
import {linksOf} from './links';
import {rewriteMarks} from './foreign-syntax';
import {readMarkdown} from './mdx';
import type {PlacedText, TextKind} from './model';
import {placeTexts} from './place';
import {readDocusaurus, textsIn} from './read/docusaurus';
import {readAstro, readHugo, readJekyll, readPlain} from './read/hugo-jekyll-astro';
import {anchorsOf, applyEdits, openTrees, rangeOf, type Edit, type Format, type Node} from './tree';
import {vocabularyOf, withEntries} from './tags-and-authors';

const REDIRECTS_FILE = 'src/config/redirects.yml';
const REDIRECTS_HEAD =
  '# Addresses that have changed: the old one and the new one, without the language.\n';

/** What a change is about: to a list, an import only adds. */
export const LIST = 'a list';
const TEXT = 'a text';
export type Plan = {
  changes: Change[];
  texts: PlacedText[];
  /** What is lost, with the place in the old site. */
  notes: Problem[];
  redirects: Map<string, string>;
};

/** Addresses that this site has, with the file of each; `''` for a page. */
function addressesOf(siteDir: string): Map<string, string> {
  const files = new SourceFiles(siteDir);
  const pages = files
    .list('src/pages', /\.(tsx?|mdx?)$/)
    .filter((file) => !file.includes('/_'))
    .map((file) => file.slice('src/pages'.length).replace(/(\/index)?\.\w+$/, '') || '/');
  const texts = (['post', 'guide'] as const).flatMap((kind) => {
    const folder = contentFolder(kind, locales[0]);
    const route = kind === 'post' ? 'blog' : 'docs';
    return textsIn(files, {kind, folder, route, language: locales[0], prefix: ''});
  });
  return new Map([
    ...[...pages, ...ENGINE_PAGES].map((page) => [page, ''] as const),
    ...texts.map(({address, file}) => [address, file] as const),
  ]);
}

/** Adds the mark where lists of posts stop, after the first paragraph. */
function truncate(kind: TextKind, body: string, {children = []}: Node, format: Format): Edit[] {
  const block = children.find(({type}) => type === 'paragraph') ?? children.at(-1);
  const isMarked = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(body);
  if (kind !== 'post' || isMarked || !block) return [];
  const {end} = rangeOf(block);
  const text = format === 'md' ? '\n\n<!-- truncate -->' : '\n\n{/* truncate */}';
  return [{start: end, end, text}];
}

/** Plans the import of a site. */
export async function planImport(siteDir: string, files: SourceFiles): Promise<Plan> {
  const site =
    readDocusaurus(files) ??
    readAstro(files) ??
    readHugo(files) ??
    readJekyll(files) ??
    readPlain(files);
  if (site.texts.length === 0) throw new Error(`There is no post and no guide in ${files.root}.`);
  const trees = await openTrees();
  const here = addressesOf(siteDir);
  const ownText = (file: string) => readIn(siteDir, file);
  const isOther = (file: string, content: Buffer) =>
    fs.existsSync(path.join(siteDir, file)) && hasEffect(siteDir, {file, content, what: TEXT});
  const assets = assetsOf(site, files, isOther);
  const placed = placeTexts(site.texts, here, files);
  const list = 'blog/authors.yml';
  const authors = {file: list, target: list, address: '/blog'} as PlacedText;
  const vocabulary = vocabularyOf(site, ownText, (url, key) => {
    const to = isOutside(url) ? undefined : assets.bring(authors, url);
    const expected = 'a picture of this site; save it in static/ and name it in image_url';
    if (to === undefined) files.notes.push({file: 'authors', field: key, expected, found: url});
    return to;
  });

  const texts = placed.map((text) => {
    const body = rewriteMarks(site.marks, text, files, trees);
    const is = {mdxFile: text.file.endsWith('x'), markdown: text.isMarkdown};
    const {reason, ...read} = readMarkdown(trees, body, is);
    if (reason !== undefined)
      files.note(text.file, `MDX that can be read (${reason}); it is read as plain Markdown`);
    vocabulary.apply(text);
    text.fields.mdx = read.format === 'md' ? {format: 'md'} : undefined;
    return {placed: text, ...read, anchors: anchorsOf(read.tree)};
  });
  const anchors = new Map(texts.map((text) => [text.placed, text.anchors]));
  // The lists of the blog are there if it has something to list
  const hasPosts = placed.some(({kind, fields}) => kind === 'post' && fields.draft !== true);
  const isThere = (page: string) => hasPosts || !/^\/blog\/\w+$/.test(page);
  const pages = new Set([...here.keys()].filter(isThere));
  const links = linksOf(site, placed, pages, (text) => anchors.get(text) ?? []);

  const written = texts.map(({placed: text, text: body, tree, format}): [string, string] => {
    const {file, fields, target, line: first} = text;
    const resolver = {
      // A file has no page
      link: (url: string) => assets.bring(text, url) ?? links.resolve(text, url),
      file: (url: string, isInTag?: boolean) => assets.bring(text, url, isInTag),
      module: (source: string) => assets.module(text, source),
    };
    const edits = adaptText(body, tree, format, resolver, (line, expected, found) =>
      files.note(file, expected, first + line - 1, found),
    );
    const {image} = fields;
    if (typeof image === 'string' && !isOutside(image)) {
      const to = assets.bring(text, image);
      fields.image = to && encodeURI(decodeURI(to));
      const expected = 'a picture that is there; the field is left out';
      if (to === undefined) files.notes.push({file, field: 'image', expected, found: image});
    }
    const content = applyEdits(body, [...edits, ...truncate(text.kind, body, tree, format)]);
    return [target, writeFields(fields) + content.replace(/\n{2,}$/, '\n')];
  });

  const redirects = links.redirects();
  const known = load(ownText(REDIRECTS_FILE)) ?? {};
  const lists = new Map<string, object>(vocabulary.added);
  const moved = [...redirects].filter(([from]) => !Object.hasOwn(known, from)).sort();
  if (moved.length > 0) lists.set(REDIRECTS_FILE, Object.fromEntries(moved));
  const brought = [...assets.places].map(([file, from]) => [file, files.bytes(from)] as const);
  const own = [...written, ...categoryFiles(placed, files), ...brought];
  return {
    changes: [
      ...own.map(([file, content]) => ({file, content, what: TEXT})),
      ...[...lists].map(([file, entries]) => {
        const before = ownText(file) || (file === REDIRECTS_FILE ? REDIRECTS_HEAD : '');
        return {file, content: withEntries(before, entries), what: LIST};
      }),
    ],
    texts: placed,
    notes: [...new Map(files.notes.map((note) => [JSON.stringify(note), note])).values()],
    redirects,
  };
}
