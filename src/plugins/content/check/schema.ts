/** The front matter that the framework accepts, made of its own public schemas. */
import type {BlogPostFrontMatter} from '@docusaurus/plugin-content-blog';
import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';
import type {PageFrontMatter} from '@docusaurus/plugin-content-pages';
import {
  FrontMatterLastUpdateSchema,
  FrontMatterTagsSchema,
  JoiFrontMatter as Joi,
  URISchema,
} from '@docusaurus/utils-validation';

import {locales} from '../../../lib/locales';
import {readRecord, RECORD_FIELD} from '../translations/record';
import type {ContentKind} from './files';

/** What a field may hold, for the program and for the person. */
export type Rule = {
  readonly schema: {
    validate(value: unknown, options: {convert: boolean}): {error?: Error | undefined};
  };
  readonly expected: string;
  /** Set where the site works without the field. */
  readonly isWarning?: true;
};

const text = {schema: Joi.string().allow(''), expected: 'some text, or no such line'} as const;
const words = {schema: Joi.string(), expected: 'some text, or no such line'} as const;
const flag = {schema: Joi.boolean(), expected: 'true or false'} as const;
const level = {schema: Joi.number().min(2).max(6), expected: 'a number from 2 to 6'} as const;
const pagination = {
  schema: Joi.string().allow(null),
  expected: 'the id of a guide, or null for none',
} as const;
const address = {
  schema: URISchema,
  expected:
    'an address like https://example.com/a.png, /img/a.png or ./a.png, with letters a–z and no spaces',
} as const;

const authorSchema = Joi.object({
  key: Joi.string(),
  name: Joi.string(),
  imageURL: Joi.string(),
})
  .rename('image_url', 'imageURL', {alias: true})
  .or('key', 'name', 'imageURL')
  .unknown();
const authors = {
  schema: Joi.alternatives().try(
    Joi.string(),
    authorSchema,
    Joi.array().items(Joi.string(), authorSchema),
  ),
  expected:
    'a key of authors.yml, a list of keys like [lan, minh], or a list of authors, each with a name',
} as const;

const COMMON = {
  title: text,
  description: text,
  image: address,
  keywords: {
    schema: Joi.array().items(Joi.string().required()),
    expected: 'a list, like [git, github]',
  },
  slug: {schema: Joi.string(), expected: 'an address, like my-first-post'},
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  draft: flag,
  unlisted: flag,
  last_update: {
    schema: FrontMatterLastUpdateSchema,
    expected: 'a date, an author or both: {date: 2026-03-02, author: Lan}',
  },
  [RECORD_FIELD]: {
    schema: {
      validate: (value) =>
        readRecord(value) ? {} : {error: new Error('no record of a translation')},
    },
    expected: 'what npm run translate writes there: npm run translate -- <file> --done',
    isWarning: true,
  },
  mdx: {
    schema: Joi.object({format: Joi.string().valid('md', 'mdx', 'detect')}),
    expected: '{format: md}, {format: mdx} or {format: detect}',
  },
} as const satisfies Record<string, Rule>;

const TAGGED = {
  tags: {schema: FrontMatterTagsSchema, expected: 'a list, like [git, github]'},
  sidebar_label: text,
  comments: {...flag, expected: 'true, or false for a page without comments', isWarning: true},
  language: {
    schema: Joi.string().valid(...locales),
    expected: `one of ${locales.join(', ')}`,
    isWarning: true,
  },
} as const satisfies Record<string, Rule>;

const POST = {
  ...COMMON,
  ...TAGGED,
  id: words,
  title_meta: text,
  date: {schema: Joi.any(), expected: ''},
  authors,
  author: words,
  author_title: words,
  author_url: address,
  author_image_url: address,
  authorTitle: words,
  authorURL: address,
  authorImageURL: address,
  sample: {...flag, expected: 'true for a post that came with the template', isWarning: true},
  series: {schema: Joi.string(), expected: 'the name of the series', isWarning: true},
  part: {
    schema: Joi.number().integer().min(1),
    expected: 'the place in the series, 1 or more',
    isWarning: true,
  },
} as const satisfies Record<keyof BlogPostFrontMatter, Rule> & Record<string, Rule>;

const GUIDE = {
  ...COMMON,
  ...TAGGED,
  id: words,
  hide_title: flag,
  sidebar_key: words,
  sidebar_position: {schema: Joi.number(), expected: 'a number'},
  sidebar_class_name: words,
  sidebar_custom_props: {schema: Joi.object().unknown(), expected: 'fields'},
  displayed_sidebar: pagination,
  pagination_label: words,
  custom_edit_url: {...address, schema: URISchema.allow('', null)},
  parse_number_prefixes: flag,
  pagination_next: pagination,
  pagination_prev: pagination,
} as const satisfies Record<keyof DocFrontMatter, Rule> & Record<string, Rule>;

const PAGE = {
  ...COMMON,
  // The sitemap and the search read it
  language: TAGGED.language,
  wrapperClassName: words,
} as const satisfies Record<keyof PageFrontMatter, Rule> & Record<string, Rule>;

/** The fields of each kind of content. The compiler tells when the framework gains one. */
export const RULES: Readonly<Record<ContentKind, Readonly<Record<string, Rule>>>> = {
  post: POST,
  guide: GUIDE,
  page: PAGE,
};

/** Read by nothing here, and harmless: they belong to another kind of content or to other tools. */
export const HARMLESS: ReadonlySet<string> = new Set([
  'author',
  'authors',
  'date',
  'id',
  'lang',
  'layout',
  'sidebar_label',
  'sidebar_position',
  'tags',
]);
