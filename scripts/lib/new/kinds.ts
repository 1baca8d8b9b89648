/** The kinds of new content, and their command line options. */
import {eventRoles} from '../../../src/plugins/content/data/author-types';

export const kinds = ['post', 'guide', 'section', 'page', 'project', 'event'] as const;
export type Kind = (typeof kinds)[number];

/** The options, in the format of `parseArgs`. */
export const options = {
  en: {type: 'string'},
  'vi-only': {type: 'boolean', default: false},
  'en-only': {type: 'boolean', default: false},
  description: {type: 'string'},
  'description-en': {type: 'string'},
  slug: {type: 'string'},
  tags: {type: 'string'},
  'new-tag': {type: 'string', multiple: true},
  author: {type: 'string'},
  date: {type: 'string'},
  section: {type: 'string'},
  series: {type: 'string'},
  'series-en': {type: 'string'},
  publish: {type: 'boolean', default: false},
  website: {type: 'string'},
  source: {type: 'string'},
  favorite: {type: 'boolean', default: false},
  start: {type: 'string'},
  end: {type: 'string'},
  place: {type: 'string'},
  'place-en': {type: 'string'},
  role: {type: 'string'},
  url: {type: 'string'},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

export type OptionName = keyof typeof options;

const TITLE_AND_LANGUAGES = ['en', 'vi-only', 'en-only'] as const;
const TEXT = [...TITLE_AND_LANGUAGES, 'description', 'description-en', 'slug'] as const;

/** The options of each kind. */
export const optionsOf: Readonly<Record<Kind, readonly OptionName[]>> = {
  post: [...TEXT, 'tags', 'new-tag', 'author', 'date', 'series', 'series-en', 'publish', 'help'],
  guide: [...TEXT, 'tags', 'new-tag', 'section', 'publish', 'help'],
  section: [...TEXT, 'section', 'help'],
  page: [...TEXT, 'publish', 'help'],
  project: [
    'description',
    'description-en',
    'slug',
    'tags',
    'new-tag',
    'website',
    'source',
    'favorite',
    'help',
  ],
  event: [
    'en',
    'description',
    'description-en',
    'slug',
    'start',
    'end',
    'place',
    'place-en',
    'role',
    'url',
    'help',
  ],
};

const ABOUT: Readonly<Record<OptionName, string>> = {
  en: '--en "…"                  the title in English',
  'vi-only': '--vi-only                 only in Vietnamese',
  'en-only': '--en-only                 only in English; the title is in English',
  description:
    '--description "…"         one or two sentences: in lists, search results, shared links',
  'description-en': '--description-en "…"      the same in English',
  slug: '--slug my-address         last part of the address; the default is made from the title',
  tags: '--tags git,github         keys of tags',
  'new-tag':
    '--new-tag "key=Nhãn|Label"  adds a tag to the files of both languages, and uses it; may be repeated',
  author: '--author key              a key of blog/authors.yml; the default is the first one',
  date: '--date 2027-01-15         day of publication; the default is today',
  section: '--section folder          the folder below docs/',
  series: '--series "Name"           makes it the next part of a series',
  'series-en': '--series-en "Name"        the name of the series in English',
  publish: '--publish                 not a draft: the next build publishes it',
  website: '--website https://…       its website',
  source: '--source https://…        its source code',
  favorite: '--favorite                shown first, and on the home page',
  start: '--start 2027-03-14T18:30+07:00   when it begins; the time is optional',
  end: '--end …                   when it ends',
  place: '--place "…"               where; online for events on the web',
  'place-en': '--place-en "…"            the same in English',
  role: `--role speaker            one of ${eventRoles.join(', ')}`,
  url: '--url https://…           its own page',
  help: '--help',
};

const EXAMPLES: Readonly<Record<Kind, string>> = {
  post: 'npm run new -- post "Học Git trong một buổi" --en "Learn Git in an afternoon" --new-tag Git',
  guide: 'npm run new -- guide "Viết commit dễ đọc" --en "Readable commits" --section git',
  section: 'npm run new -- section "Git và GitHub" --en "Git and GitHub"',
  page: 'npm run new -- page "Góc làm việc" --en "My desk"',
  project:
    'npm run new -- project "Sổ Chi" --description "Sổ chi tiêu trong trình duyệt." --description-en "An expense book in the browser." --tags web --source https://github.com/…',
  event:
    'npm run new -- event "Gặp gỡ JavaScript" --en "JavaScript Meetup" --start 2027-03-14T18:30+07:00 --place "Hà Nội" --place-en Hanoi --role speaker --description "…" --description-en "…"',
};

const WHAT: Readonly<Record<Kind, string>> = {
  post: 'a post of the blog, as a draft in both languages',
  guide: 'a guide, as a draft in both languages',
  section: 'a section of the guides, with its labels in both languages',
  page: 'a page, as a draft in both languages',
  project: 'a project on the showcase',
  event: 'an event on the community page',
};

/** Returns the help text of one kind, or of the whole command. */
export function usage(kind?: Kind): string {
  if (kind) {
    return [
      `Creates ${WHAT[kind]}. At a terminal it asks for missing values.`,
      '',
      `  ${EXAMPLES[kind]}`,
      '',
      ...optionsOf[kind].map((option) => `  ${ABOUT[option]}`),
    ].join('\n');
  }
  return [
    'npm run new -- KIND "title in Vietnamese" --en "title in English" …',
    '',
    ...kinds.map((each) => `  ${each.padEnd(8)} ${WHAT[each]}`),
    '',
    'At a terminal it asks for missing values; `npm run new` without options asks for everything.',
    'Options of one kind: npm run new -- post --help',
  ].join('\n');
}
