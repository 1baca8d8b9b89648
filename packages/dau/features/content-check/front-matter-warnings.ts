import * as z from 'zod';

import type {SourceText} from '../../content/content-files';
import {imageFile} from '../../content/cover-images';
import {readDate} from '../../content/publishing';
import {locales} from '../../settings/locales';
import {schemaProblems} from '../../settings/schema-helpers';
import type {Problem} from '../../utils/problems';
import {suggestion} from '../../utils/suggestion';
import {hasSchemeOrHost} from '../../utils/urls';

/** The fields that this site adds. Docusaurus checks the values of its own fields. */
const schema = z.looseObject({
  aliases: z.union([z.string(), z.array(z.string())], 'a list of names').optional(),
  comments: z.boolean().optional(),
  language: z.enum([...locales]).optional(),
  pinned: z.boolean().optional(),
  sample: z.boolean().optional(),
  series: z.string().optional(),
  part: z.int().min(1).optional(),
});

/** The fields whose misspelled names are reported. A misspelled `draft` would publish a draft. */
const NAMES = [
  ...Object.keys(schema.shape),
  'author',
  'authors',
  'date',
  'description',
  'draft',
  'image',
  'slug',
  'tags',
  'title',
  'unlisted',
];

/** A problem, which is a warning, because Docusaurus accepts the file. */
type Found = Omit<Problem, 'file'>;

const misspelledFields = ({values}: SourceText): Found[] =>
  Object.keys(values).flatMap((field) => {
    const fix = NAMES.includes(field) ? '' : suggestion(field, NAMES);
    return fix ? [{field, problem: 'is not a known field', fix}] : [];
  });

/** Finds dates such as `02/03/2026`, which is February 3. */
function ambiguousDate({content, values: {date}}: SourceText): Found[] {
  const read = typeof date === 'string' ? readDate(date) : undefined;
  if (content.kind !== 'post' || !read || /^\d{4}-\d/.test(String(date))) return [];
  const fix = `The site uses ${read.toISOString().slice(0, 10)}`;
  const problem = 'must be in the form YYYY-MM-DD, like 2026-03-02';
  return [{field: 'date', problem, found: date, fix}];
}

function missingCover({content, values: {image}}: SourceText, siteDir: string): Found[] {
  if (typeof image !== 'string' || hasSchemeOrHost(image)) return [];
  const file = imageFile(siteDir, content, image);
  const fix = 'Check the path. An image whose path begins with / must be in static/';
  return file ? [] : [{field: 'image', problem: 'file not found', found: image, fix}];
}

/** Returns the problems in the front matter of a file. All are warnings. */
export function frontMatterProblems(siteDir: string, source: SourceText): Problem[] {
  const {file} = source.content;
  return [
    ...schemaProblems(file, schema, source.values),
    ...misspelledFields(source),
    ...ambiguousDate(source),
    ...missingCover(source, siteDir),
  ].map((found) => ({...found, file, severity: 'warning'}));
}
