import type {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';

import {locales} from '../shared/locales';
import type {Problem} from '../shared/problems';
import {knownKeys, requiredText, unknownFields} from './fields';
import type {ContentFile, ContentKind} from './files';
import type {Fields} from './yaml';

type LegacyAuthor =
  | 'author'
  | 'author_title'
  | 'author_url'
  | 'author_image_url'
  | `author${'URL' | 'Title' | 'ImageURL'}`;

/** The site's own fields, beside the framework's. */
type OwnField = 'comments' | 'language';
/** Those of posts alone. */
type OwnPostField = OwnField | 'series' | 'part';

/** Records, so that the compiler tells when the framework gains or drops a field. */
const FIELDS = {
  post: {
    title: true,
    title_meta: true,
    description: true,
    sidebar_label: true,
    tags: true,
    slug: true,
    draft: true,
    unlisted: true,
    date: true,
    authors: true,
    image: true,
    keywords: true,
    hide_table_of_contents: true,
    toc_min_heading_level: true,
    toc_max_heading_level: true,
    last_update: true,
    comments: true,
    language: true,
    series: true,
    part: true,
  } satisfies Record<Exclude<keyof BlogPostFrontMatter, LegacyAuthor | 'id'> | OwnPostField, true>,
  guide: {
    id: true,
    title: true,
    tags: true,
    hide_title: true,
    hide_table_of_contents: true,
    keywords: true,
    image: true,
    description: true,
    slug: true,
    sidebar_key: true,
    sidebar_label: true,
    sidebar_position: true,
    sidebar_class_name: true,
    sidebar_custom_props: true,
    displayed_sidebar: true,
    pagination_label: true,
    custom_edit_url: true,
    parse_number_prefixes: true,
    toc_min_heading_level: true,
    toc_max_heading_level: true,
    pagination_next: true,
    pagination_prev: true,
    draft: true,
    unlisted: true,
    last_update: true,
    comments: true,
    language: true,
  } satisfies Record<keyof DocFrontMatter | OwnField, true>,
  page: {
    title: true,
    description: true,
    image: true,
    slug: true,
    keywords: true,
    wrapperClassName: true,
    hide_table_of_contents: true,
    toc_min_heading_level: true,
    toc_max_heading_level: true,
    draft: true,
    unlisted: true,
    last_update: true,
  } satisfies Record<keyof PageFrontMatter, true>,
} satisfies Record<ContentKind, object>;

const DESCRIPTION = {min: 40, max: 200};

/** The tags and authors that content of one kind and language may name. */
export type Vocabulary = {
  readonly tags: {readonly known: readonly string[]; readonly source: string};
  readonly authors: {readonly known: readonly string[]; readonly source: string};
};

/** `2026-02-30` has the right form and is no day. */
function isCalendarDay(value: string): boolean {
  const day = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(
    value,
  )?.[1];
  if (day === undefined || Number.isNaN(Date.parse(value))) return false;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(day);
}

function descriptionProblems(file: string, value: unknown): Problem[] {
  const {min, max} = DESCRIPTION;
  const expected = `one or two sentences of ${min} to ${max} characters`;
  if (value === undefined || value === null) return [{file, field: 'description', expected}];
  if (typeof value !== 'string') return [{file, field: 'description', expected, found: value}];
  const {length} = [...value.trim()];
  if (length >= min && length <= max) return [];
  return [{file, field: 'description', expected: `${expected}, not ${length}`, found: value}];
}

function dateProblems(file: string, value: unknown): Problem[] {
  if (typeof value === 'string' && isCalendarDay(value)) return [];
  const expected = 'a day of the calendar as YYYY-MM-DD, like 2026-03-02';
  return [{file, field: 'date', expected, ...(value == null ? {} : {found: value})}];
}

function slugProblems(file: string, value: unknown): Problem[] {
  if (typeof value === 'string' && /^\/?[a-z0-9]+([-/][a-z0-9]+)*$/.test(value)) return [];
  const expected =
    'the address of the post: small letters a–z, digits and hyphens, like my-first-post';
  return [{file, field: 'slug', expected, ...(value == null ? {} : {found: value})}];
}

function commentsProblems(file: string, value: unknown): Problem[] {
  if (value === undefined || typeof value === 'boolean') return [];
  return [
    {file, field: 'comments', expected: 'true, or false for a page without comments', found: value},
  ];
}

/** The language of a text that is written in another one than its folder's. */
function languageProblems(file: string, value: unknown): Problem[] {
  if (value === undefined || locales.some((locale) => locale === value)) return [];
  return [{file, field: 'language', expected: `one of ${locales.join(', ')}`, found: value}];
}

/** Both or neither: the name of the series, and the place in it. */
function seriesProblems(file: string, {series, part}: Fields): Problem[] {
  if (series === undefined && part === undefined) return [];
  const isPart = typeof part === 'number' && Number.isInteger(part) && part > 0;
  return [
    ...requiredText(file, 'series', series),
    ...(isPart
      ? []
      : [
          {
            file,
            field: 'part',
            expected: 'the place in the series, 1 or more',
            found: part ?? null,
          },
        ]),
  ];
}

function postProblems(
  file: string,
  text: string,
  fields: Fields,
  {authors}: Vocabulary,
): Problem[] {
  return [
    ...dateProblems(file, fields.date),
    ...slugProblems(file, fields.slug),
    ...seriesProblems(file, fields),
    ...knownKeys(file, 'authors', fields.authors, authors),
    ...(/\{\/\*\s*truncate\s*\*\/\}/.test(text)
      ? []
      : [
          {
            file,
            expected: 'the line {/* truncate */} after the opening, where the list cuts the post',
          },
        ]),
  ];
}

/** What is wrong with one post, guide or page by itself. */
export function frontMatterProblems(
  {kind, file}: ContentFile,
  text: string,
  fields: Fields,
  vocabulary: Vocabulary,
): Problem[] {
  // A draft is shown to its author alone, and may still lack its description
  const isDraft = fields.draft === true;
  return [
    ...unknownFields(file, fields, Object.keys(FIELDS[kind])),
    ...requiredText(file, 'title', fields.title),
    ...(isDraft ? [] : descriptionProblems(file, fields.description)),
    ...(kind === 'page' || fields.tags === undefined
      ? []
      : knownKeys(file, 'tags', fields.tags, vocabulary.tags)),
    ...commentsProblems(file, fields.comments),
    ...languageProblems(file, fields.language),
    ...(kind === 'post' ? postProblems(file, text, fields, vocabulary) : []),
  ];
}

/** Fields that lead readers of both languages to the same place. */
const SHARED_FIELDS = [
  'slug',
  'id',
  'date',
  'authors',
  'tags',
  'draft',
  'unlisted',
  'sidebar_position',
  'comments',
  'part',
];

/** Where a translation leads elsewhere than its original. */
export function translationProblems(
  original: {readonly file: string; readonly fields: Fields},
  translation: {readonly file: string; readonly fields: Fields},
): Problem[] {
  return SHARED_FIELDS.flatMap((field) => {
    const [expected, found] = [original.fields[field], translation.fields[field]];
    if (JSON.stringify(expected) === JSON.stringify(found)) return [];
    return [
      {
        file: translation.file,
        field,
        expected: `the same as in ${original.file}, ${JSON.stringify(expected) ?? 'nothing'}`,
        found: found ?? null,
      },
    ];
  });
}
