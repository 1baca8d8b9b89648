import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import type {Problem} from '../problems';
import {fields, matching, schemaProblems, someText, uri} from '../schema';
import {slugOf} from '../slug';
import {contentFolder, filesUnder, readText, type ContentFile} from './files';
import {lineOfField, parseYaml, type Fields, type Parsed} from './yaml';

/**
 * Reads `authors.yml` or `tags.yml` as Docusaurus does. A language without the file falls back to the
 * default language's file. `keys` is `undefined` if the YAML is invalid.
 */
export function dataFile(siteDir: string, {kind, locale}: ContentFile, name: string) {
  const original = `${kind === 'post' ? 'blog' : 'docs'}/${name}`;
  const translated = `${contentFolder(kind, locale)}/${name}`;
  const exists = (file: string) => fs.existsSync(path.join(siteDir, file));
  const file = exists(translated) ? translated : original;
  const {values, problem} = parseYaml(file, exists(file) ? readText(siteDir, file) : '');
  return {file, keys: problem ? undefined : Object.keys(values)};
}

const NAMED = 'an author: write "name: …" on the next line, indented by two spaces';

const author = z
  .looseObject(
    {
      ...{name: someText(), title: someText(), email: someText(), description: someText()},
      ...{url: uri, image_url: uri, imageURL: uri},
      socials: z
        .looseObject({stackoverflow: z.unknown()})
        .catchall(
          matching(/^(https?:|mailto:|[^/]+$)/, 'a name without slashes, or a URL with https://'),
        ),
    },
    NAMED,
  )
  .partial()
  .refine(({name, image_url: image, imageURL = image}) => name ?? imageURL, NAMED);

const tag = fields({label: someText(), permalink: someText(), description: someText()});

/** Rules for the entries. Docusaurus' own error does not say which file contains the invalid entry. */
const LISTS: [name: RegExp, schema: z.ZodType][] = [
  [/(^|\/)authors\.ya?ml$/, z.record(z.string(), author)],
  [/(^|\/)tags\.ya?ml$/, z.record(z.string(), tag.partial().nullable())],
];

/** Returns the path of a tag. Docusaurus makes almost the same path from a key. */
const tagPath = ([key, tag]: [key: string, tag: unknown]): string =>
  String(
    (tag as Fields | null)?.permalink ??
      `/${slugOf(key.replace(/(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/gu, '-'))}`,
  );

function tagPathProblems(file: string, {values, lines}: Parsed): Problem[] {
  const tags = Object.entries(values);
  return tags.flatMap((tag, index): Problem[] => {
    const [[field], found] = [tag, tagPath(tag)];
    const place = {file, line: lines[field], field};
    const other = tags.slice(0, index).find((each) => tagPath(each) === found)?.[0];
    if (other !== undefined) {
      const problem = `must not have the permalink of ${other}`;
      return [{...place, problem, found, fix: 'Change the permalink of one of these tags'}];
    }
    // Docusaurus keeps the diacritics of these letters in the path of a tag
    const hasMarks = /[^\0-\u017f]/.test(field) && /^[!-~]+$/.test(found);
    if (!hasMarks || (tag[1] as Fields | null)?.permalink) return [];
    const fix = `Add a line "  permalink: ${found}"`;
    return [
      {...place, problem: 'has no permalink, so its URL has diacritics', fix, severity: 'warning'},
    ];
  });
}

/** Docusaurus loads no content if any list of authors or tags is invalid. */
export const dataFileProblems = (siteDir: string): Problem[] =>
  filesUnder(siteDir, '{blog,docs,i18n}').flatMap((file) =>
    LISTS.filter(([name]) => name.test(file)).flatMap(([, schema]): Problem[] => {
      const parsed = parseYaml(file, readText(siteDir, file));
      if (parsed.problem) return [parsed.problem];
      const invalid = schemaProblems(file, schema, parsed.values).map((problem) => ({
        ...problem,
        line: lineOfField(parsed, problem.field),
      }));
      const isTags = schema !== LISTS[0]?.[1];
      return isTags && invalid.length === 0 ? tagPathProblems(file, parsed) : invalid;
    }),
  );
