/** What Hugo, Jekyll and Astro have in common: folders of Markdown with front matter. */
import {cleanSlug, pathOf, urlize} from '../addresses';
import type {SourceFiles} from '../files';
import {commonFields, dateOf, readText} from '../front-matter';
import type {Fields, SourceText} from '../model';

/** Folders with texts in the order of a book, not of a blog. */
export const GUIDES = /^_?(docs?|guides?|tutorials?|wiki|book|manual|learn)$/i;

/** Names of fields in lower case, as Hugo reads them. */
export const lower = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]));

/** What the path of a text and its fields say in one kind of site. */
type Place = {
  /** The same for its versions in other languages. */
  id: string;
  language: string;
  /** Its name in addresses, unless it has a slug. */
  name: string;
  /** Path in the folder of guides; none for a post. */
  guide?: string | undefined;
  /** Pattern of its address, like `/:year/:slug/`, and what else stands for parts of it. */
  pattern: string;
  parts?: Record<string, string>;
  date?: string | undefined;
  /** Between tags that are one text. */
  separator?: RegExp;
  pictureFolder?: unknown;
  /** Fields that this kind of site has in another way. */
  fields?: Fields;
};

/** Reads a text with front matter in YAML, TOML or JSON. */
export function readMarkdown(
  files: SourceFiles,
  file: string,
  placeOf: (fields: Fields) => Place,
): SourceText {
  const {fields: written, body, line} = readText(files, file);
  const fields = {...lower(written), ...written};
  const {name, guide, pattern, pictureFolder, ...place} = placeOf(fields);
  const common = commonFields(written, place.separator);
  const date = dateOf(common.date) ?? place.date;
  const slug = String(fields.slug ?? name);
  const [year = '', month = '', day = ''] = (date ?? '').slice(0, 10).split('-');
  const title = urlize(String(fields.title ?? name));
  const values: Record<string, string> = {year, month, day, slug, title, ...place.parts};
  const address = pattern.replace(/:(\w+)/g, (found, part: string) => values[part] ?? found);
  return {
    file,
    kind: guide === undefined ? 'post' : 'guide',
    language: place.language,
    id: place.id,
    ...(guide !== undefined && {key: guide}),
    address: pathOf(address),
    aliases: [fields.aliases ?? fields.redirect_from ?? []]
      .flat()
      .map((each) => pathOf(String(each))),
    fields: {...common, slug: undefined, id: undefined, date, ...place.fields},
    body,
    line,
    isMarkdown: !file.endsWith('x'),
    ...(typeof pictureFolder === 'string' && {pictureFolder}),
  };
}

/** The path of a guide here: its folders and its name, each without signs. */
export const guideKey = (parts: string[], end = 'md'): string =>
  `${parts.map((part) => cleanSlug(part) || 'text').join('/')}.${end}`;
