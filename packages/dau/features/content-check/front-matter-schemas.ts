import fs from 'node:fs';
import path from 'node:path';

import {isValidPathname} from '@docusaurus/utils';
import * as z from 'zod';

import {locales} from '../../settings/locales';
import type {Problem} from '../../utils/problems';
import {
  fields as onlyFields,
  isCalendarDay,
  schemaProblems,
  UNKNOWN_FIELD,
  uri,
} from '../../settings/schema-helpers';
import {controlCharacterIn} from '../../utils/escape';
import {isSet, readDate} from '../../content/publishing';
import {placeholderLine} from '../../content/placeholder-text';
import {dataFile} from '../../content/authors-and-tags';
import type {SourceText} from '../../content/content-files';
import {imagePath, isRelative, relativeImage} from '../../content/cover-images';
import {HOSTS_FILE, isAllowedHost, type AllowedHosts} from '../../settings';
import {suggestion} from '../../utils/suggestion';
import {decodeUrl, hasSchemeOrHost} from '../../utils/urls';
import {lineOfField, type Fields} from '../../content/yaml';

const fieldsOf = (names: string, schema: z.ZodType) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, schema.optional()]));

/** YAML reads some strings as numbers or dates, which Docusaurus also accepts. */
const anyText = z.union([z.string(), z.number(), z.date()], 'a string');
const text = z.union([z.string().min(1), z.number(), z.date()], 'a string');
const level = z.unknown().refine((value) => /^[2-6]$/.test(String(value)), 'a number from 2 to 6');
const author = z
  .looseObject({})
  .refine((given) => ['key', 'name', 'image_url', 'imageURL'].some((name) => name in given));
const tag = z.union(
  [text, onlyFields({label: text, permalink: text})],
  'a string or {label, permalink}',
);
/** Fields that this site adds. Wrong values are warnings, because Docusaurus ignores them. */
const ownFields = {
  aliases: z.union([z.string(), z.array(z.string())], 'a list of names').optional(),
  comments: z.boolean().optional(),
  language: z.enum([...locales]).optional(),
  pinned: z.boolean().optional(),
  sample: z.boolean().optional(),
  series: z.string().optional(),
  part: z.int().min(1).optional(),
};

/** Docusaurus stops at the first file with a wrong value in most of these fields. */
const schema = onlyFields({
  ...ownFields,
  ...fieldsOf('title description', anyText),
  ...fieldsOf('slug id sidebar_label sidebar_class_name pagination_label', text),
  ...fieldsOf('pagination_next pagination_prev displayed_sidebar', text.nullable()),
  ...fieldsOf(
    'draft unlisted hide_title hide_table_of_contents parse_number_prefixes',
    z.union([z.boolean(), z.enum(['true', 'false'])], 'true or false'),
  ),
  ...fieldsOf(
    'sidebar_position',
    z.unknown().refine((value) => /^-?[\d.]+$/.test(String(value)), 'a number'),
  ),
  ...fieldsOf('toc_min_heading_level toc_max_heading_level', level),
  ...fieldsOf('keywords', z.array(text).min(1)),
  ...fieldsOf('tags', z.array(tag)),
  ...fieldsOf(
    'authors',
    z.union(
      [text, author, z.array(z.union([text, author]))],
      'a key of authors.yml, {name: …}, or a list of these',
    ),
  ),
  ...fieldsOf('image', uri),
  ...fieldsOf('custom_edit_url', z.union([uri, z.literal('')]).nullable()),
  ...fieldsOf(
    'last_update',
    z.looseObject({date: z.unknown().refine(readDate, 'a date').optional()}),
  ),
  ...fieldsOf(
    `title_meta date translated_from mdx author author_title author_url author_image_url authorTitle authorURL authorImageURL layout lang
    wrapperClassName sidebar_key sidebar_custom_props`,
    z.unknown(),
  ),
});

const warning = (problem: string, fix: string, field?: string): Partial<Problem>[] => [
  {...(field && {field}), problem, fix, severity: 'warning'},
];

function dateProblems({content: {kind}, fields, values}: SourceText): Partial<Problem>[] {
  if (kind !== 'post' || values.date === undefined) return [];
  const problem = 'must be a real date in the form YYYY-MM-DD, like 2026-03-02';
  const date = values.date === null ? undefined : readDate(values.date);
  const text = String(fields.date);
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})([T ]|$)/.exec(text) ?? [];
  const isDay = isCalendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  // YAML turns 2026-02-30 into March 2, so check the field's text instead
  if (!date || (year && !isDay)) return [{field: 'date', problem}];
  if (isDay) return [];
  return warning(problem, `The site uses ${date.toISOString().slice(0, 10)}`, 'date');
}

/** Finds authors and tags that are missing from their list. A site may have no tag list. */
function undeclared({content, values}: SourceText, siteDir: string): Partial<Problem>[] {
  const fields = {post: ['authors', 'tags'], guide: ['tags'], page: []}[content.kind];
  return fields.flatMap((field) => {
    const {file, entries} = dataFile(siteDir, content, `${field}.yml`);
    const keys = Object.keys(entries ?? {});
    const isTag = field === 'tags';
    if (!entries || (isTag && keys.length === 0)) return [];
    const name = isTag ? 'tag' : 'author';
    const unknown = [values[field] ?? []]
      .flat()
      .map((each: unknown) => (isTag || typeof each === 'string' ? each : (each as Fields)?.key))
      .filter((key): key is string => typeof key === 'string' && !keys.includes(key));
    const near = unknown.filter((key) => suggestion(key, keys));
    // A post may have many tags, so one message has all of them
    const others = unknown.filter((key) => !near.includes(key));
    const one = `contains an unknown ${name}`;
    const [found, problem, them] =
      others.length > 1 ? [others, `contains unknown ${name}s`, 'them'] : [others[0], one, 'it'];
    const instead = keys.length > 0 ? `, or use one of: ${keys.join(', ')}` : '';
    return [
      ...near.map((key) => ({found: key, problem: one, fix: suggestion(key, keys)})),
      ...(found ? [{found, problem, fix: `Add ${them} to ${file}${instead}`}] : []),
    ].map((each) => ({field, severity: isTag ? 'warning' : 'error', ...each}));
  });
}

function combinationProblems({text, values}: SourceText): Partial<Problem>[] {
  const {draft, unlisted, series, part} = values;
  if (isSet(draft) && isSet(unlisted))
    return [{field: 'unlisted', problem: 'must not be set in a draft', fix: 'Remove it'}];
  const line = isSet(draft) ? 0 : placeholderLine(text);
  if (line > 0) {
    const fix = 'Write your own text, or add "draft: true"';
    return [{line, problem: 'placeholder text from npm run new', fix, severity: 'warning'}];
  }
  if (series !== undefined || part === undefined) return [];
  return warning('is set, but series is missing', 'Add series, or remove part', 'part');
}

/** Finds missing images, for which Docusaurus would not name the file, and images on blocked hosts. */
function imageProblems(
  {content, values}: SourceText,
  siteDir: string,
  {media}: AllowedHosts,
): Partial<Problem>[] {
  const {image, draft} = values;
  if (!uri.safeParse(image).success) return [];
  if (isRelative(image)) {
    if (relativeImage(siteDir, content, image)) return [];
    const folder = path.posix.dirname(imagePath(image, content.file));
    const fix = `Put the file into ${folder}/, or correct the path`;
    const severity = isSet(draft) ? 'warning' : 'error';
    return [{field: 'image', problem: 'file not found', fix, severity}];
  }
  if (typeof image !== 'string') return [];
  if (/^(https?:)?\/\//i.test(image)) {
    const base = 'https://example.com';
    const isAllowed = URL.canParse(image, base) && isAllowedHost(new URL(image, base), media);
    // Only posts and guides have covers
    if (content.kind === 'page' || isAllowed) return [];
    const fix = `Save it next to this file, and write "image: ./name.png", or add its host to media in ${HOSTS_FILE}`;
    return warning('is on another host (lists show a drawn cover instead)', fix, 'image');
  }
  if (hasSchemeOrHost(image) || image.startsWith('@')) return [];
  if (fs.existsSync(path.join(siteDir, 'static', decodeUrl(image)))) return [];
  const fix = `Check the path, or save the image as ${path.posix.join('static', decodeUrl(image))}`;
  return warning('not found in static/', fix, 'image');
}

/** Matches characters that have a special meaning in React Router paths. */
export const ROUTE_PATTERN = /\([^()]+\)|:\w|[*\\%]/;

/** Finds slugs and file names from which Docusaurus cannot make a URL. */
function urlProblems({content: {kind, key}, values}: SourceText): Partial<Problem>[] {
  const found = String(values.slug ?? key.replace(/\.mdx?$/, ''));
  if (
    kind === 'page' ||
    (isValidPathname(path.posix.resolve('/', found)) && !ROUTE_PATTERN.test(found))
  )
    return [];
  const fix =
    values.slug === undefined
      ? 'Rename the file, or set slug to a URL without these characters'
      : 'Use only letters, digits and hyphens';
  const problem = 'must not contain ( ) [ ] * : \\ % ? or #';
  return [{field: 'slug', problem, found, fix}];
}

/** Finds control characters. A quoted string in YAML may have an escape such as `\b`, which would make a feed invalid. */
const controlCharacters = ({values}: SourceText): Partial<Problem>[] =>
  Object.entries(values).flatMap(([field, value]) => {
    const control = controlCharacterIn(String(value));
    const problem = `has the invisible control character ${control}`;
    return control === undefined ? [] : [{field, problem, fix: 'Delete it'}];
  });

/** Returns the problems in the front matter of a file, with their lines. */
export function frontMatterProblems(
  siteDir: string,
  text: SourceText,
  allowed: AllowedHosts,
): Problem[] {
  const {content, fields, values} = text;
  const {file} = content;
  return [
    ...schemaProblems(file, schema, values).map((each): Partial<Problem> => {
      const isUnknown = each.problem === UNKNOWN_FIELD;
      const isWarning = isUnknown || `${each.field}` in ownFields;
      // Leave out the value of an unknown field, because the name is the problem
      return {
        ...each,
        ...(isUnknown && {found: undefined}),
        ...(isWarning && {severity: 'warning'}),
      };
    }),
    ...dateProblems(text),
    ...undeclared(text, siteDir),
    ...combinationProblems(text),
    ...imageProblems(text, siteDir, allowed),
    ...urlProblems(text),
    ...controlCharacters(text),
  ].map(({field = '', problem = '', ...rest}) => ({
    file,
    line: lineOfField(text, field),
    ...(field && {field, found: fields[field]}),
    problem,
    ...rest,
  }));
}
