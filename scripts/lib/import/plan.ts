/** What an import would write. Nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';

import {locales} from '../../../src/lib/locales';
import type {Problem} from '../../../src/lib/problems';
import {bidiProblems} from '../../../src/plugins/content/check/bidi';
import {isImage} from '../../../src/plugins/content/check/images';
import {providedComponents} from '../../../src/plugins/content/check/markdown';
import {REDIRECTS_FILE} from '../../../src/plugins/redirects/read';
import type {Change} from '../edit/changes';
import {readEntries, yamlScalar} from '../edit/yaml';
import {Assets, isMedia} from './assets';
import {ContentEdits} from './body/content';
import {fromHugo, fromJekyll} from './body/marks';
import {toMdx} from './body/mdx';
import {endOf, openSyntax, type Syntax} from './body/syntax';
import type {SourceFiles} from './files';
import {keepFields, writeFields} from './front-matter';
import {Links} from './links';
import type {PlacedText, SiteKind, SourceSite} from './model';
import {newAddress, placeTexts} from './place';
import {readSite} from './read';
import {Vocabulary} from './vocabulary';

export type Plan = {
  /** Files to write, the texts among them. */
  readonly changes: readonly Change[];
  readonly texts: readonly PlacedText[];
  /** What is lost, with the place in the old site. */
  readonly notes: readonly Problem[];
  readonly redirects: ReadonlyMap<string, string>;
  /** The file of the old site that a file comes from. */
  readonly sourceOf: ReadonlyMap<string, string>;
};

/** What an earlier plan has shown that this site does not take, by the path in the old site. */
export type Lessons = {
  readonly excluded: Set<string>;
  /** Texts that are read as plain Markdown. */
  readonly markdown: Set<string>;
};

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
const formatOf = ({isMarkdown}: PlacedText) => (isMarkdown ? 'md' : 'mdx');

/** Makes the text of one kind of site Markdown, or MDX. */
function prepare(
  text: PlacedText,
  kind: SiteKind,
  syntax: Syntax,
  isProvided: (name: string) => boolean,
): readonly Problem[] {
  const {body, file} = text;
  const notes: Problem[] = [];
  if (bidiProblems('', body.text).some(({severity}) => severity !== 'warning'))
    body.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, () => '');
  if (kind === 'jekyll') notes.push(...fromJekyll(text, syntax));
  if (kind === 'hugo') notes.push(...fromHugo(text));
  const isCode = syntax.codeOf(body.text);
  body.replace(/<!--\s*more\s*-->/gi, () => '<!-- truncate -->', isCode);
  const math = [...body.text.matchAll(/^[ \t]*\$\$/gm)].find(({index}) => !isCode(index));
  const expected =
    'no formula; this site has no plugin for them and shows the signs, write it as code or a picture';
  if (math) notes.push({file, line: body.lineAt(math.index), expected});
  return text.isMarkdown ? notes : [...notes, ...toMdx(syntax, text, isProvided)];
}

/** Adds the mark where lists of posts stop, after the first paragraph. */
function truncate(text: PlacedText, {tree}: {tree: Parameters<typeof endOf>[0]}) {
  const blocks = tree.children ?? [];
  const first = blocks.findIndex(({type}) => type === 'paragraph');
  const paragraph = blocks[first];
  if (text.kind !== 'post' || TRUNCATE.test(text.body.text)) return [];
  if (!paragraph || first === blocks.length - 1) return [];
  const [start, mark] = [
    endOf(paragraph),
    text.isMarkdown ? '<!-- truncate -->' : '{/* truncate */}',
  ];
  return [{start, end: start, text: `\n\n${mark}`}];
}

/** Two texts at one address or in one file, which this site cannot have. */
function refuseClashes(texts: readonly PlacedText[], {known}: Links, files: SourceFiles): void {
  const owners = new Map<string, string>();
  for (const text of texts) {
    const {folder, file, target} = text;
    const address = newAddress(text);
    const here = known.get(address);
    const isOther = here !== undefined && here !== target && address !== '/docs';
    const owner =
      owners.get(`${folder} ${address}`) ??
      owners.get(target) ??
      (isOther ? here || 'a page of this site' : undefined);
    owners.set(`${folder} ${address}`, file).set(target, file);
    if (owner === undefined) continue;
    const expected = `an address of its own; ${owner} has ${address}, too. Give one of them another slug, or leave this one out: --skip ${JSON.stringify(file)}`;
    files.refuse({file, expected});
  }
}

/** Adds redirects to the author's list. Those that are there stay as they are. */
function redirectChanges(siteDir: string, redirects: ReadonlyMap<string, string>): Change[] {
  const file = path.join(siteDir, REDIRECTS_FILE);
  const before = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8')
    : '# Addresses that have changed: the old one and the new one, without the language.\n';
  const known = readEntries(before);
  const added = [...redirects].filter(([from]) => !(from in known)).sort();
  if (added.length === 0) return [];
  const lines = added.map(([from, to]) => `${yamlScalar(from)}: ${yamlScalar(to)}\n`);
  const content = before.replace(/\n?$/, '\n') + lines.join('');
  return [{file: REDIRECTS_FILE, content, what: `${added.length} redirects`}];
}

/** Adds translated labels of sections to those of this site. */
function labelChanges(siteDir: string, labels: SourceSite['labels'] = {}): Change[] {
  return locales.flatMap((locale) => {
    const file = `i18n/${locale}/docusaurus-plugin-content-docs/current.json`;
    const absolute = path.join(siteDir, file);
    const here = (
      fs.existsSync(absolute) ? JSON.parse(fs.readFileSync(absolute, 'utf8')) : {}
    ) as Record<string, unknown>;
    const added = Object.entries(labels[locale] ?? {}).filter(
      ([key]) => key.startsWith('sidebar.') && !(key in here),
    );
    const content = `${JSON.stringify({...here, ...Object.fromEntries(added)}, null, 2)}\n`;
    return added.length > 0 ? [{file, content, what: `${added.length} labels`}] : [];
  });
}

/**
 * Plans the import of a site.
 *
 * @param lessons what this site did not take from an earlier plan
 */
export async function planImport(
  siteDir: string,
  files: SourceFiles,
  kind: SiteKind,
  lessons: Lessons,
): Promise<Plan> {
  const syntax = await openSyntax();
  const site = readSite[kind](files);
  const isProvided = providedComponents(siteDir);
  const notes = [...site.notes];
  const wanted = site.texts.filter(({file}) => !lessons.excluded.has(file));
  const placed = placeTexts(wanted, notes);
  const assets = new Assets(siteDir, site, files, lessons.excluded);

  const authors = {
    file: 'blog/authors.yml',
    key: 'authors.yml',
    folder: 'blog',
    target: 'blog/authors.yml',
    address: '/blog',
  } as PlacedText;
  const vocabulary = new Vocabulary(siteDir, site, (url, key) => {
    const to = /^(https?:)?\/\//.test(url) ? undefined : assets.bring(authors, url);
    const expected = 'a picture of this site; save it in static/ and name it in image_url';
    if (to === undefined) notes.push({file: 'authors', field: key, expected, found: url});
    return to;
  });

  for (const text of placed) {
    if (lessons.markdown.has(text.file)) text.isMarkdown = true;
    notes.push(...prepare(text, kind, syntax, isProvided));
    vocabulary.apply(text);
    notes.push(...keepFields(text));
  }
  const anchors = new Map(
    placed.map((text) => [text, syntax.anchors(text.body.text, formatOf(text))]),
  );
  const links = new Links(siteDir, kind, site, placed, (text) => anchors.get(text) ?? []);
  refuseClashes(placed, links, files);

  const texts = placed.map((text): Change => {
    const {body, file, fields, head = '---\n---\n', locale, target} = text;
    const parsed = syntax.parse(body.text, formatOf(text));
    if ('tree' in parsed) {
      const {edits} = new ContentEdits(body.text, parsed.tree, text.isMarkdown, {
        // A file has no page
        link: (url) => assets.bring(text, url) ?? links.resolve(text, url),
        file: (url) => assets.bring(text, url, isMedia),
        module: (source) => assets.module(text, source),
        isProvided,
        note: (offset, expected, found) =>
          notes.push({file, line: body.lineAt(offset), expected, found}),
      });
      body.apply([...edits, ...truncate(text, parsed)]);
    }
    const {image} = fields;
    if (typeof image === 'string' && !/^(https?:)?\/\//.test(image)) {
      fields.image = assets.bring(text, image, isImage);
      const expected = 'a picture that is there; the field is left out';
      if (fields.image === undefined) notes.push({file, field: 'image', expected, found: image});
    }
    const content = writeFields(head, fields) + body.text;
    return {file: target, content, what: locale === 'vi' ? 'Vietnamese' : 'English'};
  });

  const redirects = links.redirects();
  const companions = [...(site.companions ?? [])];
  return {
    changes: [
      ...texts,
      ...companions.map(([file, from]) => ({file, content: files.text(from), what: 'section'})),
      ...assets.changes(),
      ...vocabulary.changes(),
      ...labelChanges(siteDir, site.labels),
      ...redirectChanges(siteDir, redirects),
    ],
    texts: placed,
    notes: [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()],
    redirects,
    sourceOf: new Map([
      ...placed.map(({file, target}) => [target, file] as const),
      ...companions,
      ...assets.places,
    ]),
  };
}
