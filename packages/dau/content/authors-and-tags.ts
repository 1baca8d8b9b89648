import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {defaultLocale, type Locale} from '../settings/locales';
import type {Problem} from '../utils/problems';
import {fields, matching, schemaProblems, someText, uri} from '../settings/schema-helpers';
import {slugOf} from '../utils/slug';
import {contentFolder, filesUnder, openContent, type ContentFile} from './content-files';
import {lineOfField, type Fields, type Parsed} from './yaml';

type List = Pick<ContentFile, 'kind' | 'locale'>;

/** Returns the paths of a list: the default language's, and the language's own if it exists. */
function pathsOf(siteDir: string, {kind, locale}: List, name: string) {
  const original = `${kind === 'post' ? 'blog' : 'docs'}/${name}`;
  const translated = `${contentFolder(kind, locale)}/${name}`;
  const isTranslated = locale !== defaultLocale && fs.existsSync(path.join(siteDir, translated));
  return {original, translated: isTranslated ? translated : undefined};
}

/**
 * Reads `authors.yml` or `tags.yml`. `keys` are the entries of the file that Docusaurus reads: the
 * language's own, if it exists. `entries` also has those of the default language's file. Both are
 * `undefined` if the YAML is invalid.
 */
export function dataFile(siteDir: string, list: List, name: string) {
  const {original, translated} = pathsOf(siteDir, list, name);
  const file = translated ?? original;
  const [own, other] = [file, original].map(openContent(siteDir).read);
  if (own?.problem ?? other?.problem) return {file};
  return {file, keys: Object.keys(own?.values ?? {}), entries: {...other?.values, ...own?.values}};
}

const COMPLETED = '.cache/authors';

/**
 * Returns the option `authorsMapPath` of the blog. Docusaurus reads only the language's own file, and
 * stops at an author that is only in the default language's file. So this writes a file with both.
 */
export function authorsMapPath(siteDir: string, locale: Locale): string | undefined {
  const list = {kind: 'post', locale} as const;
  if (!pathsOf(siteDir, list, 'authors.yml').translated) return undefined;
  const {entries} = dataFile(siteDir, list, 'authors.yml');
  if (!entries) return undefined;
  const file = path.join(siteDir, COMPLETED, `${locale}.json`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(entries));
  // Docusaurus looks for this path in the blog's folder
  return `../${COMPLETED}/${locale}.json`;
}

const NAMED = 'an author: write "name: …" on the next line, indented by two spaces';

const author = z
  .looseObject(
    {
      name: someText(),
      title: someText(),
      email: someText(),
      description: someText(),
      url: uri,
      image_url: uri,
      imageURL: uri,
      page: z.union(
        [z.boolean(), fields({permalink: someText()})],
        'true, false, or "permalink: /a-path" on the next line, indented by two more spaces',
      ),
      socials: z
        .looseObject({
          stackoverflow: z.union([z.number(), z.string()], 'a number or a name').optional(),
        })
        .catchall(
          matching(/^(https?:|mailto:|[^/]+$)/, 'a name without slashes, or a URL with https://'),
        ),
    },
    NAMED,
  )
  .partial()
  .refine(({name, image_url: image, imageURL = image}) => name ?? imageURL, NAMED);

const tag = fields({label: someText(), permalink: someText(), description: someText()});

const LIST = /(?:^|\/)(authors|tags)\.ya?ml$/;

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
      const problem = `must not have the same permalink as ${other}`;
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

const isOnlyComments = (text: string) =>
  text.includes('#') && text.split('\n').every((line) => /^\s*(#|$)/.test(line));

/**
 * Returns the problems in all lists of authors and tags. Docusaurus loads no content if a list is invalid,
 * and its own error does not say which file contains the invalid entry.
 */
export const dataFileProblems = (siteDir: string): Problem[] =>
  filesUnder(siteDir, '{blog,docs,i18n}').flatMap((file): Problem[] => {
    const [, name] = LIST.exec(file) ?? [];
    const parsed = name ? openContent(siteDir).read(file) : undefined;
    if (!parsed || parsed.problem) return parsed?.problem ? [parsed.problem] : [];
    if (isOnlyComments(parsed.text)) {
      const problem = 'has only comments, so Docusaurus would stop with an error';
      return [{file, problem, fix: 'Add an entry, or delete the file'}];
    }
    const isTags = name === 'tags';
    const schema = z.record(z.string(), isTags ? tag.partial().nullable() : author);
    const invalid = schemaProblems(file, schema, parsed.values).map((problem) => ({
      ...problem,
      line: lineOfField(parsed, problem.field),
    }));
    return isTags && invalid.length === 0 ? tagPathProblems(file, parsed) : invalid;
  });
