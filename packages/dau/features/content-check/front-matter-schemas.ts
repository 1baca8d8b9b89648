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
} from '../../settings/schema-helpers';
import {isSet, readDate} from '../../content/publishing';
import {placeholderLine} from '../../content/placeholder-text';
import type {SourceText} from '../../content/content-files';
import {imagePath, isRelative, relativeImage} from '../../content/cover-images';
import {decodeUrl, hasSchemeOrHost} from '../../utils/urls';

/** The fields that Docusaurus reads, whose values it checks itself, and those of translations and importers. */
const FIELDS = [
  'title',
  'title_meta',
  'description',
  'slug',
  'id',
  'sidebar_label',
  'sidebar_class_name',
  'sidebar_position',
  'sidebar_key',
  'sidebar_custom_props',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'displayed_sidebar',
  'draft',
  'unlisted',
  'hide_title',
  'hide_table_of_contents',
  'parse_number_prefixes',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'keywords',
  'tags',
  'authors',
  'image',
  'custom_edit_url',
  'last_update',
  'date',
  'mdx',
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
  'wrapperClassName',
  'translated_from',
  'layout',
  'lang',
];

/** A wrong value is only a warning, because Docusaurus ignores the fields that this site adds. */
const schema = onlyFields({
  aliases: z.union([z.string(), z.array(z.string())], 'a list of names').optional(),
  comments: z.boolean().optional(),
  language: z.enum([...locales]).optional(),
  pinned: z.boolean().optional(),
  sample: z.boolean().optional(),
  series: z.string().optional(),
  part: z.int().min(1).optional(),
  ...Object.fromEntries(FIELDS.map((name) => [name, z.unknown().optional()])),
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

/** Finds the text of the template, which must not be published. */
function placeholderProblems({text, values}: SourceText): Partial<Problem>[] {
  const line = isSet(values.draft) ? 0 : placeholderLine(text);
  if (line === 0) return [];
  const fix = 'Write your own text, or add "draft: true"';
  return [{line, problem: 'placeholder text from npm run new', fix, severity: 'warning'}];
}

/** Finds a missing cover. Docusaurus would not name the post or guide. */
function coverProblems({content, values}: SourceText, siteDir: string): Partial<Problem>[] {
  const {image, draft} = values;
  if (isRelative(image)) {
    if (relativeImage(siteDir, content, image)) return [];
    const folder = path.posix.dirname(imagePath(image, content.file));
    const fix = `Put the file into ${folder}/, or correct the path`;
    const severity = isSet(draft) ? 'warning' : 'error';
    return [{field: 'image', problem: 'file not found', fix, severity}];
  }
  if (typeof image !== 'string' || hasSchemeOrHost(image) || image.startsWith('@')) return [];
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

/** Returns the problems in the front matter of a file, and its placeholder text. */
export function frontMatterProblems(siteDir: string, text: SourceText): Problem[] {
  const {content, fields, values} = text;
  const {file} = content;
  return [
    ...schemaProblems(file, schema, values).map((each): Partial<Problem> => ({
      ...each,
      severity: 'warning',
      // Leave out the value of an unknown field, because the name is the problem
      ...(each.problem === UNKNOWN_FIELD && {found: undefined}),
    })),
    ...dateProblems(text),
    ...placeholderProblems(text),
    ...coverProblems(text, siteDir),
    ...urlProblems(text),
  ].map(({field = '', problem = '', ...rest}) => ({
    file,
    ...(field && {field, found: fields[field]}),
    problem,
    ...rest,
  }));
}
