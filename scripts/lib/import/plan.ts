/** What an import would write. Nothing is written here. */
import fs from 'node:fs';
import path from 'node:path';

import type {Problem} from '../../../src/lib/problems';
import {bidiProblems} from '../../../src/plugins/content/check/bidi';
import {isImage, imageProblems} from '../../../src/plugins/content/check/images';
import type {Change} from '../edit/changes';
import {Assets} from './assets';
import {ContentEdits} from './body/content';
import {toMdx} from './body/mdx';
import {fromHugo} from './body/shortcodes';
import {fromJekyll} from './body/liquid';
import {endOf, openSyntax, type Syntax} from './body/syntax';
import {keepFields} from './fields';
import type {SourceFiles} from './files';
import {withFields, writeFields} from './front-matter';
import {Links} from './links';
import type {SiteKind, SourceText} from './model';
import {newAddress, placeTexts, type PlacedText} from './place';
import {readSite} from './read';
import {redirectChanges} from './redirects';
import {Vocabulary} from './vocabulary';

export type Plan = {
  /** Files to write, the texts among them. */
  readonly changes: readonly Change[];
  readonly texts: readonly PlacedText[];
  /** What is lost, with the place in the old site. */
  readonly notes: readonly Problem[];
  readonly redirects: ReadonlyMap<string, string>;
  /** The file of the old site that a file comes from. */
  readonly sourceOf: (target: string) => string | undefined;
};

/** What an earlier plan has shown that this site does not take. */
export type Lessons = {
  /** Pictures and texts that stay away, by their path in the old site. */
  readonly excluded: Set<string>;
  /** Texts that are read as plain Markdown. */
  readonly markdown: Set<string>;
  /** Fields that are left out: `path field`. */
  readonly fields: Set<string>;
};

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Components that every text can use without an import. */
function providedBy(siteDir: string): (name: string) => boolean {
  const folder = path.join(siteDir, 'src/theme/MDXComponents');
  const own = fs.existsSync(folder) ? fs.readFileSync(path.join(folder, 'index.tsx'), 'utf8') : '';
  const words = new Set(['Head', 'Details', ...(own.match(/[\w$]+/g) ?? [])]);
  return (name) => words.has(name);
}

/** Makes the text of one kind of site Markdown, or MDX. */
function prepare(
  text: PlacedText,
  kind: SiteKind,
  syntax: Syntax,
  isProvided: (name: string) => boolean,
): readonly Problem[] {
  const {body, file} = text;
  const notes: Problem[] = [];
  if (bidiProblems('', body.text).some(({severity}) => severity !== 'warning')) {
    body.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, () => '');
  }
  if (kind === 'jekyll') notes.push(...fromJekyll(body, file, text.fields, syntax));
  if (kind === 'hugo') notes.push(...fromHugo(body, file));
  body.replace(/<!--\s*more\s*-->/gi, () => '<!-- truncate -->', syntax.codeOf(body.text));
  if (text.isMarkdown) return notes;
  const read = toMdx(syntax, body, file, isProvided);
  text.isMarkdown = read.isMarkdown;
  return [...notes, ...read.notes];
}

/** Adds the mark where lists of posts stop, after the first paragraph. */
function truncate(
  {kind, isMarkdown}: PlacedText,
  edits: ContentEdits,
  body: string,
  tree: Parameters<typeof endOf>[0],
): void {
  if (kind !== 'post' || TRUNCATE.test(body)) return;
  const blocks = tree.children ?? [];
  const first = blocks.findIndex(({type}) => type === 'paragraph');
  const paragraph = blocks[first];
  if (!paragraph || first === blocks.length - 1) return;
  const at = endOf(paragraph);
  edits.edits.push({
    start: at,
    end: at,
    text: isMarkdown ? '\n\n<!-- truncate -->' : '\n\n{/* truncate */}',
  });
}

/** Two texts at one address, which the old site could have and this one cannot. */
function refuseClashes(
  texts: readonly PlacedText[],
  links: Links,
  siteDir: string,
  files: SourceFiles,
): void {
  const first = new Map<string, PlacedText>();
  for (const text of texts) {
    const address = newAddress(text);
    const other = first.get(`${text.folder} ${address}`);
    first.set(`${text.folder} ${address}`, text);
    const isHere =
      address !== '/docs' &&
      links.known.has(address) &&
      !fs.existsSync(path.join(siteDir, text.target));
    if (!other && !isHere) continue;
    const owner = other
      ? other.file
      : 'a page of this site (samples go with npm run setup -- --samples remove)';
    files.refused.push({
      file: text.file,
      expected: `an address of its own; ${owner} has ${address}, too. Give one of them another slug, or leave this one out: --skip ${JSON.stringify(text.file)}`,
    });
  }
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
  const site = readSite(files, kind);
  const isProvided = providedBy(siteDir);
  const {placed, notes: left} = placeTexts(
    site.texts.filter(({file}: SourceText) => !lessons.excluded.has(file)),
  );
  const notes = [...site.notes, ...left];
  const assets = new Assets(siteDir, site, files, lessons.excluded);

  const authors = {
    file: 'blog/authors.yml',
    key: 'authors.yml',
    kind: 'post',
    folder: 'blog',
    target: 'blog/authors.yml',
    address: '/blog',
  };
  const vocabulary = new Vocabulary(siteDir, site, (url, key) => {
    const to = /^(https?:)?\/\//.test(url) ? undefined : assets.bring(authors as PlacedText, url);
    if (to === undefined)
      notes.push({
        file: 'authors',
        field: key,
        expected: 'a picture of this site; save it in static/ and name it in image_url',
        found: url,
      });
    return to;
  });

  for (const text of placed) {
    if (lessons.markdown.has(text.file)) text.isMarkdown = true;
    notes.push(...prepare(text, kind, syntax, isProvided));
    vocabulary.apply(text);
    for (const field of Object.keys(text.fields)) {
      if (lessons.fields.has(`${text.file} ${field}`)) text.fields[field] = undefined;
    }
    notes.push(...keepFields(text));
    if (text.isMarkdown) text.fields.mdx = {format: 'md'};
  }

  const anchors = new Map(
    placed.map((text) => [text, syntax.anchors(text.body.text, text.isMarkdown ? 'md' : 'mdx')]),
  );
  const links = new Links(siteDir, site, placed, (text) => anchors.get(text) ?? []);
  refuseClashes(placed, links, siteDir, files);

  const changes = placed.map((text): Change => {
    const {body, file, fields, isMarkdown} = text;
    const parsed = syntax.parse(body.text, isMarkdown ? 'md' : 'mdx');
    if ('tree' in parsed) {
      const edits = new ContentEdits(body.text, parsed.tree, isMarkdown, {
        // A file has no page
        link: (url) => assets.bring(text, url) ?? links.resolve(text, url),
        file: (url) => assets.bring(text, url, isImageOrMedia),
        module: (source) => assets.module(text, source),
        isProvided,
        note: (offset, expected, found) =>
          notes.push({file, line: body.lineAt(offset), expected, found}),
      });
      truncate(text, edits, body.text, parsed.tree);
      body.apply(edits.edits);
    }
    if (typeof fields.image === 'string' && !/^(https?:)?\/\//.test(fields.image)) {
      const image = assets.bring(text, fields.image, isImage);
      if (image === undefined)
        notes.push({
          file,
          field: 'image',
          expected: 'a picture that is there; the field is left out',
          found: fields.image,
        });
      fields.image = image;
    }
    return {
      file: text.target,
      content: withFields(writeFields(text.block, fields), body.text),
      what: text.locale === 'vi' ? 'Vietnamese' : 'English',
    };
  });

  const redirects = new Map([...links.redirects(), ...vocabulary.redirects]);
  const companions = site.companions.map(({from, to}): Change => ({
    file: to,
    content: files.text(from),
    what: 'section',
  }));
  const sources = new Map([
    ...placed.map(({file, target}) => [target, file] as const),
    ...site.companions.map(({from, to}) => [to, from] as const),
  ]);
  const unreadable = await unreadablePictures(assets.changes());
  if (unreadable.length > 0) {
    for (const file of unreadable) lessons.excluded.add(assets.sourceOf(file) ?? '');
    return planImport(siteDir, files, kind, lessons);
  }
  return {
    changes: [
      ...changes,
      ...companions,
      ...assets.changes(),
      ...vocabulary.changes(),
      ...redirectChanges(siteDir, redirects),
    ],
    texts: placed,
    notes: [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()],
    redirects,
    sourceOf: (target) => sources.get(target) ?? assets.sourceOf(target),
  };
}

const isImageOrMedia = (file: string) =>
  isImage(file) || /\.(mp[34]|webm|ogg|wav|m4a|bmp|ico)$/i.test(file);

/** Pictures that cannot be shown: those that another commit or another store holds are often short texts. */
async function unreadablePictures(changes: readonly Change[]): Promise<string[]> {
  const faulty = await Promise.all(
    changes
      .filter(({file}) => isImage(file))
      .map(async ({file, content}) => {
        const problems = await imageProblems('', file, content as Buffer);
        return problems.length > 0 ? [file] : [];
      }),
  );
  return faulty.flat();
}
