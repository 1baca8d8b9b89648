import {suggestion} from '../../../lib/near';
import type {Problem} from '../../../lib/problems';
import {isImpossibleDay, readDate} from './dates';
import type {ContentFile} from './files';
import {HARMLESS, RULES} from './schema';
import type {Fields, Parsed} from './yaml';

/** A text with its front matter. */
export type Written = {
  readonly content: ContentFile;
  readonly text: string;
} & Extract<Parsed, {fields: Fields}>;

/** The tags and authors that content of one kind and language may name. */
export type Vocabulary = Readonly<
  Record<'tags' | 'authors', {readonly known: readonly string[]; readonly source: string}>
>;

/** Shorter says too little in a list of results, longer is cut there. */
const DESCRIPTION = {min: 40, max: 200};

/** Makes the problems of one file: place and value of the field are filled in. */
function reporter({content: {file}, fields, lines}: Written) {
  return (severity: 'error' | 'warning', field: string, expected: string): Problem => ({
    file,
    line: lines[field] ?? 1,
    field,
    expected,
    ...(fields[field] === undefined ? {} : {found: fields[field]}),
    severity,
  });
}

function ruleProblems(written: Written): Problem[] {
  const report = reporter(written);
  const rules = RULES[written.content.kind];
  return Object.entries(written.values).flatMap(([field, value]) => {
    const rule = rules[field];
    if (rule) {
      const {error} = rule.schema.validate(value, {convert: true});
      return error ? [report(rule.isWarning ? 'warning' : 'error', field, rule.expected)] : [];
    }
    if (HARMLESS.has(field)) return [];
    if (field === 'format') {
      return [report('warning', field, 'the form that is read, "mdx: {format: md}"')];
    }
    const hint = suggestion(field, Object.keys(rules));
    return [
      report('warning', field, `a field that is known${hint || '; remove it, nothing reads it'}`),
    ];
  });
}

function pairProblems(written: Written): Problem[] {
  const {values} = written;
  const report = reporter(written);
  const problems: Problem[] = [];
  if (values.draft === true && values.unlisted === true) {
    problems.push(report('error', 'unlisted', 'either "draft" or "unlisted", not both'));
  }
  const {toc_min_heading_level: min, toc_max_heading_level: max} = values;
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    problems.push(
      report('error', 'toc_min_heading_level', `not above toc_max_heading_level, ${max}`),
    );
  }
  return problems;
}

function descriptionProblems(written: Written): Problem[] {
  const {description} = written.values;
  // A draft is shown to its author alone; without one, the framework takes the first paragraph
  if (typeof description !== 'string' || description === '' || written.values.draft === true) {
    return [];
  }
  const {min, max} = DESCRIPTION;
  const length = [...description.trim()].length;
  if (length >= min && length <= max) return [];
  const expected = `one or two sentences of ${min} to ${max} characters, for search engines and lists`;
  return [reporter(written)('warning', 'description', expected)];
}

function dateProblems(written: Written): Problem[] {
  const {fields, values} = written;
  const report = reporter(written);
  const expected = 'a day of the calendar as YYYY-MM-DD, like 2026-03-02';
  if (values.date === undefined) return [];
  const date = values.date === null ? undefined : readDate(values.date);
  const text = String(fields.date);
  if (!date || isImpossibleDay(text)) return [report('error', 'date', expected)];
  // "02/03/2026" is 3 February to the framework
  if (/^\d{4}-\d{1,2}-\d{1,2}([T ]|$)/.test(text)) return [];
  const day = date.toISOString().slice(0, 10);
  return [report('warning', 'date', `${expected}; it is read as ${day}`)];
}

/** Keys of a list, or of a single value; what is written in place of a key is none. */
function keysOf(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((each) => {
    if (typeof each === 'string' || typeof each === 'number') return [String(each)];
    const key = (each as {key?: unknown} | null)?.key;
    return typeof key === 'string' ? [key] : [];
  });
}

function tagProblems(written: Written, {tags}: Vocabulary): Problem[] {
  const {content, values} = written;
  if (content.kind === 'page' || !Array.isArray(values.tags)) return [];
  const report = reporter(written);
  return keysOf(values.tags)
    .filter((tag) => !tags.known.includes(tag))
    .map((tag) => ({
      ...report(
        'warning',
        'tags',
        `an entry in ${tags.source}, with label, permalink and description${suggestion(tag, tags.known)}`,
      ),
      found: tag,
    }));
}

function authorProblems(written: Written, {authors}: Vocabulary): Problem[] {
  const {values} = written;
  const report = reporter(written);
  const unknown = keysOf(values.authors ?? [])
    .filter((key) => !authors.known.includes(key))
    .map((key) => ({
      ...report('error', 'authors', `a key of ${authors.source}${suggestion(key, authors.known)}`),
      found: key,
    }));
  const legacy = ['author', 'author_title', 'author_url', 'author_image_url'].filter(
    (field) => field in values,
  );
  const isInline =
    unknown.length === 0 &&
    typeof values.authors === 'object' &&
    [values.authors]
      .flat()
      .some((each) => typeof each === 'object' && !(each as Fields | null)?.key);
  return [
    ...unknown,
    ...(legacy.length > 0 && values.authors !== undefined
      ? [
          report(
            'error',
            legacy[0] ?? 'author',
            'either "authors" or the fields "author…", not both',
          ),
        ]
      : []),
    ...(isInline || (legacy.length > 0 && values.authors === undefined)
      ? [
          report(
            'warning',
            isInline ? 'authors' : (legacy[0] ?? 'author'),
            `an entry in ${authors.source} and "authors: [its key]"; written here, an author has no page of their own`,
          ),
        ]
      : []),
  ];
}

const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

function postProblems(written: Written, vocabulary: Vocabulary): Problem[] {
  const {content, text, values} = written;
  const report = reporter(written);
  const problems = [...dateProblems(written), ...authorProblems(written, vocabulary)];
  if (values.series === undefined && values.part !== undefined) {
    problems.push(report('warning', 'series', 'the name of the series, since "part" is set'));
  }
  if (values.series !== undefined && values.part === undefined) {
    problems.push(report('warning', 'part', 'the place in the series, since "series" is set'));
  }
  if (!TRUNCATE.test(text)) {
    problems.push({
      file: content.file,
      expected:
        'the line {/* truncate */} after the opening; without it, lists show the whole post',
      severity: 'warning',
    });
  }
  return problems;
}

/** What is wrong with the front matter of one post, guide or page by itself. */
export function frontMatterProblems(written: Written, vocabulary: Vocabulary): Problem[] {
  return [
    ...ruleProblems(written),
    ...pairProblems(written),
    ...descriptionProblems(written),
    ...tagProblems(written, vocabulary),
    ...(written.content.kind === 'post' ? postProblems(written, vocabulary) : []),
  ];
}
