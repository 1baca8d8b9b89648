import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {defaultLocale, type Locale} from '../settings/locales';
import type {Problem} from '../utils/problems';
import {schemaProblems} from '../settings/schema-helpers';
import {contentFolder, filesUnder, openContent, type ContentFile} from './content-files';

type List = Pick<ContentFile, 'kind' | 'locale'>;

/**
 * Reads `authors.yml` or `tags.yml`. `keys` are the entries of the file that Docusaurus reads: the
 * language's own, if it exists. `entries` also has those of the default language's file. Both are
 * `undefined` if the YAML is invalid.
 */
export function dataFile(siteDir: string, {kind, locale}: List, name: string) {
  const {read} = openContent(siteDir);
  const original = `${contentFolder(kind, defaultLocale)}/${name}`;
  const translated = `${contentFolder(kind, locale)}/${name}`;
  const other = read(original);
  const own = read(translated);
  const file = own ? translated : original;
  if (own?.problem ?? other?.problem) return {file};
  const keys = Object.keys((own ?? other)?.values ?? {});
  return {file, keys, entries: {...other?.values, ...own?.values}};
}

const COMPLETED = '.cache/authors';

/**
 * Returns the option `authorsMapPath` of the blog. Docusaurus reads only the language's own file, and
 * stops at an author that is only in the default language's file. So this writes a file with both.
 */
export function authorsMapPath(siteDir: string, locale: Locale): string | undefined {
  const {file: own, entries} = dataFile(siteDir, {kind: 'post', locale}, 'authors.yml');
  if (!entries || own === 'blog/authors.yml') return undefined;
  const file = path.join(siteDir, COMPLETED, `${locale}.json`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(entries));
  // Docusaurus looks for this path in the blog's folder
  return `../${COMPLETED}/${locale}.json`;
}

const entries = z.record(z.string(), z.record(z.string(), z.unknown()).nullable());

const LIST = /(?:^|\/)(?:authors|tags)\.ya?ml$/;

/** Returns invalid entries in all lists of authors and tags. Docusaurus' own error does not name the file. */
export const dataFileProblems = (siteDir: string): Problem[] =>
  filesUnder(siteDir, '{blog,docs,i18n}').flatMap((file): Problem[] => {
    const parsed = LIST.test(file) ? openContent(siteDir).read(file) : undefined;
    if (!parsed || parsed.problem) return parsed?.problem ? [parsed.problem] : [];
    return schemaProblems(file, entries, parsed.values);
  });
