/** What an import would write. Nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';

import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import {dump, load} from 'js-yaml';

import {locales} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {Assets, isImage} from './assets';
import {adaptTree} from './content';
import {SourceFiles} from './files';
import {keepFields, writeFields} from './front-matter';
import {Links} from './links';
import {rewriteMarks} from './marks';
import {toMdx} from './mdx';
import type {PlacedText, SourceSite} from './model';
import {contentFolder, placeTexts} from './place';
import {readSite} from './read';
import {textsIn} from './read/docusaurus';
import {table} from './table';
import {become, openMarkdown, printOf, type Format, type Markdown, type Node} from './tree';
import {Vocabulary} from './vocabulary';

const REDIRECTS_FILE = 'src/config/redirects.yml';
const REDIRECTS_HEAD =
  '# Addresses that have changed: the old one and the new one, without the language.\n';

/** A file to write. To a list, an import only adds. */
export type Change = {file: string; content: string | Buffer; isList?: boolean};
export type Plan = {
  changes: Change[];
  texts: PlacedText[];
  /** What is lost, with the place in the old site. */
  notes: Problem[];
  redirects: Map<string, string>;
};

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
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
    ...[...pages, ...table.pages].map((page) => [page, ''] as const),
    ...texts.map(({address, file}) => [address, file] as const),
  ]);
}

/** Adds the mark where lists of posts stop, after the first paragraph. */
function truncate({kind, body}: PlacedText, {children = []}: Node, format: Format): void {
  const block = children.find(({type}) => type === 'paragraph') ?? children.at(-1);
  if (kind !== 'post' || TRUNCATE.test(body) || !block) return;
  const mark = {type: 'html', value: format === 'md' ? '<!-- truncate -->' : '{/* truncate */}'};
  become(block, 'flow', {children: [{...block}, mark]});
}

/** Chooses the format of a text, once its marks are Markdown. */
function prepare(markdown: Markdown, text: PlacedText, site: SourceSite, files: SourceFiles): void {
  const {file, line} = text;
  // Invisible controls of the order of letters
  text.body = text.body.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
  text.body = rewriteMarks(site.kind, text, files, markdown);
  const isCode = markdown.codeOf(text.body);
  text.body = text.body.replace(/<!--\s*more\s*-->/gi, (found, at: number) =>
    isCode(at) ? found : '<!-- truncate -->',
  );
  text.body = admonitionTitleToDirectiveLabel(
    text.body.replace(/^(\s*:{3,}\w+) +$/gm, '$1'),
    table.directives,
  );
  const math = [...text.body.matchAll(/^[ \t]*\$\$/gm)].find(({index}) => !isCode(index));
  const expected =
    'no formula; this site has no plugin for them and shows the signs, write it as code or a picture';
  if (math)
    files.note(file, expected, line + text.body.slice(0, math.index).split('\n').length - 1);
  if (text.isMarkdown) return;
  const {text: body, format, reason} = toMdx(markdown, text.body, file.endsWith('x'));
  Object.assign(text, {body, isMarkdown: format === 'md'});
  if (reason !== undefined)
    files.note(file, `MDX that can be read (${reason}); it is read as plain Markdown`);
}

/** Plans the import of a site. */
export async function planImport(siteDir: string, files: SourceFiles): Promise<Plan> {
  files.notes.length = 0;
  const site = readSite(files);
  if (!site)
    throw new Error(
      `No site of Docusaurus, Hugo, Jekyll or Astro is in ${files.root}. It would have docusaurus.config.js, hugo.toml and content/, _config.yml or _posts/, or astro.config.mjs.`,
    );
  if (site.texts.length === 0) throw new Error(`There is no post and no guide in ${files.root}.`);
  const markdown = await openMarkdown();
  const here = addressesOf(siteDir);
  const ownText = (file: string) => {
    const absolute = path.join(siteDir, file);
    return fs.existsSync(absolute) ? fs.readFileSync(absolute) : undefined;
  };
  const assets = new Assets(
    site,
    files,
    (file, content) => ownText(file)?.equals(content) === false,
  );
  const texts = placeTexts(site.texts, here, files);
  const listFile = 'blog/authors.yml';
  const authors = {file: listFile, target: listFile, address: '/blog'} as PlacedText;
  const vocabulary = new Vocabulary(
    site,
    (file) => ownText(file)?.toString() ?? '',
    (url, key) => {
      const to = /^(https?:)?\/\//.test(url) ? undefined : assets.bring(authors, url);
      const expected = 'a picture of this site; save it in static/ and name it in image_url';
      if (to === undefined) files.notes.push({file: 'authors', field: key, expected, found: url});
      return to;
    },
  );
  for (const text of texts) {
    prepare(markdown, text, site, files);
    vocabulary.apply(text);
    keepFields(files, text);
  }
  const formatOf = ({isMarkdown}: PlacedText) => (isMarkdown ? 'md' : 'mdx');
  const trees = new Map(texts.map((text) => [text, markdown.parse(text.body, formatOf(text))]));
  const anchors = new Map(
    [...trees].map(([text, tree]) => [text, markdown.anchors(text.body, tree)]),
  );
  // The lists of the blog are there if it has something to list
  const posts = texts.filter(({kind, fields}) => kind === 'post' && fields.draft !== true);
  const isThere = (page: string) => posts.length > 0 || !/^\/blog\/\w+$/.test(page);
  const pages = new Set([...here.keys()].filter(isThere));
  const links = new Links(site, texts, pages, (text) => anchors.get(text) ?? []);

  const written = [...trees].map(([text, tree]): Change => {
    const {body, file, fields, target, line: first} = text;
    const format = formatOf(text);
    const before = (tree.children ?? []).map(printOf);
    adaptTree(body, tree, format, {
      // A file has no page
      link: (url) => assets.bring(text, url) ?? links.resolve(text, url),
      file: (url, isInTag) => assets.bring(text, url, isInTag),
      module: (source) => assets.module(text, source),
      note: (line, expected, found) => files.note(file, expected, first + line - 1, found),
    });
    truncate(text, tree, format);
    const {image} = fields;
    if (typeof image === 'string' && !/^(https?:)?\/\//.test(image)) {
      const to = assets.bring(text, image, false, isImage);
      fields.image = to && encodeURI(decodeURI(to));
      const expected = 'a picture that is there; the field is left out';
      if (to === undefined) files.notes.push({file, field: 'image', expected, found: image});
    }
    const content = writeFields(fields) + markdown.write(body, tree, before, format);
    return {file: target, content};
  });

  const redirects = links.redirects();
  const before = ownText(REDIRECTS_FILE)?.toString() ?? REDIRECTS_HEAD;
  const known = (load(before) ?? {}) as object;
  const added = [...redirects].filter(([from]) => !(from in known)).sort();
  const lines = added.length > 0 ? dump(Object.fromEntries(added), {lineWidth: -1}) : '';
  return {
    changes: [
      ...written,
      ...[...(site.companions ?? [])].map(([file, from]) => ({file, content: files.text(from)})),
      ...[...assets.places].map(([file, from]) => ({file, content: files.bytes(from) ?? ''})),
      ...vocabulary.contents().map(([file, content]) => ({file, content, isList: true})),
      ...(lines
        ? [{file: REDIRECTS_FILE, content: before.replace(/\n?$/, '\n') + lines, isList: true}]
        : []),
    ],
    texts,
    notes: [...new Map(files.notes.map((note) => [JSON.stringify(note), note])).values()],
    redirects,
  };
}
