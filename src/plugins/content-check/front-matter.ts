/** Checks the front matter that the framework does not: this site's fields, and unknown fields. */
import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {defaultLocale, locales, type Locale} from '../../lib/locales';
import {suggestion} from '../../lib/suggestion';
import type {Problem} from '../../lib/problems';
import {isCalendarDay, schemaProblems} from '../../lib/schema';
import {readDate} from '../../lib/content/dates';
import {isUntouched} from '../../lib/content/first-paragraphs';
import {contentFolder, readText, type ContentKind} from '../../lib/content/files';
import type {SourceText} from '../../lib/content/read-content';
import {decodeUrl} from '../../lib/url-text';
import {parseYaml, type Fields} from '../../lib/content/yaml';

/** The fields of this site. The framework checks the others. */
const ownFields = z.object({
  comments: z.boolean().optional(),
  language: z.enum([...locales]).optional(),
  sample: z.boolean().optional(),
  series: z.string().optional(),
  part: z.int().min(1).optional(),
});

const COMMON =
  'title description image keywords slug hide_table_of_contents toc_min_heading_level ' +
  'toc_max_heading_level draft unlisted last_update mdx language translated_from';

/** The fields that are used. */
const KNOWN: Readonly<Record<ContentKind, string>> = {
  post: `${COMMON} tags sidebar_label comments id title_meta date authors author author_title author_url author_image_url sample series part`,
  guide: `${COMMON} tags sidebar_label comments id hide_title sidebar_key sidebar_position sidebar_class_name sidebar_custom_props displayed_sidebar pagination_label custom_edit_url parse_number_prefixes pagination_next pagination_prev`,
  page: `${COMMON} wrapperClassName`,
};

/** Unused but harmless fields: they belong to another kind of content or to other tools. */
const HARMLESS = 'author authors date id lang layout sidebar_label sidebar_position tags';

const knownFields = (kind: ContentKind): readonly string[] => KNOWN[kind].split(' ');

function fieldProblems({content: {kind}, values}: SourceText): Partial<Problem>[] {
  const known = knownFields(kind);
  return Object.keys(values)
    .filter((field) => !known.includes(field) && !HARMLESS.split(' ').includes(field))
    .map((field) => ({
      field,
      problem: 'is not a known field',
      fix: suggestion(field, known) || 'Correct its name, or remove it',
      severity: 'warning',
    }));
}

/** Search engines show little of a shorter description, and cut a longer one. */
function descriptionProblems({values: {description, draft}}: SourceText): Partial<Problem>[] {
  if (typeof description !== 'string' || description === '' || draft === true) return [];
  const length = [...description.trim()].length;
  if (length >= 40 && length <= 200) return [];
  const problem = `is too ${length < 40 ? 'short' : 'long'} (${length} characters)`;
  const fix = 'Write 40 to 200, in one or two sentences: search engines and lists of posts show it';
  return [{field: 'description', problem, fix, severity: 'warning'}];
}

function dateProblems({content: {kind}, fields, values}: SourceText): Partial<Problem>[] {
  if (kind !== 'post' || values.date === undefined) return [];
  const problem = 'must be an existing day as YYYY-MM-DD, like 2026-03-02';
  const date = values.date === null ? undefined : readDate(values.date);
  const text = String(fields.date);
  const [, year, month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})([T ]|$)/.exec(text) ?? [];
  const isDay = isCalendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  // YAML reads 2026-02-30 as 2 March
  if (!date || (year && !isDay)) return [{field: 'date', problem}];
  if (isDay) return [];
  const fix = `It is read as ${date.toISOString().slice(0, 10)}`;
  return [{field: 'date', problem, fix, severity: 'warning'}];
}

/** An author that is not in the list of a language that shows the post. */
function authorProblems({content, values}: SourceText, siteDir: string): Partial<Problem>[] {
  if (content.kind !== 'post') return [];
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  const isShownIn = (locale: Locale) =>
    locale === content.locale ||
    (content.locale === defaultLocale &&
      !exists(`${contentFolder('post', locale)}/${content.key}`));
  const lists = locales.filter(isShownIn).map((locale) => {
    const own = `${contentFolder('post', locale)}/authors.yml`;
    return exists(own) ? own : 'blog/authors.yml';
  });
  const keys = [values.authors ?? []]
    .flat()
    .map((author: unknown) => (typeof author === 'string' ? author : (author as Fields)?.key));
  return [...new Set(lists)].flatMap((list) => {
    const parsed = exists(list) ? parseYaml(list, readText(siteDir, list)) : {fields: {}};
    const known = 'fields' in parsed ? Object.keys(parsed.fields) : undefined;
    const problem = `must be in ${list}, which has ${known?.join(', ') || 'no authors'}`;
    return keys
      .filter((key) => known && typeof key === 'string' && !known.includes(key))
      .map((found) => ({field: 'authors', problem, found}));
  });
}

function seriesProblems({values: {series, part}}: SourceText): Partial<Problem>[] {
  if ((series === undefined) === (part === undefined)) return [];
  const [field, other] = series === undefined ? ['series', 'part'] : ['part', 'series'];
  const problem = `is missing, but ${other} is set`;
  return [{field, problem, fix: `Add it, or remove ${other}`, severity: 'warning'}];
}

/** A share image that is not in `static`. The framework reports missing images next to the file. */
function imageProblems({values: {image}}: SourceText, siteDir: string): Partial<Problem>[] {
  if (typeof image !== 'string' || /^([a-z]+:|\/\/|\.\.?\/|@)/i.test(image)) return [];
  if (fs.existsSync(path.join(siteDir, 'static', decodeUrl(image)))) return [];
  const fix = 'Check the path, or put the file into static/img';
  return [{field: 'image', problem: 'not found in static/', fix, severity: 'warning'}];
}

/** The placeholder content of `npm run new`, which readers would see. */
const untouchedProblems = ({text, values}: SourceText): Partial<Problem>[] =>
  isUntouched(text) && values.draft !== true
    ? [
        {
          problem: 'this file has only the placeholder text of npm run new',
          fix: 'Write the content, or add "draft: true"',
          severity: 'warning',
        },
      ]
    : [];

/** Returns the problems in the front matter of one post, guide or page. */
export function frontMatterProblems(siteDir: string, text: SourceText): Problem[] {
  const {content, fields, lines, values} = text;
  const {file} = content;
  return [
    ...schemaProblems(file, ownFields, values).map(
      (each) => ({...each, severity: 'warning'}) as const,
    ),
    ...fieldProblems(text),
    ...descriptionProblems(text),
    ...dateProblems(text),
    ...authorProblems(text, siteDir),
    ...seriesProblems(text),
    ...imageProblems(text, siteDir),
    ...untouchedProblems(text),
  ].map(({field, problem = '', ...rest}) => ({
    file,
    line: lines[field ?? ''] ?? 1,
    ...(field !== undefined && {field, found: fields[field]}),
    problem,
    ...rest,
  }));
}

/** Two posts with the same part of a series: their order would be random. */
export function duplicateParts(files: readonly SourceText[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({content: {file, locale}, values: {series, part}, lines}): Problem[] => {
    if (typeof series !== 'string' || typeof part !== 'number') return [];
    const name = `${locale} ${series} ${part}`;
    const other = first.get(name);
    first.set(name, other ?? file);
    const problem = `is the same as in ${other}`;
    const place = {file, line: lines.part ?? 1, field: 'part', found: part};
    const fix = 'Give each part of the series its own number';
    return other === undefined ? [] : [{...place, problem, fix, severity: 'warning'}];
  });
}
